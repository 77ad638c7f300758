import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import type { CurrencyCode } from '../../../money/currency.ts';
import type { Result } from '../../../result.ts';
import { parseBetList } from '../../kit/bets.ts';
import type { Bet, Decided, SharedSeeds } from '../../kit/game.ts';
import { settledBy } from '../../kit/settled.ts';
import { mostAt, shareAt } from '../../kit/share.ts';
import { sharedStream } from '../../kit/shared-round.ts';
import { drawnCount, multiplierOf, numberCount, rowsMax } from './paytable.ts';
import { rowOf } from './spots.ts';

const numbers = Array.from({ length: numberCount }, (_, index) => index + 1);

/** The six numbers in the order in which they come out of the drum, none of them twice. */
export const draw = (stream: Stream): number[] => drawItems(numbers, drawnCount, stream);

const hitsOf = (row: readonly number[], others: readonly number[]): number =>
  row.filter((number) => others.includes(number)).length;

/** Each row returns by how many of its numbers were drawn. */
export const settle = (bets: readonly Bet[], drawn: readonly number[]): Decided =>
  settledBy(
    { drawn: [...drawn] },
    bets.map(({ spot, amountMinor }) => ({
      spot,
      stakeMinor: amountMinor,
      ...shareAt(amountMinor, multiplierOf(hitsOf(rowOf(spot) ?? [], drawn))),
    })),
  );

/**
 * A bound on what a ticket can return. In any draw some row has the most hits, say h; another that shares s of its numbers has h
 * at most, and at most 6 + s − h, since what both have hit is shared. Rows with little in common are never all full together.
 */
export const maxPayoutOf = (bets: readonly Bet[]): bigint => {
  const rows = bets.map(({ spot, amountMinor }) => ({ row: rowOf(spot) ?? [], amountMinor }));
  let most = 0n;
  for (const best of rows) {
    for (let hits = 0; hits <= drawnCount; hits += 1) {
      const sum = rows.reduce((total, { row, amountMinor }) => {
        const bound = Math.min(hits, drawnCount + hitsOf(row, best.row) - hits);
        return total + mostAt(amountMinor, multiplierOf(bound));
      }, 0n);
      if (sum > most) most = sum;
    }
  }
  return most;
};

/** One to ten rows, each once. */
export const parseBets = (input: unknown, currency: CurrencyCode): Result<readonly Bet[], 'bet_invalid'> =>
  parseBetList(input, currency, rowsMax, ({ spot }) => (rowOf(spot) === undefined ? 'spot_unknown' : undefined));

/** The round that a link and its chain's salt decide. Without bets: the outcome alone. */
export const settleBy = (bets: readonly Bet[], seeds: SharedSeeds): Decided => settle(bets, draw(sharedStream(seeds)));
