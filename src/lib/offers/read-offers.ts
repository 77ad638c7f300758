import { readdirSync, readFileSync } from 'node:fs';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { advertisedFaults } from '#domain/promotions/advertised.ts';
import { checkRules } from '#domain/promotions/check-rules.ts';
import { type OfferReplaced, replacementOf } from '#domain/promotions/replaced.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { type OfferDocument, offerFault, readOffer } from './offer-document.ts';
import { type PublishedVersions, publishedFaults, readPublished } from './published.ts';

/** The folder of the promotions that Faceup comes with, from where it is built and started. */
export const offersFolder = 'src/content/offers';

/** Promotions that cannot be offered. `message` has a line for each fault: file, line, field, remedy. */
export class OffersFaulty extends Error {
  override readonly name = 'OffersFaulty';
}

/** Every promotion, by id, with all of its earlier versions. */
export type Offers = {
  readonly rules: readonly PromotionRules[];
  readonly published: PublishedVersions;
  /** Of them, those that are offered to nobody: the house refused their documents, and the desk has ended what it published. */
  readonly withdrawn: ReadonlySet<string>;
};

const nameFault = ({ file, rules, lineOf }: OfferDocument): string[] =>
  file.endsWith(`/${rules.id}.yaml`)
    ? []
    : [offerFault(file, lineOf('id'), 'id', 'is not the name of its file', `name the file ${rules.id}.yaml`)];

const crossFaults = (folder: string, documents: readonly OfferDocument[]): string[] => {
  const rules = documents.map((one) => one.rules);
  const placed = (of: string) => documents.find((one) => one.rules.id === of);
  const found = [...checkRules(rules, houseGames), ...advertisedFaults(rules)];
  return found.map(({ of, field, problem, remedy }) => {
    const at = placed(of);
    return offerFault(at?.file ?? folder, at?.lineOf(field) ?? 1, at ? field : of, problem, remedy);
  });
};

/**
 * All promotions of a folder and their earlier versions, with `replaced` in the place of documents that the house refused. Throws `OffersFaulty`, which
 * tells all that is wrong at once.
 */
export const readAllOffers = (folder: string = offersFolder, replaced: readonly OfferReplaced[] = []): Offers => {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const read = files.map((file) => readOffer(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8')));
  const own = read.flatMap((one) => (one.ok ? [one.value] : []));
  const documents = own.map((one) => ({ ...one, rules: replacementOf(one.rules, replaced)?.rules ?? one.rules }));
  const inPlace = own.flatMap(({ rules }) => replacementOf(rules, replaced) ?? []);
  const faults = read.flatMap((one) => (one.ok ? [] : one.faults));
  const published = { ...readPublished(folder), ...Object.fromEntries(inPlace.map(({ id, rules }) => [id, [rules]])) };
  // What holds between documents can only be told when each can be read.
  if (faults.length === 0)
    faults.push(
      ...documents.flatMap(nameFault),
      ...crossFaults(folder, documents),
      ...publishedFaults(documents, published),
    );
  if (faults.length > 0) throw new OffersFaulty(['The offers cannot be used:', ...faults].join('\n  '));
  const withdrawn = new Set(inPlace.flatMap(({ id, isOffered }) => (isOffered ? [] : [id])));
  return { rules: documents.map((one) => one.rules), published, withdrawn };
};

/** The promotions of a folder as they are offered now, sorted by id, for pages and process alike. Throws `OffersFaulty`. */
export const readOffers = (folder: string = offersFolder): readonly PromotionRules[] => readAllOffers(folder).rules;
