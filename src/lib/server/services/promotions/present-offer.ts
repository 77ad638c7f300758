import type { ResponseOf } from '#contract/call.ts';
import type { listEligiblePromotions } from '#contract/profile/promotions.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, fallbackCurrency } from '#domain/money/currency.ts';
import { amountFromEur, depositMaxEur } from '#domain/payments/deposit-limits.ts';
import { minorOfEur } from '#domain/promotions/eur.ts';
import { type PromotionReward, rewardOf } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import type { ServerContext } from '../../context.ts';
import { lastRateOf } from './last-rate.ts';
import { capLeft, type Taker } from './taker.ts';

type Promotion = ResponseOf<typeof listEligiblePromotions>['events'][number]['promotions'][number];

/** Rules as answers have them: the contract’s type is the same but for `readonly`, which JSON does not know. */
export const presentRules = (rules: PromotionRules): Promotion['config']['rules'] =>
  rules as Promotion['config']['rules'];

/** The name by which the specification's modal knows a promotion that needs no deposit. */
const noDepositName = 'NO DEPOSIT';

const nameOf = (rules: PromotionRules, name: string): string =>
  rules.reward.kind === 'no_deposit' ? noDepositName : name;

/** What the event of a promotion is called. */
export const eventName = (rules: PromotionRules): string => nameOf(rules, rules.event.displayName);

/** A promotion as the specification's modal reads it, in the currency of the player's wallet: the most that it may give. */
export function presentOffer(ctx: ServerContext, taker: Taker, rules: PromotionRules): Promotion {
  const currency = taker.who.currency ?? fallbackCurrency;
  const rewards = rewardsOf(ctx, taker, rules, currency);
  const bonus = mostOf(rewards.map(({ bonusMinor }) => bonusMinor));
  const totalSpins = Math.max(...rewards.map(({ freeSpins }) => freeSpins));
  const game = rules.freeSpins === null ? undefined : ctx.catalogue.byId.get(rules.freeSpins.gameId);
  return {
    config: {
      id: rules.id,
      displayName: nameOf(rules, rules.name),
      freeSpins: totalSpins > 0 ? [{ configs: [{ totalSpins }] }] : [],
      cashBonus: bonus > 0n ? [{ maximumBonus: formatAmount(bonus, currency), currency }] : [],
      rules: presentRules(rules),
    },
    games: game === undefined ? [] : [{ imageId: game.imageId, provider: game.provider }],
  };
}

const mostOf = (amounts: readonly bigint[]): bigint => amounts.toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n;

/** What it brings at the bound of each of its steps, at the last rate that is known: one of them is the most. */
function rewardsOf(
  ctx: ServerContext,
  taker: Taker,
  rules: PromotionRules,
  currency: CurrencyCode,
): readonly [PromotionReward, ...PromotionReward[]] {
  const eurRate = lastRateOf(ctx, currency);
  const capLeftEur = capLeft(taker, rules);
  const at = (depositMinor: bigint) => rewardOf(rules, { depositMinor, currency, eurRate, capLeftEur });
  if (rules.reward.kind !== 'deposit') return [at(0n)];
  const most = at(amountFromEur(depositMaxEur, currency, eurRate));
  const bounds = rules.reward.steps.flatMap(({ upToEur }) => upToEur ?? []);
  return [most, ...bounds.map((bound) => at(minorOfEur(bound, currency, eurRate)))];
}
