import { randomUUID } from 'node:crypto';
import { sql } from '#server/db/db.ts';
import { creditDeposit } from '#server/db/queries/payments.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import type { StaffActor } from '#server/services/desk/actor.ts';
import type { House } from '../games/house.ts';

const insertDeposit = sql(
  'test_desk_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at, completed_at)
   VALUES ($1, $2, $1::uuid::text, '', 'brpay', 'EUR', $3, 'completed', $4, $4, $4)`,
);
/** A deposit that was credited, as its company's word books it. */
export async function credit({ ctx }: House, { playerId }: PlayerSession, amountMinor: bigint): Promise<string> {
  const id = randomUUID();
  const now = ctx.clock.now();
  await ctx.db.query(insertDeposit, [id, playerId, amountMinor, now]);
  await ctx.db.query(creditDeposit, [playerId, id, now, 'EUR', 'brpay', amountMinor]);
  return id;
}

const selectSums = sql(
  'test_desk_sums',
  `SELECT m.kind, sum(p.amount)::bigint AS amount FROM posting p JOIN account a ON a.id = p.account_id
     JOIN movement m ON m.id = p.movement_id
   WHERE a.player_id = $1 AND a.currency = 'EUR' AND a.kind IN ('cash', 'bonus', 'locked') GROUP BY m.kind`,
);
/** What a player's money came to, by kind of movement, added up posting by posting. */
export async function plainSums({ ctx }: House, playerId: string): Promise<Record<string, bigint>> {
  const rows = await ctx.db.query<{ kind: string; amount: bigint }>(selectSums, [playerId]);
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

const insertStaff = sql(
  'test_desk_staff',
  'INSERT INTO staff (id, name, name_key, created_at) VALUES ($1, $2, lower($2), $3)',
);
/** Somebody of the staff, signed in. */
export async function addStaff({ ctx }: House, name = 'Grace Hopper'): Promise<StaffActor> {
  const staffId = randomUUID();
  await ctx.db.query(insertStaff, [staffId, name, ctx.clock.now()]);
  return { channel: 'desk', staffId, name, systemUser: null, requestId: randomUUID(), ip: '127.0.0.1' };
}
