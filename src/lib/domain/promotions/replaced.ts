import type { PromotionRules } from './rules.ts';

/**
 * What holds in the place of a document of the repository which says something else than the desk published under its id and version: the rules that are
 * offered now, or those of that version where they are offered to nobody any more.
 */
export type OfferReplaced = {
  readonly id: string;
  /** Of the document. Any other is no longer the one that was refused. */
  readonly version: number;
  readonly rules: PromotionRules;
  readonly isOffered: boolean;
};

/** Where the running house writes them for a build of its pages, in the shape of the repository. */
export const replacedFile = 'src/content/offers/in-force.json';

/** The file of `replacedFile`. */
export const replacedSource = (replaced: readonly OfferReplaced[]): string => `${JSON.stringify(replaced, null, 2)}\n`;

/** What stands in the place of a document, if anything does. */
export const replacementOf = (
  { id, version }: Pick<PromotionRules, 'id' | 'version'>,
  replaced: readonly OfferReplaced[],
): OfferReplaced | undefined => replaced.find((one) => one.id === id && one.version === version);
