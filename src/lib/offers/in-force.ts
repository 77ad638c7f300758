import { existsSync, readFileSync } from 'node:fs';
import { type OfferReplaced, replacedFile } from '#domain/promotions/replaced.ts';

/** What the house wrote into a folder of what was published (`#content/overlay.ts`); none without one. */
export const readReplaced = (overlay: string | null): readonly OfferReplaced[] => {
  const file = overlay === null ? '' : `${overlay}/${replacedFile}`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OfferReplaced[]) : [];
};
