import { type SnapshotFault as Fault, snapshotFault as fault } from '../catalogue/snapshot-fault.ts';
import { displayAmount } from '../money/amount.ts';
import { type Money, money } from '../money/money.ts';
import type { PromotionRules } from './rules.ts';
import { exampleOf, type WelcomeExample, welcomeBonusMax } from './welcome.ts';

/** The welcome offer as the house advertises it (specification, sections 1 and 9). Its promotions have to reach it. */
export const advertisedWelcome: { readonly bonus: Money; readonly freeSpins: number } = {
  bonus: money(200_000n, 'EUR'),
  freeSpins: 200,
};

/** What the site's description says of doubling a deposit (specification, section 1). */
export const advertisedDoubling = { percent: 100, freeSpins: 70 } as const;

/** The document that keeps the promise of a doubled deposit. */
export const doubledDepositId = 'doubled-deposit';

/** The first two deposits that come to what is advertised. The documents were checked: without such two nothing starts. */
export const advertisedExample = (offers: readonly PromotionRules[]): WelcomeExample => {
  const example = exampleOf(offers, advertisedWelcome.bonus);
  if (!example) throw new RangeError('the documents do not reach what is advertised');
  return example;
};

const welcomeFaults = (offers: readonly PromotionRules[]): Fault[] => {
  const { bonus, freeSpins } = advertisedWelcome;
  const example = exampleOf(offers, bonus);
  const wanted = `${displayAmount(bonus.amountMinor, bonus.currency)} and ${freeSpins} free spins`;
  const cap = welcomeBonusMax(offers)?.amountMinor ?? 0n;
  const reached = example && example.firstBonus.amountMinor + example.secondBonus.amountMinor >= bonus.amountMinor;
  return reached && example.freeSpins >= freeSpins && cap >= bonus.amountMinor
    ? []
    : [
        fault(
          'welcome-first',
          'reward.steps',
          `does not come to the advertised ${wanted} with the second deposit`,
          'give more, or change what is advertised',
        ),
      ];
};

const doublingFaults = (offers: readonly PromotionRules[]): Fault[] => {
  const { percent, freeSpins } = advertisedDoubling;
  const reward = offers.find(({ id }) => id === doubledDepositId)?.reward;
  const kept =
    reward?.kind === 'deposit' && reward.steps.every((step) => step.percent >= percent && step.freeSpins >= freeSpins);
  return kept
    ? []
    : [
        fault(
          doubledDepositId,
          'reward.steps',
          `does not double a deposit with the ${freeSpins} free spins of the site’s description`,
          'give them, or change what is advertised',
        ),
      ];
};

/** What of the house's advertising the documents do not keep. Faults stop build and start: a headline has to be true. */
export const advertisedFaults = (offers: readonly PromotionRules[]): Fault[] => [
  ...welcomeFaults(offers),
  ...doublingFaults(offers),
];
