import { displayAmount } from '#domain/money/amount.ts';
import { eurOfMinor } from '#domain/promotions/eur.ts';
import type { Forecast } from '#domain/promotions/forecast.ts';
import { type RewardFacts, stepFor } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { euros } from '#domain/promotions/welcome.ts';
import { t } from '#i18n/client.ts';
import { chanceWords, meanMinor } from './chance-words.ts';

/** One of the three figures of an offer: what it is about, the figure, and what has to be said in the same breath. */
export type Outlook = { readonly name: string; readonly figure: string; readonly note: string };

const shown = (minor: bigint): string => displayAmount(minor, 'EUR');

const brings = (
  { reward: rule }: PromotionRules,
  { depositMinor, currency, eurRate }: RewardFacts,
  forecast: Forecast,
) => {
  const { bonusMinor, freeSpins: spins } = forecast.reward;
  if (rule.kind !== 'deposit')
    return {
      figure: String(spins),
      note: t('promotions.slider.brings_spins', { amount: shown(forecast.spinsMeanMinor) }),
    };
  const { percent } = stepFor(rule.steps, eurOfMinor(depositMinor, currency, eurRate));
  return { figure: shown(bonusMinor), note: t('promotions.slider.brings_note', { percent, spins }) };
};

const needs = ({ wagering, freeSpins }: PromotionRules, { turnoverMinor, reward }: Forecast) => {
  if (wagering === null || turnoverMinor === null)
    return { figure: t('promotions.slider.needs_nothing'), note: t('promotions.slider.needs_free') };
  const { days, times } = wagering;
  // What the spins win is staked too, once it is won: the promise of an account names the first part alone.
  const forBonus = reward.bonusMinor * BigInt(times);
  const unlock = freeSpins?.unlock;
  const note = unlock
    ? t('promotions.slider.needs_unlock', { days, amount: shown(euros(unlock.depositEur).amountMinor) })
    : forBonus > 0n && forBonus < turnoverMinor
      ? t('promotions.slider.needs_parts', { days, amount: shown(forBonus) })
      : t('promotions.slider.needs_note', { days });
  return { figure: shown(turnoverMinor), note };
};

const leaves = ({ reward }: PromotionRules, { meanLeftMinor, chance }: Forecast) => ({
  figure: shown(meanMinor(meanLeftMinor)),
  note: t(reward.kind === 'deposit' ? 'promotions.slider.leaves_note' : 'promotions.slider.leaves_spins', {
    chance: chanceWords(chance),
  }),
});

/** What an offer brings, what it asks, and what it leaves in the end on average, in euros. */
export const outlookOf = (rules: PromotionRules, facts: RewardFacts, forecast: Forecast): readonly Outlook[] => [
  { name: t('promotions.slider.brings'), ...brings(rules, facts, forecast) },
  { name: t('promotions.slider.needs'), ...needs(rules, forecast) },
  { name: t('promotions.slider.leaves'), ...leaves(rules, forecast) },
];
