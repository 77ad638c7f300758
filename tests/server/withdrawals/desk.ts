import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sql } from '#server/db/db.ts';
import type { WithdrawalRow } from '#server/db/queries/withdrawals.ts';
import { findWithdrawal, rememberPayoutAccount } from '#server/db/queries/withdrawals.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { siteOf } from '#server/services/chain/deposit-address.ts';
import { confirmSecondFactor, startSecondFactor } from '#server/services/identity/second-factor.ts';
import { startSession } from '#server/services/identity/sessions.ts';
import type { WithdrawalInput } from '#server/services/withdrawals/check-wish.ts';
import { requestWithdrawal } from '#server/services/withdrawals/request-withdrawal.ts';
import { createWorld, type World } from '#tests/server/identity/world.ts';
import { account, fund, mismatches, post } from '#tests/support/ledger.ts';
import { codeAt } from '../security/people.ts';

export const openDesk = (env: Record<string, string> = {}): Promise<World> => createWorld({ SANDBOX: '1', ...env });

const insertPlayer = sql(
  'test_withdrawer',
  `INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
   VALUES ($1, $2, $2, '-', 'Ada King', 'Ada', 'King', $3, $3)`,
);
const insertWallet = sql(
  'test_withdrawer_wallet',
  'INSERT INTO wallet (player_id, currency, is_default, created_at) VALUES ($1, $2, $3, $4)',
);
const insertPassport = sql(
  'test_withdrawer_passport',
  `INSERT INTO document (id, player_id, kind, state, file_name, media_type, bytes, pages, uploaded_at, reviewable_at, decided_at)
   VALUES ($1, $2, 'passport', 'approved', 'passport.jpg', 'image/jpeg', 1, 1, $3, $3, $3)`,
);

/** Proves a player's identity, as a reviewer does. */
export const verify = (world: Pick<World, 'ctx'>, playerId: string): Promise<object[]> =>
  world.ctx.db.query(insertPassport, [randomUUID(), playerId, world.ctx.clock.now()]);

/** Notes that a player paid by Skrill before, from this address; the money itself is booked apart. */
export const paidBySkrill = ({ ctx }: Pick<World, 'ctx'>, playerId: string, email: string): Promise<object[]> =>
  ctx.db.query(rememberPayoutAccount, [playerId, 'skrill', email, ctx.clock.now()]);

/** A signed-in player with a proven identity and EUR 1,000 who paid by Skrill from his own address, and of whom nothing is to be said. */
export async function addWithdrawer(world: World, cash = 100_000n): Promise<PlayerSession> {
  const { ctx } = world;
  const id = randomUUID();
  const now = ctx.clock.now();
  const email = `${id}@example.com`;
  await ctx.db.query(insertPlayer, [id, email, now]);
  await ctx.db.query(insertWallet, [id, 'EUR', true, now]);
  await ctx.db.query(insertWallet, [id, 'BTC', false, now]);
  await fund(ctx.db, id, cash);
  await verify(world, id);
  await paidBySkrill(world, id, email);
  return signIn(world, { id, email, confirmed: true });
}

/** A player with BTC 0.1 in the wallet, wherever it came from. */
export async function addHolder(world: World): Promise<PlayerSession> {
  const player = await addWithdrawer(world);
  const { db } = world.ctx;
  const accounts = [
    await account(db, 'cash', player.playerId, '', 'BTC'),
    await account(db, 'clearing', null, 'crypto', 'BTC'),
  ];
  await post(db, 'deposit', player.playerId, accounts, [10_000_000n, -10_000_000n]);
  return player;
}

const insertCoins = sql(
  'test_coins',
  `WITH paid AS (
     INSERT INTO deposit (id, player_id, idempotency_key, request_hash, gateway, currency, amount, state, created_at, updated_at, completed_at)
     VALUES (gen_random_uuid(), $1, gen_random_uuid(), '', 'crypto', $2, 1, 'completed', $4, $4, $4) RETURNING id),
   place AS (
     INSERT INTO chain_address (player_id, currency, chain, address, account_key, address_index, created_at)
     VALUES ($1, $2, $3, 'test-' || $1, 'test', (SELECT count(*) FROM chain_address WHERE account_key = 'test'), $4) RETURNING id)
   INSERT INTO chain_transfer (chain, txid, output_index, address_id, player_id, currency, amount, chain_amount, deposit_id, state,
     block_height, seen_at)
   SELECT $3, paid.id, 0, place.id, $1, $2, 1, 1, paid.id, 'credited', 1, $4 FROM paid, place`,
);
/** Notes that the player paid with coins of a chain before; the money itself is booked apart. */
export async function paidWithCoins({ ctx }: World, playerId: string, currency: 'BTC' | 'ETH'): Promise<void> {
  const chain = siteOf(ctx, currency)?.site.id;
  await ctx.db.query(insertCoins, [playerId, currency, chain, ctx.clock.now()]);
}

export const signIn = async (
  { ctx, caller }: World,
  player: { id: string; email: string; confirmed: boolean },
): Promise<PlayerSession> => (await ctx.db.transaction((tx) => startSession(ctx, tx, caller, player))).session;

/** Switches the second factor on; what the app knows. The code that did it is half a minute old. */
export async function arm(world: World, session: PlayerSession): Promise<string> {
  const started = await startSecondFactor(world.ctx, session);
  if (!started.ok) throw new Error(started.code);
  const { key } = started.value;
  const confirmed = await confirmSecondFactor(world.ctx, world.caller, session, codeAt(world, key));
  if (!confirmed.ok) throw new Error(confirmed.code);
  world.passTime(30_000);
  return key;
}

type Change = Partial<WithdrawalInput> & { readonly code?: string; readonly endsBonus?: boolean };

export const ask = (world: World, session: PlayerSession, change: Change = {}) =>
  requestWithdrawal(world.ctx, world.caller, session, {
    provider: 'skrill',
    amount: '30',
    currency: 'EUR',
    idempotencyKey: randomUUID(),
    ...change,
  });

/** The same, and it must be granted: the withdrawal's id. */
export async function granted(world: World, session: PlayerSession, change: Change = {}): Promise<string> {
  const asked = await ask(world, session, change);
  if (!asked.ok) throw new Error(`refused: ${asked.code}`);
  return asked.value.id;
}

export async function rowOf({ ctx }: Pick<World, 'ctx'>, id: string): Promise<WithdrawalRow> {
  const [row] = await ctx.db.query<WithdrawalRow>(findWithdrawal, [id]);
  if (row === undefined) throw new Error('no such withdrawal');
  return row;
}

const selectMoney = sql(
  'test_withdrawer_money',
  `SELECT cash, withdrawal FROM player_balance WHERE player_id = $1 AND currency = 'EUR'`,
);
/** Cash and what is set aside, in cents. */
export async function moneyOf({ ctx }: Pick<World, 'ctx'>, playerId: string): Promise<[bigint, bigint]> {
  const [row] = await ctx.db.query<{ cash: bigint; withdrawal: bigint }>(selectMoney, [playerId]);
  return [row?.cash ?? -1n, row?.withdrawal ?? -1n];
}

const selectWrong = sql('test_withdrawal_mismatch', 'SELECT * FROM withdrawal_mismatch');
const selectSums = sql('test_withdrawal_sums', 'SELECT currency FROM ledger_sum_zero WHERE total <> 0');
/** The ledger is sound, and each withdrawal's movements are what its state says. */
export async function expectSound({ ctx }: Pick<World, 'ctx'>): Promise<void> {
  const wrong = [
    ...(await mismatches(ctx.db)),
    ...(await ctx.db.query(selectSums)),
    ...(await ctx.db.query(selectWrong)),
  ];
  expect(wrong).toEqual([]);
}

const selectHolds = sql('test_holds', 'SELECT rule FROM withdrawal_hold WHERE withdrawal_id = $1 ORDER BY rule');
export const holdsOn = async ({ ctx }: World, id: string): Promise<string[]> =>
  (await ctx.db.query<{ rule: string }>(selectHolds, [id])).map(({ rule }) => rule);

const selectPaid = sql(
  'test_paid',
  'SELECT count(*) AS payouts, coalesce(sum(amount), 0)::bigint AS amount FROM sandbox_payout WHERE merchant_reference = ANY ($1)',
);
/** What the company outside has in its own book for these withdrawals. */
export async function paidFor({ ctx }: Pick<World, 'ctx'>, ids: readonly string[]): Promise<[number, bigint]> {
  const [row] = await ctx.db.query<{ payouts: bigint; amount: bigint }>(selectPaid, [ids]);
  return [Number(row?.payouts ?? -1n), row?.amount ?? -1n];
}
