import { formatAmount } from '#domain/money/amount.ts';
import type { Db } from '../../../db/db.ts';
import { type HeldRow, listHeld } from '../../../db/queries/refunds.ts';

/** Payments that arrived while their players might not pay in, the oldest first, and what becomes of each. */
export const listHeldDeposits = async (db: Db) =>
  (await db.query<HeldRow>(listHeld)).map((row) => ({
    id: row.id,
    player: { id: row.player_id, email: row.email },
    gateway: row.gateway,
    currency: row.currency,
    amount: formatAmount(row.amount, row.currency),
    heldAt: row.held_at.toISOString(),
    heldFor: row.held_for,
    refund: row.attempts === null ? null : { asked: row.attempts, refused: row.refused, reason: row.reason },
  }));
