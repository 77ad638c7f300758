import { isCurrencyCode } from '#domain/money/currency.ts';
import type { BetLine, RoundRecord } from './history.ts';
import { minorOf } from './money.ts';

type Round = RoundRecord['round'];
/** A recorded round that is decided. */
export type SettledRecord = Extract<Round, { status: 'settled' }>;

/** One bet of a round as a line: on what, how much, and what it returned (0 when it lost). */
export type BetView = { readonly spot: string; readonly stakeMinor: bigint; readonly payoutMinor: bigint };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const minor = (value: unknown, { currency }: Round): bigint =>
  typeof value === 'string' && isCurrencyCode(currency) ? minorOf(value, currency) : 0n;

/**
 * Every game's bets are `{ spot, amount }` and its wins `{ spot, stake, payout }`; one line a spot, whatever added to it.
 * A round that waits has won nothing yet. A bet that moved during the round (craps) has won on a spot of its own.
 */
export const betViews = (round: Round): readonly BetView[] => {
  const staked = new Map<string, bigint>();
  for (const bet of [...round.bets, ...round.addedBets]) {
    const spot = text(bet['spot']);
    staked.set(spot, (staked.get(spot) ?? 0n) + minor(bet['amount'], round));
  }
  const paid = new Map<string, bigint>();
  for (const win of round.status === 'settled' ? round.wins : []) {
    const spot = text(win['spot']);
    paid.set(spot, (paid.get(spot) ?? 0n) + minor(win['payout'], round));
  }
  return [...new Set([...staked.keys(), ...paid.keys()])].map((spot) => ({
    ...{ spot, stakeMinor: staked.get(spot) ?? 0n, payoutMinor: paid.get(spot) ?? 0n },
  }));
};

/** What a round won or lost. */
export const netMinor = ({ stake, payout, currency }: Pick<BetLine, 'stake' | 'payout' | 'currency'>): bigint =>
  minorOf(payout, currency) - minorOf(stake, currency);

export type BetSum = {
  readonly currency: BetLine['currency'];
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
};

/** What the lines of a page staked and returned, a currency a row. */
export const sumBets = (lines: readonly BetLine[]): readonly BetSum[] =>
  [...new Set(lines.map(({ currency }) => currency))].map((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    return {
      currency,
      stakeMinor: own.reduce((sum, { stake }) => sum + minorOf(stake, currency), 0n),
      payoutMinor: own.reduce((sum, { payout }) => sum + minorOf(payout, currency), 0n),
    };
  });
