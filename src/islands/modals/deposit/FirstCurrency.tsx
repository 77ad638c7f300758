import { useStore } from '@nanostores/react';
import { currencyCodes } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { CurrencyField } from '#islands/blocks/CurrencyField.tsx';
import { submitting } from '#islands/blocks/form-words.ts';
import { firstCurrencyForm } from '#stores/deposit/deposit-currency.ts';
import { Button } from '#ui/Button.tsx';
import { StepHead } from './StepHead.tsx';

/** For a player without any wallet: the currency of the first one. The amount follows as soon as it is there. */
export function FirstCurrency() {
  const { values, errors, busy } = useStore(firstCurrencyForm.$state);
  return (
    <form noValidate onSubmit={submitting(firstCurrencyForm)} className="grid gap-5">
      <StepHead lead={t('cashier.currency_lead')}>{t('cashier.currency_title')}</StepHead>
      <CurrencyField
        label={t('cashier.currency_label')}
        placeholder={t('cashier.currency_choose')}
        error={errors.currency && t('cashier.currency_required')}
        choices={currencyCodes}
        value={values.currency}
        onChange={(currency) => firstCurrencyForm.setValue('currency', currency)}
      />
      <Button type="submit" size="lg" busy={busy}>
        {t('cashier.currency_add')}
      </Button>
    </form>
  );
}
