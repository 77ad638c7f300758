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

/** What no other sentence of such a file is about: a chance or a day may be something else. */
const ofWhole = /is (?:an amount of money|a number of spins|a figure in words)/;

/** A text of which a figure is handed over as it was typed: `t('promotions.most', { spins: 250 })`. */
const typedFact = /\b(?:t|tCount)\([^()]*\{[^{}]*\b\w+:\s*\d[\d_.]*\s*[,}]/;

/**
 * Figures that are typed in lines that speak of an offer: those of the offers' documents alone may be said of them. `whole`:
 * the file speaks of nothing else, so that every line of it does, whichever words it has.
 */
export const offerFigures = (source: string, whole = false): Fault[] =>
  source.split('\n').flatMap((line, index) => {
    if (ofOffer.test(line)) return found(line, index + 1);
    return whole ? found(line, index + 1).filter(({ message }) => ofWhole.test(message)) : [];
  });

/** Figures that an island hands to a sentence about an offer without having them from anywhere. */
export const typedFacts = (source: string): Fault[] =>
  source.split('\n').flatMap((line, index) => {
    const fact = typedFact.exec(line)?.[0];
    return fact === undefined ? [] : [{ line: index + 1, message: `"${fact}" is typed: take it from the offer` }];
  });
