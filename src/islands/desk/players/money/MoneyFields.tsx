import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import type { MoneyFault } from '#stores/desk/money-drafts.ts';
import type { DeskPlayer } from '#stores/desk/players.ts';
import { displayWire } from '#stores/format/money.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';

/** What is wrong with a field, in words. */
export const errorOf = (faults: readonly MoneyFault[], ...own: readonly MoneyFault[]): string | undefined => {
  const fault = faults.find((one) => own.includes(one));
  switch (fault) {
    case undefined:
      return undefined;
    case 'currency':
    case 'amount':
      return t(`deskmoney.${fault}_needed`);
    case 'cause':
      return t('deskmoney.correct.cause_needed');
    case 'address':
      return t('deskmoney.payout.address_needed');
    case 'reason':
      return t('desk.reason.needed');
    default:
      return t(`desk.error.${fault}`);
  }
};

type SumProps = {
  balances: DeskPlayer['balances'];
  currency: string;
  amount: string;
  faults: readonly MoneyFault[];
  change: (part: { currency?: string; amount?: string }) => void;
};

/** A wallet, and a sum of its currency. */
export function SumFields({ balances, currency, amount, faults, change }: SumProps) {
  const wallet = balances.find((one) => one.currency === currency);
  return (
    <>
      <Field
        label={t('deskmoney.currency')}
        hint={wallet && t('deskmoney.balance', { own: displayWire(wallet.own, wallet.currency) })}
        error={errorOf(faults, 'currency')}
        required
      >
        {(control) => (
          <Select
            {...control}
            value={currency}
            placeholder={t('deskmoney.choose')}
            options={balances.map((one) => ({ value: one.currency, label: one.currency }))}
            onChange={({ target }) => change({ currency: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('deskmoney.amount')}
        error={errorOf(faults, 'amount', 'amount_invalid', 'amount_overprecise', 'balance_too_low')}
        required
      >
        {(control) => (
          <Input
            {...control}
            money
            value={amount}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => change({ amount: target.value })}
          />
        )}
      </Field>
    </>
  );
}

type WillProps = {
  /** What will be done; undefined while that cannot be said. */
  what: string | undefined;
  /** The balance before and after, in minor units. */
  now: bigint;
  after: bigint;
  afterLabel: string;
  currency: CurrencyCode;
};

/** What will be done, with the balance before and after it. */
export const Will = ({ what, now, after, afterLabel, currency }: WillProps) => (
  <div className="grid gap-2 rounded-md border border-ink-600 bg-ink-900 p-3 text-sm">
    <p className="eyebrow">{t('deskmoney.will')}</p>
    <p>{what ?? t('deskmoney.will_later')}</p>
    {what !== undefined && (
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-ink-600 pt-2">
        <dt className="text-ivory-500">{t('deskmoney.correct.now')}</dt>
        <dd translate="no" className="figures text-right">
          {displayAmount(now, currency)}
        </dd>
        <dt className="text-ivory-500">{afterLabel}</dt>
        <dd translate="no" className="figures text-right font-semibold">
          {displayAmount(after, currency)}
        </dd>
      </dl>
    )}
  </div>
);
