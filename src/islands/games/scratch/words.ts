import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/game.ts';
import { type Field, multipleOf } from '#stores/scratch.ts';

/** "Five times the price", "A blank". */
export const outcomeWords = (round: SettledRound): string => {
  const multiple = multipleOf(round);
  if (multiple === 0) return t('scratch.blank');
  return multiple === 1 ? t('scratch.price_back') : t('scratch.prize', { times: multiple.toLocaleString('en') });
};

/** A field for a screen reader: its number, and what is printed there once it lies open. */
export const fieldWords = (
  field: Field | undefined,
  index: number,
  { priceMinor, currency }: { priceMinor: bigint; currency: CurrencyCode },
): string => {
  const number = String(index + 1);
  if (field === undefined) return t('scratch.field_covered', { number });
  const amount = (multiple: number): string => displayAmount(priceMinor * BigInt(multiple), currency);
  switch (field.kind) {
    case 'parcel':
      return t('scratch.field_parcel', { number, amount: amount(field.multiple) });
    case 'lit':
      return t('scratch.field_lit', { berth: String(field.berth) });
    case 'ferry':
      return t('scratch.field_ferry', { berth: String(field.berth), amount: amount(field.multiple) });
  }
};
