import { checkTexts } from '#content/checks/check-texts.ts';
import { offerFigures, typedFacts } from '#content/checks/offer-figures.ts';
import { sourcesOf } from '#content/load-texts.ts';
import { parseOperator } from '#content/operator.ts';
import { isUnknown } from '#content/references.ts';
import { referenceValues } from '#content/values.ts';
import { textKinds } from '#domain/content/text.ts';
import { readOffers } from '../src/lib/offers/read-offers.ts';
import { readFiles, report, type SourceFile } from './lib/source-files.ts';

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

async function run(): Promise<void> {
  const root = process.cwd();
  const values = referenceValues(parseOperator(process.env), readOffers());
  const sources = new Map(textKinds.flatMap((kind) => [...sourcesOf(root, `src/content/${kind}`)]));
  const astroFiles = readFiles(root, (path) => /^src\/.*\.astro$/.test(path));
  const faults = await checkTexts(sources, { values, now: new Date(), astroFiles });
  const others = checkOffers(readFiles(root, (path) => speaksOfOffers(path) || showsOffers(path)));
  const known = faults.some(({ message }) => message.includes(isUnknown))
    ? [`Known references are: ${[...values.keys()].join(', ')}.`]
    : [];
  const lines = faults.map(({ path, line, message }) => `${path}:${line}: ${message}`);
  report('check-content', `${sources.size} texts`, [...lines, ...known, ...others]);
}

if (import.meta.main) await run();
