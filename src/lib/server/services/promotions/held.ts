import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { Queryable } from '../../db/db.ts';
import { listShared, type SharedRow } from '../../db/queries/promotion-desk.ts';

/** Promotions that count as one for whom they are for: those under one cap, else each by itself. */
const familyOf = ({ id, cap }: PromotionRules): string => cap?.family ?? id;

/**
 * Why people look at a promotion before it gives anything: the player pays from an account, is paid to one, sent in a paper or has the
 * name and date of birth of another who had it. Words of `payer`, `payee`, `paper` and `person`; null: nothing is to be looked at.
 */
export async function reasonToHold(tx: Queryable, playerId: string, rules: PromotionRules): Promise<string | null> {
  const shared = await tx.query<SharedRow>(listShared, [playerId, familyOf(rules)]);
  return shared.length === 0 ? null : shared.map((row) => row.shared).join(' ');
}
