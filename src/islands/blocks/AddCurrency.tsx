import { useStore } from '@nanostores/react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { submitting } from '#islands/blocks/form-words.ts';
import { addCurrencyForm } from '#stores/wallet/currencies.ts';
import { Button } from '#ui/Button.tsx';
import { CurrencyField } from './CurrencyField.tsx';

/** Opens one more wallet, in a currency of `choices`. Needs the words of `profile`. */
export function AddCurrency({ choices }: { choices: readonly CurrencyCode[] }) {
  const { values, errors, busy } = useStore(addCurrencyForm.$state);
  if (choices.length === 0) return <p className="text-sm text-ivory-300">{t('profile.currency_all')}</p>;
  return (
    <form noValidate onSubmit={submitting(addCurrencyForm)} className="grid gap-3">
      <h3 className="font-semibold">{t('profile.currency_add')}</h3>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
        <CurrencyField
          label={t('profile.currency_label')}
          placeholder={t('profile.choose')}
          error={errors.currency && t('profile.currency_required')}
          choices={choices}
          value={values.currency}
          onChange={(currency) => addCurrencyForm.setValue('currency', currency)}
        />
        <Button type="submit" variant="secondary" busy={busy} className="mt-[1.6875rem] h-12">
          {t('profile.currency_add_do')}
        </Button>
      </div>
    </form>
  );
}
