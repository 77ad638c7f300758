import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import { focusField } from '#islands/blocks/form-words.ts';
import {
  $amountProblem,
  $deposit,
  $minimums,
  amountInputMax,
  chooseAmount,
  setAmount,
  setCoupon,
} from '#stores/deposit.ts';
import { type AmountProblem, quickAmount, quickEuros } from '#stores/deposit-rules.ts';
import { failWords } from '#stores/fail-words.ts';
import { displayWire } from '#stores/money.ts';
import { $wallet } from '#stores/wallet.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';

const saidAtOnce: readonly AmountProblem[] = ['no_wallet'];

/** Amount with its quick buttons, and an optional bonus code. Continue opens when the amount allows it. */
export function AmountStep() {
  const { amount, coupon, refused } = useStore($deposit);
  const wallet = useStore($wallet);
  const { data: minimums } = useStore($minimums);
  const problem = useStore($amountProblem);
  const [touched, setTouched] = useState(false);
  const min = minimums === undefined ? undefined : displayWire(minimums.minDeposit, wallet.currency);
  const isSaid = problem !== undefined && problem !== 'loading' && (touched || saidAtOnce.includes(problem));

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTouched(true);
    if (!chooseAmount()) focusField(event.currentTarget, 'amount');
  };

  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={`${t('deposit.amount')} (${wallet.currency})`}
        hint={
          isSaid || refused ? undefined : min === undefined ? t('deposit.loading') : t('deposit.amount_hint', { min })
        }
        error={refused ? t(...failWords(refused)) : isSaid ? t(`deposit.${problem}`, { min: min ?? '' }) : undefined}
        required
      >
        {(control) => (
          <Input
            {...control}
            ref={focusFirst}
            money
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={amountInputMax}
            value={amount}
            onChange={(event) => setAmount(event.currentTarget.value)}
            onBlur={() => setTouched(amount !== '')}
          />
        )}
      </Field>
      {minimums && (
        <fieldset className="grid grid-cols-3 gap-2">
          <legend className="sr-only">{t('deposit.quick')}</legend>
          {quickEuros.map((euros) => {
            const quick = quickAmount(euros, minimums);
            return (
              <Button key={quick} variant="secondary" aria-pressed={amount === quick} onClick={() => setAmount(quick)}>
                <span className="figures">
                  {quick} {wallet.currency}
                </span>
              </Button>
            );
          })}
        </fieldset>
      )}
      <Field label={t('deposit.bonus_code')}>
        {(control) => (
          <Input
            {...control}
            name="coupon"
            autoComplete="off"
            maxLength={64}
            value={coupon}
            onChange={(event) => setCoupon(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" size="lg" disabled={problem !== undefined}>
        {t('deposit.continue')}
      </Button>
      <p className="text-sm text-ivory-500">
        {t('deposit.care_note')}{' '}
        <a href="/profile/self-exclusion" className="underline underline-offset-4 hover:text-ivory-100">
          {t('deposit.care_link')}
        </a>
      </p>
    </form>
  );
}
