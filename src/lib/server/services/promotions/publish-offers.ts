import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { Queryable } from '../../db/db.ts';
import { keepVersion, type VersionRow } from '../../db/queries/promotions.ts';

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
