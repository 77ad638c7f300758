import { saltedDraw } from '../../fairness/hash-chain.ts';
import type { CurrencyCode } from '../../money/currency.ts';
import type { Result } from '../../result.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Decided, SharedSeeds } from '../kit/game.ts';
import { settledBy } from '../kit/settled.ts';
import { mostOf, nothing } from '../kit/share.ts';
import { multiplierAt } from './growth.ts';
import { crashPointOf, instantCrash, leavesWith, targetMax, targetMin } from './paytable.ts';

/** One stake a player and round. */
const betCountMax = 1;

const pattern = /^auto:([1-9]\d{0,6})\.(\d\d)$/;

/** The target of `auto:2.00` in hundredths; the largest one for `manual`, where the round ends anyway; else undefined. */
export const targetOf = (spot: string): number | undefined => {
  if (spot === 'manual') return targetMax;
  const match = pattern.exec(spot);
  const target = match ? Number(`${match[1]}${match[2]}`) : 0;
  return target >= targetMin && target <= targetMax ? target : undefined;
};

/** One bet: `manual`, or `auto:<target>` with two decimals, which may still be cashed out by hand before. */
export const parseBets = (input: unknown, currency: CurrencyCode): Result<readonly Bet[], 'bet_invalid'> =>
  parseBetList(input, currency, betCountMax, ({ spot }) => (targetOf(spot) === undefined ? 'spot_unknown' : undefined));

/** The most that these bets can return: each at its target. */
export const maxPayoutOf = (bets: readonly Bet[]): bigint =>
  bets.reduce((sum, { spot, amountMinor }) => sum + mostOf(leavesWith(amountMinor, targetOf(spot) ?? 0)), 0n);

/** The point, in hundredths, at which the round of these seeds ends. */
export const pointOf = ({ link, salt }: Omit<SharedSeeds, 'index'>): number => crashPointOf(saltedDraw(link, salt));

/** Hundredths as text: 198 is "1.98". */
export const hundredthsText = (value: number): string =>
  `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;

/**
 * At which multiplier (hundredths) a bet left a round that ends at `point`, or undefined when it went down with it.
 * `askedMs`: when the cash-out by hand reached the server, in milliseconds after the start; the target counts if it came
 * first. Both are decided by the server's clock.
 */
export const cashOutOf = (spot: string, point: number, askedMs?: number): number | undefined => {
  const target = targetOf(spot);
  if (target === undefined) return undefined;
  const left = askedMs === undefined ? target : Math.min(target, multiplierAt(askedMs));
  return left <= point ? left : undefined;
};

/** A player's part in a round. The point of an instant crash is told as 1.00: nobody saw another multiplier. */
export const settle = (bets: readonly Bet[], point: number, askedMs?: number): Decided =>
  settledBy(
    { point: hundredthsText(Math.max(point, 100)), instant: point === instantCrash },
    bets.map(({ spot, amountMinor }) => {
      const left = cashOutOf(spot, point, askedMs);
      return { spot, stakeMinor: amountMinor, ...(left === undefined ? nothing : leavesWith(amountMinor, left)) };
    }),
  );
