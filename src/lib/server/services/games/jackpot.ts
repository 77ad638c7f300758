import type { RoundSeeds } from '#domain/fairness/stream.ts';
import { drawJackpot } from '#domain/jackpot/draw.ts';
import { hasJackpot, jackpotOf, jackpotOwner, jackpotVersion } from '#domain/jackpot/parameters.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';
import type { ServerContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import type { HouseBetJackpot } from '../../db/queries/house-bet.ts';
import { movePotsOn, openPot } from '../../db/queries/jackpot.ts';
import type { RoundRow } from '../../db/queries/rounds.ts';
import type { Table } from './hints.ts';

const potsByDb = new WeakMap<Db, Map<CurrencyCode, bigint>>();

const potOf = async (ctx: ServerContext, currency: CurrencyCode): Promise<bigint> => {
  const pots = potsByDb.get(ctx.db) ?? new Map<CurrencyCode, bigint>();
  potsByDb.set(ctx.db, pots);
  const known = pots.get(currency);
  if (known !== undefined) return known;
  const values = [jackpotOwner, currency, jackpotOf(currency).seedMinor, ctx.clock.now()];
  const [row] = await ctx.db.query<{ pot: bigint }>(openPot, values);
  if (!row) throw new Error('the pot was not answered');
  pots.set(currency, row.pot);
  return row.pot;
};

/** What the rounds of a table need to take part in the jackpot; undefined where they have no part in one, as with play money. */
export const jackpotAt = async (ctx: ServerContext, { gameId, currency, demo }: Table) => {
  if (demo || !hasJackpot(gameId)) return undefined;
  const { seedMinor } = jackpotOf(currency);
  const pot = await potOf(ctx, currency);
  return (seeds: RoundSeeds, stakeMinor: bigint) => {
    const { contributionMinor, hit } = drawJackpot(seeds, stakeMinor, currency);
    const part: HouseBetJackpot = {
      version: jackpotVersion,
      pot,
      contribution: contributionMinor,
      hit,
      seed: seedMinor,
    };
    return { part };
  };
};

/** A round's part in the jackpot as answers and proofs tell it. */
export const presentJackpot = (
  version: number,
  contributionMinor: bigint,
  winMinor: bigint,
  currency: CurrencyCode,
) => ({
  version,
  contribution: formatAmount(contributionMinor, currency),
  win: formatAmount(winMinor, currency),
});

/** The same of a stored round; nothing of one that had no part. */
export const jackpotIn = (row: RoundRow) => {
  const { jackpot_version: version, jackpot_contribution: given, jackpot_win: won, currency } = row;
  if (version === null || given === null || won === null) return {};
  return { jackpot: presentJackpot(version, given, won, currency) };
};

/** Lays the pots that are not there yet, and moves on the sums by which they are read. Safe to run anywhere at any time. */
export const keepPots = async (ctx: ServerContext): Promise<void> => {
  for (const currency of currencyCodes) await potOf(ctx, currency);
  await ctx.db.query(movePotsOn);
};
