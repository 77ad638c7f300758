import { mostOf, type Share } from '#domain/games/kit/share.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';

/** What a share pays: "€2.22", or "€2.22 or €2.23" where a draw decides about its part of a unit (decision 035). */
export const shareWords = (share: Share, currency: CurrencyCode): string => {
  const least = displayAmount(share.payoutMinor, currency);
  return share.rest ? t('table.either', { least, most: displayAmount(mostOf(share), currency) }) : least;
};
