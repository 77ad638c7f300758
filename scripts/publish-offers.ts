import { readFileSync, writeFileSync } from 'node:fs';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { type PublishedVersions, publishedFile } from '../src/lib/offers/published.ts';
import { OffersFaulty, offersFolder, readAllOffers } from '../src/lib/offers/read-offers.ts';
import { report } from './lib/source-files.ts';

/** The published versions with those that the documents add: a version that is there stays as it is. */
export const withNew = (published: PublishedVersions, rules: readonly PromotionRules[]): PublishedVersions => {
  const added = rules.filter((one) => (published[one.id] ?? []).every(({ version }) => version !== one.version));
  const ids = [...new Set([...Object.keys(published), ...added.map(({ id }) => id)])].toSorted();
  return Object.fromEntries(ids.map((id) => [id, [...(published[id] ?? []), ...added.filter((one) => one.id === id)]]));
};

const textOf = (published: PublishedVersions): string => `${JSON.stringify(published, null, 2)}\n`;

/** `npm run offers:publish` writes what is new into the list of published versions; `--check` says what is missing there. */
function run(isCheck: boolean): void {
  const file = publishedFile(offersFolder);
  try {
    const { rules, published } = readAllOffers();
    const wanted = textOf(withNew(published, rules));
    if (!isCheck) writeFileSync(file, wanted);
    const missing = rules.filter((one) => !published[one.id]?.some(({ version }) => version === one.version));
    const faults = missing.map(
      ({ id, version }) => `${offersFolder}/${id}.yaml: version ${version} is not published: npm run offers:publish`,
    );
    // A file that was edited by hand may hold what nobody can read: it is written anew from what can be.
    const isAsWritten = !isCheck || faults.length > 0 || readFileSync(file, 'utf8') === wanted;
    const edited = isAsWritten ? [] : [`${file}: is not as it was written: npm run offers:publish`];
    report('offers', `${rules.length} offers`, isCheck ? [...faults, ...edited] : []);
  } catch (error) {
    if (!(error instanceof OffersFaulty)) throw error;
    report('offers', 'offers', error.message.split('\n'));
  }
}

if (import.meta.main) run(process.argv.includes('--check'));
