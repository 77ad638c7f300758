import { type Fault, withoutReferences } from '#content/references.ts';
import { typedFigures } from './figures.ts';

/** What a line says when it speaks of an offer. */
const ofOffer =
  /\b(?:bonus(?:es)?|free spins?|welcome offer|promotions?|reload|cashback|doubl(?:e|es|ed|ing) (?:a|the|your|any) deposit|(?:minimum|smallest|least) deposit)\b/i;
const days =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|fourteen|twenty|thirty|sixty|ninety)[\s-]+(?:days?|hours?|weeks?)\b/i;
const times = /\b(?:\d+\s?[x×]|[x×]\s?\d+|\d+[\s-]+times)(?=\W|$)/i;

const found = (line: string, at: number): Fault[] =>
  [
    ...typedFigures(line)
      .map(({ message }) => message)
      .filter((message) => !message.includes('is an age')),
    ...[days, times].flatMap((pattern) => {
      const figure = pattern.exec(withoutReferences(line))?.[0];
      return figure === undefined ? [] : [`"${figure}" is a figure of an offer: write a {{reference}} to it`];
    }),
  ].map((message) => ({ line: at, message }));

/** Figures that are typed in lines that speak of an offer: those of the offers' documents alone may be said of them. */
export const offerFigures = (source: string): Fault[] =>
  source.split('\n').flatMap((line, index) => (ofOffer.test(line) ? found(line, index + 1) : []));
