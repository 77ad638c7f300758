import { useStore } from '@nanostores/react';
import { errorCodes } from '#contract/errors.ts';
import type { WithdrawValues } from '#contract/forms/withdraw.ts';
import { amountLengthMax, displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { isAmountFault } from '#domain/money/typed-amount.ts';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { CodeField } from '#islands/blocks/CodeField.tsx';
import { type CalledForm, useCallForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { amountWords } from '#stores/format/amount-words.ts';
import { $withdraw, keepBonus, watchAddress, withdraw } from '#stores/wallet/withdraw.ts';
import { wayOf, wholeAmount } from '#stores/wallet/withdraw-rules.ts';
import type { WithdrawBounds } from '#stores/wallet/withdrawable.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Input } from '#ui/Input.tsx';
import { EndsBonus } from './EndsBonus.tsx';
import { focusInDialog } from './focus.ts';
import { judgeAddress, type WithdrawCallForm } from './withdraw-form.ts';
import { networkOf } from './words.ts';

const own: Readonly<Record<string, WordKey>> = {
  amount_required: 'statement.withdraw_amount_required',
  amount_above: 'statement.withdraw_amount_above',
  address_required: 'statement.withdraw_address_required',
  address_format: 'statement.withdraw_address_format',
  address_network: 'statement.withdraw_address_network',
  address_of_token: 'statement.withdraw_address_of_token',
};

/** What is wrong with a field: our own word, the one of a refusal's code, or that of a second factor. */
const wordsOf = (code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  if (isAmountFault(code)) return t(...amountWords(code));
  const word = own[code];
  if (word !== undefined) return t(word);
  const refused = errorCodes.find((known) => known === code);
  return refused === undefined ? wordOf(code) : t(`errors.${refused}`);
};

/** What may leave the wallet, and what one withdrawal may be; a maximum alone where it binds. */
const amountHint = (currency: CurrencyCode, withdrawableMinor: bigint, bounds: WithdrawBounds): string => {
  const { leastMinor, mostMinor } = bounds;
  const now = t('statement.withdraw_now', { amount: displayAmount(withdrawableMinor, currency) });
  if (leastMinor === undefined || mostMinor === undefined) return now;
  const range = { least: displayAmount(leastMinor, currency), most: displayAmount(mostMinor, currency) };
  if (withdrawableMinor < leastMinor) return t('statement.withdraw_too_little', range);
  return `${now} ${t(withdrawableMinor > mostMinor ? 'statement.withdraw_in_parts' : 'statement.withdraw_bounds', range)}`;
};

const addressHint = (currency: CurrencyCode, network: WithdrawFormProps['network']): string =>
  network === null || network === 'mainnet'
    ? t('statement.withdraw_address_hint')
    : t('statement.withdraw_address_rehearsal', { network: `${networkOf(currency)} (${network})` });

type WithdrawFormProps = {
  form: WithdrawCallForm;
  currency: CurrencyCode;
  withdrawableMinor: bigint;
  bounds: WithdrawBounds;
  /** The network to whose addresses coins are paid; a rehearsal is named beside the address. */
  network: 'mainnet' | 'testnet' | 'regtest' | null;
  needsCode: boolean;
};

type Wired = Pick<CalledForm<WithdrawValues>, 'field' | 'fault'>;
type AmountFieldProps = Wired & Omit<WithdrawFormProps, 'network' | 'needsCode'>;

/** Another amount would cost another part of a bonus. */
function AmountField({ form, field, fault, currency, withdrawableMinor, bounds }: AmountFieldProps) {
  const amount = field('amount', focusInDialog);
  const takeAll = (): void => {
    form.control.setValue('amount', wholeAmount(withdrawableMinor, bounds, currency));
    form.control.clearErrors('amount');
    keepBonus();
  };
  return (
    <Field
      label={t('statement.withdraw_amount')}
      hint={amountHint(currency, withdrawableMinor, bounds)}
      error={wordsOf(fault('amount'))}
      required
    >
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            {...amount}
            money
            inputMode="decimal"
            autoComplete="off"
            maxLength={amountLengthMax}
            className="pr-32"
            onChange={(event) => {
              void amount.onChange(event);
              keepBonus();
            }}
          />
          <span className="absolute inset-y-0 right-1 flex items-center gap-2 text-sm text-ivory-300">
            {currency}
            <Button variant="secondary" size="sm" onClick={takeAll}>
              {t('statement.withdraw_all')}
            </Button>
          </span>
        </span>
      )}
    </Field>
  );
}

type AddressFieldProps = Wired & Pick<WithdrawFormProps, 'form' | 'currency' | 'network'>;

function AddressField({ form, field, fault, currency, network }: AddressFieldProps) {
  const address = field('address');
  const { addressGood } = useStore($withdraw);
  return (
    <Field
      label={t('statement.withdraw_address', { network: networkOf(currency) })}
      hint={
        addressGood ? (
          <span role="status" className="flex gap-1.5 text-felt">
            <Icon name="check" className="size-5 shrink-0" />
            {t('statement.withdraw_address_good')}
          </span>
        ) : (
          addressHint(currency, network)
        )
      }
      error={wordsOf(fault('address'))}
      required
    >
      {(control) => (
        <Input
          {...control}
          {...address}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={300}
          className="font-mono text-sm"
          onChange={(event) => {
            void address.onChange(event);
            void watchAddress(currency, event.currentTarget.value);
          }}
          onBlur={(event) => {
            void address.onBlur(event);
            void judgeAddress(form, currency);
          }}
        />
      )}
    </Field>
  );
}

/** How much, where to, and the code of who has a second factor. */
export function WithdrawForm({ form, currency, withdrawableMinor, bounds, network, needsCode }: WithdrawFormProps) {
  const { busy, submit, field, fault } = useCallForm(form, { send: withdraw });
  const { lost, ends } = useStore($withdraw);
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <AmountField
        form={form}
        field={field}
        fault={fault}
        currency={currency}
        withdrawableMinor={withdrawableMinor}
        bounds={bounds}
      />
      {wayOf(currency) === 'crypto' && (
        <AddressField form={form} field={field} fault={fault} currency={currency} network={network} />
      )}
      {needsCode && (
        <CodeField
          label={t('statement.withdraw_code')}
          hint={t('statement.withdraw_code_hint')}
          error={wordsOf(fault('code'))}
          {...field('code')}
        />
      )}
      <p role="alert" className={lost ? 'flex gap-2 text-red' : 'sr-only'}>
        {lost && <Icon name="alert" className="size-5 shrink-0" />}
        {lost && t('statement.withdraw_lost')}
      </p>
      {ends === null ? (
        <Button type="submit" size="lg" busy={busy}>
          {t('statement.withdraw_submit')}
        </Button>
      ) : (
        <EndsBonus ends={ends} currency={currency} busy={busy} />
      )}
    </form>
  );
}
