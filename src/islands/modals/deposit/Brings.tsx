import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { PromotionReward } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { t } from '#i18n/client.ts';
import { type CapFacts, rewardFor } from '#stores/deposit/deposit-bonus.ts';
import type { Minimums } from '#stores/deposit/deposit-rules.ts';
import { displayWire } from '#stores/format/money.ts';

/** What an amount brings, in one line; undefined when nothing comes of it. */
const bringsWords = (
  { bonusMinor, freeSpins, nothing }: PromotionReward,
  currency: CurrencyCode,
): string | undefined => {
  if (nothing !== null) return undefined;
  const amount = displayAmount(bonusMinor, currency);
  if (bonusMinor === 0n) return t('promotions.wizard.brings_spins', { spins: freeSpins });
  return freeSpins === 0
    ? t('promotions.wizard.brings_bonus', { amount })
    : t('promotions.wizard.brings_both', { amount, spins: freeSpins });
};

/** What has to be done for it, and within which bounds. */
const asksWords = (reward: PromotionReward, { wagering }: PromotionRules, currency: CurrencyCode): string => {
  const { wageringMinor, stakeMaxMinor, capped } = reward;
  return [
    wagering === null || wageringMinor === 0n
      ? t('promotions.wizard.no_wagering')
      : t('promotions.wizard.wagering', {
          amount: displayAmount(wageringMinor, currency),
          days: String(wagering.days),
        }),
    ...(stakeMaxMinor === null
      ? []
      : [t('promotions.wizard.stake_max', { amount: displayAmount(stakeMaxMinor, currency) })]),
    ...(capped ? [t('promotions.wizard.capped')] : []),
  ].join(' ');
};

const nothingWords = ({ nothing }: PromotionReward, { reward }: PromotionRules): string => {
  if (nothing === 'deposit_too_small' && reward.kind === 'deposit')
    return t('promotions.wizard.nothing_deposit_too_small', { amount: displayWire(reward.minDepositEur, 'EUR') });
  return t(
    nothing === 'cap_reached' ? 'promotions.wizard.nothing_cap_reached' : 'promotions.wizard.nothing_rounds_to_nothing',
  );
};

export type Brought = { readonly minimums: Minimums; readonly facts: CapFacts; readonly amountMinor: bigint };

/** What the amount that is typed brings by these rules, and what it asks. */
export function Brings({ rules, minimums, facts, amountMinor }: Brought & { rules: PromotionRules }) {
  if (amountMinor === 0n && rules.reward.kind === 'deposit')
    return <span className="block text-sm text-ivory-300">{t('promotions.wizard.type_amount')}</span>;
  const { currency } = minimums;
  const reward = rewardFor(rules, amountMinor, minimums, facts);
  const brings = bringsWords(reward, currency);
  if (brings === undefined)
    return <span className="figures block text-sm text-ivory-300">{nothingWords(reward, rules)}</span>;
  return (
    <>
      <span className="figures block font-semibold">{brings}</span>
      <span className="figures block text-sm text-ivory-300">{asksWords(reward, rules, currency)}</span>
    </>
  );
}
