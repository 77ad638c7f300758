import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { listed } from '#stores/format/list.ts';
import type { Loss } from '#stores/promotions/grants.ts';

/** What the end of a promotion takes, as a list in words; empty when nothing is lost. Without a currency there are no amounts. */
export const lossWords = ({ bonusMinor, lockedMinor, spins }: Loss, currency: CurrencyCode | null): string => {
  const amount = (minor: bigint): string => (currency === null ? '' : displayAmount(minor, currency));
  return listed([
    ...(bonusMinor > 0n ? [t('loss.bonus', { amount: amount(bonusMinor) })] : []),
    ...(lockedMinor > 0n ? [t('loss.locked', { amount: amount(lockedMinor) })] : []),
    ...(spins > 0 ? [t(spins === 1 ? 'loss.spins_one' : 'loss.spins_other', { count: spins })] : []),
  ]);
};
