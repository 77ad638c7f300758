import { addressOf } from '#domain/content/text.ts';
import type { TextFault } from '../load-texts.ts';
import { referencesIn } from '../references.ts';
import type { ReferenceValues } from '../values.ts';
import { typedFigures } from './figures.ts';
import { brokenLinks, type Targets } from './links.ts';
import { offerFigures } from './offer-figures.ts';
import { misspelt } from './spelling.ts';
import type { SourceFile } from './targets.ts';

const questionsMin = 40;
/** Families of references that stand ready, whether a text has use for each of them or not. */
const families = /^(?:rtp|offer)\./;

/** Figures typed by hand, links that lead nowhere, words that the house does not use, and references that no text uses. */
export const checkContent = (
  files: readonly SourceFile[],
  targets: Targets,
  values: ReferenceValues,
): readonly TextFault[] => {
  const faults = files.flatMap(({ path, text }) =>
    [...typedFigures(text), ...brokenLinks(text, addressOf(path).page, targets), ...misspelt(text)]
      .toSorted((a, b) => a.line - b.line)
      .map((fault) => ({ path, ...fault })),
  );
  const used = new Set(files.flatMap(({ text }) => referencesIn(text)));
  const idle = [...values.keys()].filter((name) => !used.has(name) && !families.test(name));
  const valuesFile = 'src/lib/content/values.ts';
  return [...faults, ...idle.map((name) => ({ path: valuesFile, line: 1, message: `no text uses {{${name}}}` }))];
};

/** Figures of offers that are typed in texts; `isWhole`: a file that speaks of offers from its first line to the last. */
export const checkOfferFigures = (files: readonly SourceFile[]): readonly TextFault[] =>
  files.flatMap(({ path, text }) =>
    offerFigures(text, path.startsWith('src/content/promotions/')).map((fault) => ({ path, ...fault })),
  );

/** Fewer questions than promised, or than the home page shows. */
export const checkQuestions = (questions: readonly { readonly home: boolean }[], homeMin = 5): readonly TextFault[] => {
  const home = questions.filter((question) => question.home).length;
  const fault = (message: string): TextFault => ({ path: 'src/content/faq', line: 1, message });
  return [
    ...(questions.length < questionsMin
      ? [fault(`${questions.length} questions, at least ${questionsMin} are wanted`)]
      : []),
    ...(home < homeMin
      ? [fault(`${home} questions for the home page (home: true), at least ${homeMin} are wanted`)]
      : []),
  ];
};
