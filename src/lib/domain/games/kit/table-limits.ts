import { compare, type Rational } from '../../maths/rational.ts';
import type { CurrencyCode } from '../../money/currency.ts';
import type { GameCommon } from './game.ts';
import { stakeCapAt } from './multiplier.ts';

/** What a table takes, in minor units: the whole stake of a round, and the most a round may return. */
export type TableLimits = {
  readonly minStakeMinor: bigint;
  readonly maxStakeMinor: bigint;
  readonly maxPayoutMinor: bigint;
};

const limits = (minStakeMinor: bigint, maxStakeMinor: bigint, maxPayoutMinor: bigint): TableLimits => ({
  minStakeMinor,
  maxStakeMinor,
  maxPayoutMinor,
});

/**
 * The most times a stake that any bet may return: what a table pays at most is so many times what it takes at least, in the currency where
 * that is least. A paytable that goes on above it promises what no stake can win.
 */
export const timesMax = 100_000n;

/** Whether some stake of a table may win so many times itself. */
export const isWithinReach = (times: Rational): boolean => times.num <= timesMax * times.den;

/** Round figures near 0.10, 500 and 10,000 euros in each currency; the stake of a straight-up bet is bound by the payout. */
const tables: Readonly<Record<CurrencyCode, TableLimits>> = {
  EUR: limits(10n, 50_000n, 1_000_000n),
  USD: limits(10n, 50_000n, 1_000_000n),
  GBP: limits(10n, 50_000n, 1_000_000n),
  CAD: limits(10n, 75_000n, 1_500_000n),
  BTC: limits(100n, 500_000n, 10_000_000n),
  ETH: limits(40_000n, 200_000_000n, 4_000_000_000n),
  USDT: limits(100_000n, 500_000_000n, 10_000_000_000n),
  LTC: limits(100_000n, 500_000_000n, 10_000_000_000n),
};

/** `reels`: slots and video poker, whose round is one bet with a long paytable. `table`: everything else. */
export type TableKind = 'table' | 'reels';

/**
 * The limits of a round at a table of the house in a currency.
 *
 * Slots and video poker take a fifth of a table's stake (EUR 100) and pay eight times a table's most (EUR 80,000): their
 * top wins are up to 800 times the stake (a royal flush; 588 in a tidepool), and a machine that takes a stake must be able
 * to pay its own top win. Elsewhere the paytable is open upwards (a target in limbo or crash, the last tile in mines, the
 * edge of plinko), so the payout bounds what may be staked on what: EUR 10 at 1,000 times, all of 500 at twenty times.
 */
export const tableLimits = (currency: CurrencyCode, kind: TableKind = 'table'): TableLimits => {
  const table = tables[currency];
  if (kind === 'table') return table;
  return limits(table.minStakeMinor, table.maxStakeMinor / 5n, table.maxPayoutMinor * 8n);
};

const leastTops = new WeakMap<object, Rational>();

/** The largest win of the bet that wins least at its best, in times its stake. */
const leastTopOf = (game: Pick<GameCommon, 'returns'>): Rational | undefined => {
  const known = leastTops.get(game);
  if (known) return known;
  const [least] = game
    .returns()
    .map(({ maxWin }) => maxWin)
    .toSorted(compare);
  if (least) leastTops.set(game, least);
  return least;
};

/** The greatest stake that some bet of a machine can be paid for: it takes one bet a round, which its top win binds. */
const machineCap = (game: Pick<GameCommon, 'returns'>, maxPayoutMinor: bigint): bigint | undefined => {
  const top = leastTopOf(game);
  return top && top.num > 0n ? stakeCapAt(maxPayoutMinor, top) : undefined;
};

/**
 * The limits of a table for one game, which the session, the table's own words and every refusal tell. A table never says that it takes
 * a stake at which none of the game's bets could be laid and paid: a machine's is bound by its top win, another game's by its `stakes`.
 * Where many bets make a stake, and not all of them can win, it is the table's own.
 */
export const limitsFor = (
  game: Pick<GameCommon, 'returns' | 'stakes'>,
  currency: CurrencyCode,
  kind: TableKind = 'table',
): TableLimits => {
  const table = tableLimits(currency, kind);
  const { stakes } = game;
  const capMinor =
    stakes?.cap(table.maxPayoutMinor) ?? (kind === 'reels' ? machineCap(game, table.maxPayoutMinor) : undefined);
  const mostMinor = capMinor !== undefined && capMinor < table.maxStakeMinor ? capMinor : table.maxStakeMinor;
  const prices = stakes?.prices?.(currency).filter((price) => price >= table.minStakeMinor && price <= mostMinor);
  const step = stakes?.step ?? 1n;
  return {
    ...table,
    minStakeMinor: prices?.at(0) ?? ((table.minStakeMinor + step - 1n) / step) * step,
    maxStakeMinor: prices?.at(-1) ?? mostMinor - (mostMinor % step),
  };
};
