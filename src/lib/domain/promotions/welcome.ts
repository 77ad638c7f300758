import { type Money, money } from '../money/money.ts';

/** A share of a deposit that is added as bonus money, in whole percent, and the free spins that come with it. */
export type Match = { readonly percent: bigint; readonly freeSpins: number };

/** What a first deposit of at most `upTo` earns. Beyond the last step no more than its `upTo` is matched. */
export type FirstDepositStep = Match & { readonly upTo: Money };

/** What the welcome offer gives for the deposit of that number: a match by size for the first, one match for each later. */
export type WelcomeTier =
  | { readonly deposit: 1; readonly steps: readonly [FirstDepositStep, ...FirstDepositStep[]] }
  | { readonly deposit: 2 | 3 | 4 | 5; readonly match: Match };

const euros = (amount: bigint): Money => money(amount * 100n, 'EUR');

/** Promotions are offered while fewer deposits than this have been made (specification, section 9). */
export const welcomeDepositsMax = 5;

/** The most that all bonuses of the welcome offer may come to. */
export const welcomeBonusMax: Money = euros(8_000n);

/** The offer as it is advertised. The tiers reach it with the first two deposits; it is no bonus beside them. */
export const advertisedWelcome: { readonly bonus: Money; readonly freeSpins: number } = {
  bonus: euros(2_000n),
  freeSpins: 200,
};

/** The welcome offer that the site's description names: a deposit is doubled and free spins come with it. */
export const doubledDeposit: Match = { percent: 100n, freeSpins: 70 };

/** The tiers in the order of the deposits: the first is for a player who has made none. All are optional. */
export const welcomeTiers: readonly [WelcomeTier, ...WelcomeTier[]] = [
  {
    deposit: 1,
    steps: [
      { upTo: euros(16n), percent: 50n, freeSpins: 100 },
      { upTo: euros(50n), percent: 125n, freeSpins: 125 },
      { upTo: euros(100n), percent: 200n, freeSpins: 150 },
    ],
  },
  { deposit: 2, match: { percent: 150n, freeSpins: 100 } },
  { deposit: 3, match: { percent: 100n, freeSpins: 100 } },
  { deposit: 4, match: { percent: 100n, freeSpins: 100 } },
  { deposit: 5, match: { percent: 200n, freeSpins: 100 } },
];

/** The tier of a player's next deposit, or undefined when `depositsMade` has left the welcome offer behind. */
export const welcomeTierAfter = (depositsMade: number): WelcomeTier | undefined =>
  depositsMade < welcomeDepositsMax ? welcomeTiers[depositsMade] : undefined;

/** What a match adds to a deposit, in minor units, rounded down. `upTo` bounds the part of the deposit that is matched. */
const matchBonusMinor = (depositMinor: bigint, { percent }: Match, upTo = depositMinor): bigint =>
  ((depositMinor < upTo ? depositMinor : upTo) * percent) / 100n;

/** The first two deposits that come to what is advertised: how the headline is explained, and proven to be true. */
export const advertisedExample = (): {
  readonly firstDeposit: Money;
  readonly firstBonus: Money;
  readonly secondDeposit: Money;
  readonly secondBonus: Money;
  readonly freeSpins: number;
} => {
  const [first, second] = welcomeTiers;
  if (first.deposit !== 1 || second === undefined || second.deposit === 1) throw new Error('tiers out of order');
  const step = first.steps.at(-1) ?? first.steps[0];
  const { amountMinor: wanted, currency } = advertisedWelcome.bonus;
  const firstBonusMinor = matchBonusMinor(step.upTo.amountMinor, step, step.upTo.amountMinor);
  const missingMinor = wanted - firstBonusMinor;
  // Rounded up: a deposit that falls a cent short would not reach the headline.
  const secondMinor = (missingMinor * 100n + second.match.percent - 1n) / second.match.percent;
  return {
    firstDeposit: step.upTo,
    firstBonus: money(firstBonusMinor, currency),
    secondDeposit: money(secondMinor, currency),
    secondBonus: money(matchBonusMinor(secondMinor, second.match), currency),
    freeSpins: step.freeSpins + second.match.freeSpins,
  };
};
