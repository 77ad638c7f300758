import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { EndReason, GrantState } from '#domain/promotions/grant-state.ts';
import { sql } from '#server/db/db.ts';
import {
  earnGrant,
  endGrant,
  type GrantEndRow,
  type GrantStateRow,
  type GrantTerms,
} from '#server/db/queries/promotion-money.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { addPlayer, fund, type House } from '../games/house.ts';

type Place = Pick<House, 'ctx'>;

const addVersion = sql(
  'test_add_promotion',
  `INSERT INTO promotion_version (promotion_id, version, rules, seen_at) VALUES ($1, 1, '{}', $2) ON CONFLICT DO NOTHING`,
);
const addGrant = sql(
  'test_add_grant',
  `INSERT INTO promotion_grant (id, player_id, promotion_id, version, state, accepted_at) VALUES ($1, $2, $3, 1, 'queued', $4)`,
);
const addDeposit = sql(
  'test_add_deposit',
  `INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at, completed_at)
   VALUES ($1::uuid, $2, $1::uuid::text, ''::bytea, 'test', $3, $4, 'completed', $5, $5, $5)`,
);

export type Given = Partial<GrantTerms> & {
  /** Own money that comes with it as the grant's deposit. */
  readonly deposit?: bigint;
  /** Why people look at it first. */
  readonly heldFor?: string;
};

/** Minor units → the unit in which stakes count. */
export const counts = (minor: bigint | number): string => String(BigInt(minor) * 10_000n);

/** Gives a player a grant: EUR 10 of bonus to be staked ten times over in any game, unless said. Each is of a promotion of its own. */
export async function give(house: Place, { playerId, ...player }: PlayerSession, given: Given = {}): Promise<string> {
  const { deposit, heldFor, ...terms } = given;
  const { ctx } = house;
  const now = ctx.clock.now();
  const [id, promotion] = [randomUUID(), `test-${randomUUID()}`];
  const currency = terms.currency ?? 'EUR';
  await ctx.db.query(addVersion, [promotion, now]);
  await ctx.db.query(addGrant, [id, playerId, promotion, now]);
  const depositId = deposit === undefined ? null : randomUUID();
  if (deposit !== undefined) {
    await ctx.db.query(addDeposit, [depositId, playerId, currency, deposit, now]);
    await fund(house, { playerId, ...player }, currency as CurrencyCode, deposit);
  }
  const all: GrantTerms = {
    currency,
    bonus: '1000',
    wager_required: counts(10_000),
    weights: { '*': 10_000 },
    days: 7,
    deposit_id: depositId,
    deposit_amount: String(deposit ?? 0n),
    ...terms,
  };
  await ctx.db.query<GrantStateRow>(earnGrant, [id, JSON.stringify(all), heldFor ?? null, now]);
  return id;
}

export type GrantRow = {
  state: GrantState;
  wagered: string;
  ended_why: EndReason | null;
  started_at: Date | null;
  expires_at: Date | null;
  promotion_id: string;
  spins_left: number;
};
const readGrant = sql(
  'test_read_grant',
  `SELECT state, trim_scale(wagered)::text AS wagered, ended_why, started_at, expires_at, promotion_id, spins_left
   FROM promotion_grant WHERE id = $1`,
);
export const grantOf = async ({ ctx }: Place, id: string): Promise<GrantRow> => {
  const [row] = await ctx.db.query<GrantRow>(readGrant, [id]);
  if (!row) throw new Error('there is no such grant');
  return row;
};

/** Ends a grant, and the answer. */
export const end = async (
  { ctx }: Place,
  id: string,
  state: GrantState,
  why: EndReason | null = null,
): Promise<string> => {
  const [row] = await ctx.db.query<GrantEndRow>(endGrant, [id, state, why, ctx.clock.now()]);
  return row?.code ?? 'nothing';
};

const readMovements = sql(
  'test_grant_movements',
  `SELECT m.kind, a.kind AS account, p.amount FROM movement m JOIN posting p ON p.movement_id = m.id JOIN account a ON a.id = p.account_id
   WHERE m.reference LIKE $1 || '%' ORDER BY m.id, a.kind`,
);
/** What was booked for a grant itself, not by its rounds: kind of movement, of account, amount. */
export const movementsOf = async ({ ctx }: Place, id: string): Promise<string[]> => {
  const rows = await ctx.db.query<{ kind: string; account: string; amount: bigint }>(readMovements, [id]);
  return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
};

type LostGrantRow = { grant_id: string; state: GrantState; bonus: bigint; locked: bigint; spins: number };
const listGrantsLost = sql(
  'test_grants_lost',
  'SELECT grant_id, state, bonus, locked, spins FROM grants_lost_by_withdrawal($1, $2, $3)',
);
/** The grants in euros that a withdrawal of so many cents would end, and what of them would be lost. */
export const lostBy = ({ ctx }: Place, { playerId }: PlayerSession, amountMinor: bigint) =>
  ctx.db.query<LostGrantRow>(listGrantsLost, [playerId, 'EUR', amountMinor]);

/** Fails when the ledger, or what is kept of a bonus, is not as it must be. */
export const prove = async ({ ctx }: Place): Promise<void> => {
  const { isSound, mismatches, grants } = await checkLedger(ctx.db);
  expect({ isSound, mismatches, grants }).toEqual({ isSound: true, mismatches: [], grants: [] });
};

/** A player with that much own money and a bonus. */
export const bonusPlayer = async (house: Place, cashMinor: bigint, given: Given = {}) => {
  const player = await addPlayer(house as House, 'EUR', cashMinor);
  return { player, grant: await give(house, player, given) };
};
