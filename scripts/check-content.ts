import type { z } from 'zod';
import { ContentError } from '#content/content-error.ts';
import { readTexts } from '#content/load-texts.ts';
import { parseOperator } from '#content/operator.ts';
import { referencesIn } from '#content/references.ts';
import { faqSchema, pageSchema, policySchema, promotionSchema } from '#content/schemas.ts';
import { isShown, type Shown } from '#content/shown.ts';
import { type ReferenceValues, referenceValues } from '#content/values.ts';
import { readOffers } from '../src/lib/offers/read-offers.ts';
import { typedFigures } from './checks/content/figures.ts';
import { brokenLinks, type Targets } from './checks/content/links.ts';
import { offerFigures, typedFacts } from './checks/content/offer-figures.ts';
import { misspelt } from './checks/content/spelling.ts';
import { type ShownText, siteTargets } from './checks/content/targets.ts';
import { readFiles, report, type SourceFile } from './lib/source-files.ts';

/** A text with the path of the page that shows it. */
type PlacedFile = SourceFile & { readonly page: string };

const questionsMin = 40;
/** Families of references that stand ready, whether a text has use for each of them or not. */
const families = /^(?:rtp|offer)\./;

/** `src/content/policies/kyc.md` → `/kyc`. Questions and promotions are parts of one page. */
export const pageOf = (path: string): string => {
  const [, collection = '', rest = ''] = /^src\/content\/([^/]+)\/(.*)\.md$/.exec(path) ?? [];
  return collection === 'policies' || collection === 'pages' ? `/${rest}` : `/${collection}`;
};

/** One line for each figure typed by hand, link that leads nowhere, word that the house does not use, and unused reference. */
export const checkContent = (files: readonly PlacedFile[], targets: Targets, values: ReferenceValues): string[] => {
  const faults = files.flatMap(({ path, page, text }) =>
    [...typedFigures(text), ...brokenLinks(text, page, targets), ...misspelt(text)]
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, message }) => `${path}:${line}: ${message}`),
  );
  const used = new Set(files.flatMap(({ text }) => referencesIn(text)));
  const idle = [...values.keys()].filter((name) => !used.has(name) && !families.test(name));
  return [...faults, ...idle.map((name) => `src/lib/content/values.ts: no text uses {{${name}}}`)];
};

/** Words, mails and page files where offers are spoken of; what a game gives by its own rules is no offer of the house. */
export const speaksOfOffers = (path: string): boolean =>
  /^public\/locales\/[^/]+\/(?:cashier|common|inbox|lobbies|loyalty|profile|promotions|saferplay|statement|texts)\.json$/.test(
    path,
  ) ||
  /^src\/lib\/server\/services\/mail\/letters\/.*\.ts$/.test(path) ||
  /^src\/(?:layouts|pages)\/.*\.astro$/.test(path);

/** Files that speak of offers from their first line to the last. */
const isOfOffers = (path: string): boolean =>
  /^(?:public\/locales\/[^/]+\/promotions\.json|src\/content\/promotions\/.*\.md)$/.test(path);

/** Islands whose sentences are of offers. */
export const showsOffers = (path: string): boolean =>
  /^src\/islands\/(?:promotions|blocks\/promotions|modals|wallet|header|loyalty)\/.*\.tsx?$/.test(path);

/** One line for each figure of an offer that is typed where it could contradict the offer. */
export const checkOffers = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => {
    const faults = showsOffers(path) ? typedFacts(text) : offerFigures(text, isOfOffers(path));
    return faults.map(({ line, message }) => `${path}:${line}: ${message}`);
  });

/** Fewer questions than promised, or than the home page shows. */
export const checkQuestions = (questions: readonly { readonly home: boolean }[], homeMin = 5): string[] => {
  const home = questions.filter((question) => question.home).length;
  return [
    ...(questions.length < questionsMin
      ? [`src/content/faq: ${questions.length} questions, at least ${questionsMin} are wanted`]
      : []),
    ...(home < homeMin
      ? [`src/content/faq: ${home} questions for the home page (home: true), at least ${homeMin} are wanted`]
      : []),
  ];
};

type Read = { readonly path: string; readonly id: string; readonly body: string; readonly data: Shown };

/** A question or a promotion is a part of its collection's page, with its file's name as the anchor. */
const asPart = ({ path, id, body }: Read): ShownText => ({
  page: pageOf(path),
  anchor: id.split('/').at(-1) ?? id,
  body,
});
const asPage = ({ path, body }: Read): ShownText => ({ page: pageOf(path), anchor: null, body });

/** What a folder of texts holds, or what the build would say of it. */
const readOr = <T>(read: () => readonly T[], faults: string[]): readonly T[] => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    faults.push(...error.message.split('\n'));
    return [];
  }
};

function run(): void {
  const values = referenceValues(parseOperator(process.env), readOffers());
  const now = new Date();
  const root = process.cwd();
  const faults: string[] = [];
  const read = <S extends z.ZodType<Shown>>(name: string, schema: S) =>
    readOr(() => readTexts(root, { folder: `src/content/${name}`, schema, values, now }), faults).filter(({ data }) =>
      isShown(data, now),
    );
  const questions = read('faq', faqSchema);
  const shown = [
    ...[...read('policies', policySchema), ...read('pages', pageSchema)].map(asPage),
    ...[...questions, ...read('promotions', promotionSchema)].map(asPart),
  ];
  const astroFiles = readFiles(root, (path) => /^src\/.*\.astro$/.test(path));
  const files = readFiles(root, (path) => /^src\/content\/(policies|faq|promotions|pages)\/.*\.md$/.test(path));
  const placed = files.map((file) => ({ ...file, page: pageOf(file.path) }));
  const found = () => [
    ...checkContent(placed, siteTargets(astroFiles, shown), values),
    ...checkOffers([...files, ...readFiles(root, (path) => speaksOfOffers(path) || showsOffers(path))]),
    ...checkQuestions(questions.map(({ data }) => data)),
  ];
  // What could not be read would only look like links to nowhere.
  report('check-content', `${files.length} texts`, faults.length > 0 ? faults : [...new Set(found())]);
}

if (import.meta.main) run();
