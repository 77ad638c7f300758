import { useEffect, useRef, useState } from 'react';
import type { LimitOfferValues } from '#contract/forms/limits.ts';
import { limitPeriods } from '#domain/limits/limit.ts';
import { isAmountFault } from '#domain/money/typed-amount.ts';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { createCallForm } from '#islands/blocks/form/call-form.ts';
import { useCallForm, useTyped } from '#islands/blocks/form/use-call-form.ts';
import { amountInputMax } from '#stores/deposit/deposit.ts';
import { amountWords } from '#stores/format/amount-words.ts';
import { offerFaults, takeOffer, usualLimits } from '#stores/safer-play/limit-offer.ts';
import { showBound } from '#stores/safer-play/limits.ts';
import { declineLimits } from '#stores/safer-play/safer-play.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';

const files = ['common', 'saferplay'] as const;

const errorWords = (code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  if (code === 'amount_below_minimum' || code === 'amount_above_maximum') return t(`errors.${code}`);
  if (isAmountFault(code)) return t(...amountWords(code));
  return t(code === 'network' ? 'errors.network' : 'errors.amount_invalid');
};

const offerForm = createCallForm<LimitOfferValues, LimitOfferValues>({
  schema: ({ limitOfferSchema }) => limitOfferSchema,
  faults: offerFaults,
  initial: { period: 'WEEK', amount: '' },
});

/** A limit before the first deposit ever: usual amounts or the player's own. "Not now" is remembered as well. */
export function LimitOffer() {
  const hasWords = useWordsState(files);
  const values = useTyped(offerForm);
  const { busy, submit, field, fault, set } = useCallForm(offerForm, { send: takeOffer });
  const [declining, setDeclining] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasWords) title.current?.focus();
  }, [hasWords]);
  if (!hasWords) return null;

  const decline = async (): Promise<void> => {
    setDeclining(true);
    await declineLimits();
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <div>
        <h3 ref={title} tabIndex={-1} className="text-lg font-semibold outline-none">
          {t('saferplay.offer_title')}
        </h3>
        <p className="mt-1 text-ivory-300">{t('saferplay.offer_lead')}</p>
      </div>
      <Field label={t('saferplay.offer_period')}>
        {(control) => (
          <Select
            {...control}
            {...field('period')}
            options={limitPeriods.map((value) => ({ value, label: t(`saferplay.period_${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('saferplay.offer_amount')} error={errorWords(fault('amount'))} required>
        {(control) => (
          <Input
            {...control}
            money
            {...field('amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={amountInputMax}
          />
        )}
      </Field>
      <fieldset className="grid grid-cols-3 gap-2">
        <legend className="sr-only">{t('saferplay.offer_choices')}</legend>
        {usualLimits[values.period].map((amount) => (
          <Button
            key={amount}
            variant="secondary"
            aria-pressed={values.amount === amount}
            onClick={() => set('amount', amount)}
          >
            <span translate="no" className="figures">
              {showBound('deposit', amount).replace('.00', '')}
            </span>
          </Button>
        ))}
      </fieldset>
      <div className="mt-2 grid gap-2 sm:grid-cols-2">
        <Button type="submit" busy={busy}>
          {t('saferplay.offer_set')}
        </Button>
        <Button variant="secondary" busy={declining} onClick={() => void decline()}>
          {t('saferplay.offer_not_now')}
        </Button>
      </div>
    </form>
  );
}
