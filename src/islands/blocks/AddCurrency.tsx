import type { WalletCurrencyTyped, WalletCurrencyValues } from '#contract/forms/currency.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { addCurrency } from '#stores/wallet/currencies.ts';
import { Button } from '#ui/Button.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import { type CallForm, createCallForm } from './form/call-form.ts';
import { useCallForm } from './form/use-call-form.ts';

type AddCurrencyForm = CallForm<WalletCurrencyTyped, WalletCurrencyValues>;

/** A form of its own for each place: two of them can stand on a page. */
export const createAddCurrencyForm = (): AddCurrencyForm =>
  createCallForm({ schema: ({ walletCurrencySchema }) => walletCurrencySchema, initial: { currency: '' } });

/** Opens one more wallet, in a currency of `choices`. Needs the words of `profile`. */
export function AddCurrency({ form, choices }: { form: AddCurrencyForm; choices: readonly CurrencyCode[] }) {
  const { busy, submit, field, fault } = useCallForm(form, {
    send: addCurrency,
    onSent: () => form.control.reset(),
  });
  if (choices.length === 0) return <p className="text-sm text-ivory-300">{t('profile.currency_all')}</p>;
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <h3 className="font-semibold">{t('profile.currency_add')}</h3>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
        <CurrencyField
          label={t('profile.currency_label')}
          placeholder={t('profile.choose')}
          error={fault('currency') && t('profile.currency_required')}
          choices={choices}
          {...field('currency')}
        />
        <Button type="submit" variant="secondary" busy={busy} className="mt-[1.6875rem] h-12">
          {t('profile.currency_add_do')}
        </Button>
      </div>
    </form>
  );
}
