import type { PromotionRules } from '#domain/promotions/rules.ts';

const wagering = {
  times: 10,
  days: 30,
  stakeMaxEur: '5',
  categories: { slots: 100, roulette: 20 },
  games: {},
} as const;

const spins = { gameId: 'slot-night-orchard', stakeEur: '0.10', days: 7, spins: null, unlock: null } as const;

/** Doubles a first deposit up to 100 EUR and adds 50 free spins; what is not said is anybody's. */
export const depositOffer = (change: Partial<PromotionRules> = {}): PromotionRules => ({
  id: 'first',
  version: 1,
  name: 'First deposit',
  event: { name: 'welcome', displayName: 'Welcome offer' },
  validFrom: null,
  validTo: null,
  countries: { except: [] },
  currencies: 'all',
  depositsMade: { from: 0, to: 0 },
  segments: 'all',
  coupon: null,
  oncePer: 'player',
  reward: {
    kind: 'deposit',
    minDepositEur: '10',
    steps: [{ upToEur: '100', percent: 100, freeSpins: 50 }],
  },
  cap: { family: 'welcome', maxEur: '150' },
  wagering,
  freeSpins: spins,
  ...change,
});

/** The same for a second deposit. */
export const secondOffer = (change: Partial<PromotionRules> = {}): PromotionRules =>
  depositOffer({ id: 'second', name: 'Second deposit', depositsMade: { from: 1, to: 1 }, ...change });

/** Twenty free spins for nothing, whose wins stay locked until 20 EUR are paid in. */
export const spinsOffer = (change: Partial<PromotionRules> = {}): PromotionRules =>
  depositOffer({
    id: 'spins',
    name: 'Twenty spins',
    event: { name: 'spins', displayName: 'Spins' },
    depositsMade: null,
    reward: { kind: 'no_deposit' },
    cap: null,
    freeSpins: { ...spins, spins: 20, unlock: { depositEur: '20', extraBonusPercent: 50 } },
    ...change,
  });

/** Five euros of bonus money by a code. */
export const moneyOffer = (change: Partial<PromotionRules> = {}): PromotionRules =>
  depositOffer({
    id: 'five',
    name: 'Five euros',
    event: { name: 'coupon', displayName: 'Bonus code' },
    depositsMade: null,
    coupon: { code: 'FIVE', usesMax: null },
    reward: { kind: 'money', bonusEur: '5' },
    cap: null,
    freeSpins: null,
    ...change,
  });

/** Half of any deposit, by a code. */
export const reloadOffer = (change: Partial<PromotionRules> = {}): PromotionRules =>
  depositOffer({
    id: 'reload',
    name: 'Reload',
    event: { name: 'coupon', displayName: 'Bonus code' },
    depositsMade: null,
    coupon: { code: 'RELOAD', usesMax: null },
    reward: { kind: 'deposit', minDepositEur: '10', steps: [{ upToEur: '100', percent: 50, freeSpins: 0 }] },
    cap: null,
    freeSpins: null,
    ...change,
  });
