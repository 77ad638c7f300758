import { currencyCodes } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { CurrencyField } from '#islands/blocks/CurrencyField.tsx';
import { createCallForm } from '#islands/blocks/form/call-form.ts';
import { useCallForm } from '#islands/blocks/form/use-call-form.ts';
import { addFirstCurrency } from '#stores/deposit/deposit-currency.ts';
import { Button } from '#ui/Button.tsx';
import { StepHead } from './StepHead.tsx';

const form = createCallForm({ schema: ({ walletCurrencySchema }) => walletCurrencySchema, initial: { currency: '' } });

/** For a player without any wallet: the currency of the first one. The amount follows as soon as it is there. */
export function FirstCurrency() {
  const { busy, submit, field, fault } = useCallForm(form, {
    send: addFirstCurrency,
    onSent: () => form.control.reset(),
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <StepHead lead={t('cashier.currency_lead')}>{t('cashier.currency_title')}</StepHead>
      <CurrencyField
        label={t('cashier.currency_label')}
        placeholder={t('cashier.currency_choose')}
        error={fault('currency') && t('cashier.currency_required')}
        choices={currencyCodes}
        {...field('currency')}
      />
      <Button type="submit" size="lg" busy={busy}>
        {t('cashier.currency_add')}
      </Button>
    </form>
  );
}
