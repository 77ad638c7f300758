import { randomUUID } from 'node:crypto';
import type { Chain, CoinCode } from '#domain/payments/chain/networks.ts';
import type { ChainSite } from '#server/adapters/chain/chain-reader.ts';
import { sql } from '#server/db/db.ts';
import { insertWallet } from '#server/db/queries/wallet.ts';
import { depositAddressOf } from '#server/services/chain/deposit-address.ts';
import { watchChain } from '#server/services/chain/watch-chain.ts';
import type { World } from '#tests/server/identity/world.ts';

const insertPlayer = sql(
  'test_chain_player',
  `INSERT INTO player (id, email, email_key, password_hash, full_name, first_name, last_name, terms_accepted_at, created_at)
   VALUES ($1, $2, $2, '$never$', 'Ada Lovelace', 'Ada', 'Lovelace', $3, $3)`,
);

/** A player with a wallet in each of the currencies; nobody signs in here. */
export async function addPlayer({ ctx }: World, ...currencies: CoinCode[]): Promise<string> {
  const id = randomUUID();
  await ctx.db.query(insertPlayer, [id, `${id}@example.com`, ctx.clock.now()]);
  for (const currency of currencies) await ctx.db.query(insertWallet, [id, currency, false, ctx.clock.now()]);
  return id;
}

export async function addressOf({ ctx }: World, playerId: string, coin: CoinCode): Promise<string> {
  const address = await depositAddressOf(ctx, playerId, coin);
  if (!address.ok) throw new Error(address.code);
  return address.value;
}

export function siteOf({ ctx }: World, chain: Chain): ChainSite {
  const site = ctx.chains.get(chain);
  if (site === undefined) throw new Error(`${chain} is not there`);
  return site;
}

export const watch = (world: World, chain: Chain): Promise<void> => watchChain(world.ctx, siteOf(world, chain));

const selectCash = sql(
  'test_chain_cash',
  `SELECT coalesce(sum(balance), 0)::bigint AS cash FROM account WHERE player_id = $1 AND kind = 'cash' AND currency = $2`,
);
export async function cashIn({ ctx }: World, playerId: string, currency: CoinCode): Promise<bigint> {
  const [row] = await ctx.db.query<{ cash: bigint }>(selectCash, [playerId, currency]);
  return row?.cash ?? -1n;
}

const selectDeposits = sql(
  'test_chain_deposits',
  `SELECT d.state, d.amount, d.currency, d.provider_reference AS reference, t.state AS transfer, t.hold
   FROM deposit d JOIN chain_transfer t ON t.deposit_id = d.id WHERE d.player_id = $1 ORDER BY t.id`,
);
type Seen = {
  state: string;
  amount: bigint;
  currency: string;
  reference: string;
  transfer: string;
  hold: string | null;
};
/** The player's deposits with what the watcher knows of each, in the order in which they were seen. */
export const depositsOf = ({ ctx }: World, playerId: string): Promise<Seen[]> =>
  ctx.db.query<Seen>(selectDeposits, [playerId]);

const selectLog = sql(
  'test_chain_log',
  `SELECT l.kind FROM chain_log l JOIN chain_transfer t ON t.id = l.transfer_id WHERE t.player_id = $1 ORDER BY l.id`,
);
export async function logOf({ ctx }: World, playerId: string): Promise<string[]> {
  return (await ctx.db.query<{ kind: string }>(selectLog, [playerId])).map(({ kind }) => kind);
}

const selectWrong = sql('test_chain_mismatch', 'SELECT * FROM ledger_mismatch');
const selectSums = sql('test_chain_sums', 'SELECT currency FROM ledger_sum_zero WHERE total <> 0');
/** Throws unless every balance is the sum of its postings and everything sums to zero. */
export async function proveLedger({ ctx }: World): Promise<void> {
  const wrong = [...(await ctx.db.query(selectWrong)), ...(await ctx.db.query(selectSums))];
  if (wrong.length > 0) throw new Error(`the ledger is not sound: ${JSON.stringify(wrong)}`);
}
