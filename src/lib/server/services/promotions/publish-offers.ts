import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { Queryable } from '../../db/db.ts';
import { type ChangedRow, keepVersion, listChangedOffers, type VersionRow } from '../../db/queries/promotions.ts';

/** A version of a promotion that players were offered with other rules. `message` is a line to act on for each. */
export class OffersChanged extends Error {
  override readonly name = 'OffersChanged';
}

/**
 * Keeps each promotion's rules under its version, for ever: a player keeps what was accepted. The same version with other rules throws
 * `OffersChanged`, which stops the start. Any number of processes at once.
 */
export async function publishOffers(db: Queryable, offers: readonly PromotionRules[], now: Date): Promise<void> {
  const changed: VersionRow[] = [];
  for (const rules of offers) {
    const [kept] = await db.query<VersionRow>(keepVersion, [rules.id, rules.version, rules, now]);
    if (kept?.same === false) changed.push(kept);
  }
  if (changed.length === 0) return;
  const lines = changed.map(
    ({ promotion_id: id, version }) =>
      `  ${id}: version ${version} was offered with other rules. Undo the change, or make it version ${version + 1}.`,
  );
  throw new OffersChanged(['A promotion was changed under its old version:', ...lines].join('\n'));
}

/** A document of the repository that is offered to nobody, and the version that it may be written as. */
export type RefusedOffer = { readonly id: string; readonly version: number; readonly next: number };

/**
 * Documents that say something else than the desk has published under their id and version: what was published stays in force, and the house opens without
 * them. Any other document that was changed under its version is `publishOffers`'s to refuse.
 */
export const refusedOffers = async (db: Queryable, offers: readonly PromotionRules[]): Promise<RefusedOffer[]> =>
  (await changedOffers(db, offers)).flatMap(({ isOfDesk, ...refused }) => (isOfDesk ? [refused] : []));

/** Every document whose version was kept with other rules; `isOfDesk`: as a campaign. */
export const changedOffers = async (db: Queryable, offers: readonly PromotionRules[]) =>
  (await db.query<ChangedRow>(listChangedOffers, [JSON.stringify(offers)])).map(
    ({ id, version, newest, of_desk: isOfDesk }) => ({ id, version, next: newest + 1, isOfDesk }),
  );

/** For who brought the document, a line to act on. */
export const refusedLine = ({ id, version, next }: RefusedOffer): string =>
  `${id}: the desk has published other rules as version ${version}, which stay in force; the file is offered to nobody. Make it version ${next}, or remove it.`;
