import type { ReactNode } from 'react';
import { amountLengthMax, formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { amountFaultOf, parseTypedAmount } from '#domain/money/typed-amount.ts';
import { t } from '#i18n/client.ts';
import { amountWords } from '#stores/format/amount-words.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';

/** An amount as a hand would type it: whole units of fiat without their cents. */
export const shortAmount = (minor: bigint, currency: CurrencyCode): string =>
  currencies[currency].type === 'FIAT'
    ? formatAmount(minor, currency).replace(/\.00$/, '')
    : formatAmount(minor, currency);

const faultWords = (typed: string, currency: CurrencyCode, mostMinor: bigint | undefined): string | undefined => {
  const read = parseTypedAmount(typed, currency);
  if (!read.ok) return t(...amountWords(amountFaultOf(read)));
  return mostMinor !== undefined && read.value > mostMinor ? t('errors.amount_above_maximum') : undefined;
};

type BoxProps = {
  label: string;
  value: string;
  currency: CurrencyCode;
  most?: bigint | undefined;
  onType: (text: string) => void;
};

/** A box for an amount in a currency, which says what is wrong with it. */
export const AmountBox = ({ label, value, currency, most, onType }: BoxProps): ReactNode => (
  <Field label={label} error={faultWords(value, currency, most)}>
    {(control) => (
      <span className="relative block">
        <Input
          {...control}
          money
          inputMode="decimal"
          autoComplete="off"
          maxLength={amountLengthMax}
          className="pr-16"
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ivory-300">
          {currency}
        </span>
      </span>
    )}
  </Field>
);
