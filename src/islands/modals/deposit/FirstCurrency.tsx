import { useStore } from '@nanostores/react';
import { currencies, currencyCodes } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { submitting } from '#islands/blocks/form-words.ts';
import { firstCurrencyForm } from '#stores/deposit/deposit-currency.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { StepHead } from './StepHead.tsx';

const options = currencyCodes.map((code) => ({ value: code, label: `${code} · ${currencies[code].name}` }));

/** For a player without any wallet: the currency of the first one. The amount follows as soon as it is there. */
export function FirstCurrency() {
  const { values, errors, busy } = useStore(firstCurrencyForm.$state);
  return (
    <form noValidate onSubmit={submitting(firstCurrencyForm)} className="grid gap-5">
      <StepHead lead={t('cashier.currency_lead')}>{t('cashier.currency_title')}</StepHead>
      <Field label={t('cashier.currency_label')} error={errors.currency && t('cashier.currency_required')} required>
        {(control) => (
          <Select
            {...control}
            short
            name="currency"
            placeholder={t('cashier.currency_choose')}
            options={options}
            value={values.currency}
            onChange={({ currentTarget: { value } }) =>
              firstCurrencyForm.setValue('currency', currencyCodes.find((code) => code === value) ?? '')
            }
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={busy}>
        {t('cashier.currency_add')}
      </Button>
    </form>
  );
}
