import { existsSync, readFileSync } from 'node:fs';
import { shapePromotion } from '#contract/profile/promotion-faults.ts';
import { changesBetween } from '#domain/promotions/changes.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { type OfferDocument, offerFault } from './offer-document.ts';

/** Every version of every promotion that was ever published, the oldest first, by the promotion's id. */
export type PublishedVersions = Readonly<Record<string, readonly PromotionRules[]>>;

/** Beside the documents. Written by `npm run offers:publish`; a version once in it does not change. */
export const publishedFile = (folder: string): string => `${folder}/published.json`;

/** The versions that were published. A file that is not there, or cannot be read, has none: then each version is new. */
export const readPublished = (folder: string): PublishedVersions => {
  const file = publishedFile(folder);
  if (!existsSync(file)) return {};
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const entries = Object.entries(typeof parsed === 'object' && parsed !== null ? parsed : {});
  return Object.fromEntries(
    entries.map(([id, versions]) => [
      id,
      (Array.isArray(versions) ? versions : []).flatMap((one: unknown) => {
        const shaped = shapePromotion(one);
        return shaped.ok ? [shaped.value] : [];
      }),
    ]),
  );
};

/**
 * Documents that say something else under a version that was published already, or went back behind it: whoever accepted
 * that version was promised what it said.
 */
export const publishedFaults = (documents: readonly OfferDocument[], published: PublishedVersions): string[] =>
  documents.flatMap(({ file, rules, lineOf }) => {
    const versions = published[rules.id] ?? [];
    const newest = versions.at(-1);
    if (newest === undefined) return [];
    if (rules.version < newest.version)
      return [
        offerFault(
          file,
          lineOf('version'),
          'version',
          `is older than ${newest.version}`,
          `write ${newest.version + 1}`,
        ),
      ];
    const same = versions.find(({ version }) => version === rules.version);
    return (same ? changesBetween(same, rules) : []).map(({ field }) =>
      offerFault(
        file,
        lineOf(field),
        field,
        `differs from what version ${rules.version} was published with`,
        `write it as it was, or version: ${newest.version + 1}`,
      ),
    );
  });
