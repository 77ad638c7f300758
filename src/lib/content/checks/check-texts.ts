import { addressOf, type TextKind, textKinds } from '#domain/content/text.ts';
import { textCollections } from '../collections.ts';
import { type LoadedText, parseTexts, type TextFault } from '../load-texts.ts';
import { renderMarkdown } from '../render-markdown.ts';
import { isShown, type Shown } from '../shown.ts';
import type { ReferenceValues } from '../values.ts';
import { markupFaults } from './markup.ts';
import { type ShownText, type SourceFile, siteTargets } from './targets.ts';
import { limitFaults } from './text-limits.ts';
import { checkContent, checkOfferFigures, checkQuestions } from './texts.ts';

/** What texts are held against beside each other. */
export type TextsAround = {
  readonly values: ReferenceValues;
  readonly now: Date;
  /** The routes and layouts of the site. */
  readonly astroFiles: readonly SourceFile[];
};

const parse = (sources: ReadonlyMap<string, string>, kind: TextKind, { values, now }: TextsAround) => {
  const { folder, idOf } = textCollections[kind];
  const own = new Map([...sources].filter(([path]) => path.startsWith(`${folder}/`)));
  // Each kind's own schema; what is asked of every kind here is when it is shown, and of questions where.
  const schema = textCollections[kind].schema as (typeof textCollections)['faq']['schema'];
  return parseTexts(own, { folder, schema, values, now, idOf });
};

const shownText = ({ path, body }: LoadedText<Shown>): ShownText => ({ ...addressOf(path), body });

/** The line on which what a fault begins with stands, as it was written; else the first. */
const lineOf = (source: string, message: string): number => {
  const written = /^(?:<?[^\s:>]+)/.exec(message)?.[0] ?? '';
  return (
    Math.max(
      0,
      source.split('\n').findIndex((line) => written !== '' && line.includes(written)),
    ) + 1
  );
};

const markupOf = async (source: string, { path, body }: LoadedText<Shown>): Promise<readonly TextFault[]> =>
  markupFaults((await renderMarkdown(body)).html).map((message) => ({ path, line: lineOf(source, message), message }));

/**
 * Everything that is wrong with the texts of the site: their front matter and references, which the build refuses; markup, figures, links, words
 * and how many there are, which `npm run test:content` does. The desk asks the same of a draft.
 */
export const checkTexts = async (
  given: ReadonlyMap<string, string>,
  around: TextsAround,
): Promise<readonly TextFault[]> => {
  const tooLong = [...given].flatMap(([path, source]) => limitFaults(path, source));
  const sources = new Map([...given].filter(([path]) => !tooLong.some((one) => one.path === path)));
  const read = textKinds.map((kind) => ({ kind, ...parse(sources, kind, around) }));
  const faults = read.flatMap((one) => one.faults);
  const markup = (
    await Promise.all(read.flatMap(({ texts }) => texts.map((text) => markupOf(sources.get(text.path) ?? '', text))))
  ).flat();
  // What could not be read would only look like links to nowhere.
  if (faults.length > 0) return [...tooLong, ...faults, ...markup];
  const shown = read.flatMap(({ texts }) => texts).filter(({ data }) => isShown(data, around.now));
  const files = [...sources].map(([path, text]) => ({ path, text }));
  const questions =
    read.find(({ kind }) => kind === 'faq')?.texts.filter(({ data }) => isShown(data, around.now)) ?? [];
  const found = [
    ...tooLong,
    ...markup,
    ...checkContent(files, siteTargets(around.astroFiles, shown.map(shownText)), around.values),
    ...checkOfferFigures(files),
    ...checkQuestions(questions.map(({ data }) => data)),
  ];
  const lines = new Set<string>();
  return found.filter(({ path, line, message }) => {
    const key = `${path}:${line}: ${message}`;
    return !lines.has(key) && lines.add(key);
  });
};
