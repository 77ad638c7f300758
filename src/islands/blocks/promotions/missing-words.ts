import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { listed } from '#stores/format/list.ts';
import { displayWire } from '#stores/format/money.ts';
import { missingOf } from '#stores/promotions/grants.ts';
import type { Grant } from '#stores/promotions/promotions.ts';

/** What a running promotion still waits for, in the one sentence that every page has for it; undefined where it is nothing. */
export const missingWords = (grant: Grant): string | undefined => {
  const { currency } = grant;
  if (currency === null) return undefined;
  const { stakeMinor, spins, deposit } = missingOf(grant);
  const parts = [
    ...(stakeMinor > 0n ? [t('missing.stake', { amount: displayAmount(stakeMinor, currency) })] : []),
    ...(spins
      ? [t(spins.left === 1 ? 'missing.spins_one' : 'missing.spins_other', { count: spins.left, game: spins.game })]
      : []),
    ...(deposit === null ? [] : [t('missing.deposit', { amount: displayWire(deposit, currency) })]),
  ];
  return parts.length > 0 ? t('missing.line', { list: listed(parts) }) : undefined;
};
