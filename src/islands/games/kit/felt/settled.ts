import type { CurrencyCode } from '#domain/money/currency.ts';
import { betViews } from '#stores/history/round-view.ts';
import type { SettledRound } from '#stores/play/game.ts';

/** A bet of the round that is over, as its chips lie there until the next one begins: what was staked, and what it brought. */
export type SettledBet = { readonly stakeMinor: bigint; readonly payoutMinor: bigint };

/** Settled bets by the spots on which they lay. */
export type SettledBets = ReadonlyMap<string, SettledBet>;

/** What became of a bet: lost whole, back with no more than its stake, or with a gain. */
export type Fate = 'lost' | 'returned' | 'won';

export const fateOf = ({ stakeMinor, payoutMinor }: SettledBet): Fate =>
  payoutMinor === 0n ? 'lost' : payoutMinor > stakeMinor ? 'won' : 'returned';

/** Two bets on one spot are one stack. */
export const stacked = (bets: Iterable<readonly [string, SettledBet]>): SettledBets => {
  const stacks = new Map<string, SettledBet>();
  for (const [spot, { stakeMinor, payoutMinor }] of bets) {
    const under = stacks.get(spot);
    stacks.set(spot, {
      stakeMinor: stakeMinor + (under?.stakeMinor ?? 0n),
      payoutMinor: payoutMinor + (under?.payoutMinor ?? 0n),
    });
  }
  return stacks;
};

const same = (spot: string): string => spot;

/** The bets of a round as its record tells them. `spotOf`: where a bet of it lies on the table. */
export const settledBets = (
  { bets, addedBets, wins }: Pick<SettledRound, 'bets' | 'addedBets' | 'wins'>,
  currency: CurrencyCode,
  spotOf: (spot: string) => string = same,
): SettledBets =>
  stacked(betViews({ bets, addedBets, wins, currency }).map(({ spot, ...bet }) => [spotOf(spot), bet] as const));
