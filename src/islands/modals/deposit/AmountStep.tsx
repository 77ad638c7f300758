import { useStore } from '@nanostores/react';
import { type KeyboardEvent, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { DepositValues } from '#contract/forms/deposit.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { isAmountFault } from '#domain/money/typed-amount.ts';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { focusField } from '#islands/blocks/focus-field.ts';
import { type CalledForm, useCallForm, useFreshForm } from '#islands/blocks/form/use-call-form.ts';
import { failOf } from '#stores/calls/query.ts';
import {
  $amountProblem,
  $deposit,
  amountInputMax,
  chooseAmount,
  chooseOtherCurrency,
  restorePayment,
  setAmount,
  setCoupon,
} from '#stores/deposit/deposit.ts';
import { type AmountProblem, mostMinor } from '#stores/deposit/deposit-rules.ts';
import { $minimums } from '#stores/deposit/minimums.ts';
import { amountWords } from '#stores/format/amount-words.ts';
import { failWords, lacksDetails } from '#stores/format/fail-words.ts';
import { displayWire } from '#stores/format/money.ts';
import { closeModal } from '#stores/shell/modal.ts';
import { notSent, type Sent, sent } from '#stores/shell/sent.ts';
import { showFail } from '#stores/shell/toasts.ts';
import { $funds, $wallet, refreshFunds } from '#stores/wallet/wallet.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Input } from '#ui/Input.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { ErrorState } from '#ui/States.tsx';
import { codeRefusedWords, codeWords } from './code-words.ts';
import { QuickAmounts } from './QuickAmounts.tsx';

const BonusChoice = lazy(async () => ({ default: (await import('./BonusChoice.tsx')).BonusChoice }));
const CodeRules = lazy(async () => ({ default: (await import('./CodeRules.tsx')).CodeRules }));
const FirstCurrency = lazy(async () => ({ default: (await import('./FirstCurrency.tsx')).FirstCurrency }));

/** Takes over the code or the choice of a promotion. False when that failed, or its code could not be loaded. */
const settle = async (): Promise<boolean> => {
  try {
    return await (await import('#stores/deposit/deposit-bonus.ts')).settleBonus();
  } catch {
    showFail({ code: 'network' });
    return false;
  }
};

/** More digits may still make it enough: that is said when the field was left. */
const isStillTyped = (problem: AmountProblem): boolean =>
  problem === 'below_minimum' || problem === 'too_small_for_gateways';

/** On the profile's own page there is no way to go, and the dialog is closed. */
const ToProfile = () => (
  <ButtonLink href="/profile#national-number" variant="secondary" size="sm" onClick={closeModal}>
    {t('layout.profile')}
  </ButtonLink>
);

/** What is wrong with the amount, in words; nothing while the player has not come to a word of their own yet. */
function useAmountWords(isTouched: boolean): { readonly error?: string; readonly hint?: ReactNode } {
  const { refused, amount } = useStore($deposit);
  const { currency } = useStore($wallet);
  const { data: minimums } = useStore($minimums);
  const problem = useStore($amountProblem);
  if (minimums === undefined) return refused ? { error: t(...failWords(refused)) } : { hint: t('cashier.loading') };
  const min = displayWire(minimums.minDeposit, currency);
  const most = mostMinor(minimums);
  const max = most === undefined ? '' : displayAmount(most, currency);
  if (refused?.code === 'amount_above_maximum') return { error: t('cashier.wrong_above_maximum', { max }) };
  if (refused) return { error: t(...failWords(refused)), hint: lacksDetails(refused) && <ToProfile /> };
  const hint = max === '' ? t('cashier.amount_hint', { min }) : t('cashier.amount_bounds', { min, max });
  const isSaid = problem !== undefined && (isTouched || (amount !== '' && !isStillTyped(problem)));
  if (!isSaid || problem === 'loading' || problem === 'no_wallet') return { hint };
  return { error: isAmountFault(problem) ? t(...amountWords(problem)) : t(`cashier.wrong_${problem}`, { min, max }) };
}

/** Why no deposit can be begun at all: the minimums or the wallets did not come. */
function Failure() {
  const { error: minimumsError, data: minimums } = useStore($minimums);
  const { error: fundsError, data: funds } = useStore($funds);
  const refused = failOf(funds === undefined ? fundsError : minimums === undefined ? minimumsError : undefined);
  if (refused === undefined) return null;
  const retry = (): void => (funds === undefined ? refreshFunds() : $minimums.revalidate());
  return (
    <ErrorState
      title={t(funds === undefined ? 'cashier.wallets_failed' : 'cashier.minimums_failed')}
      action={<Button onClick={retry}>{t('cashier.retry')}</Button>}
    >
      {t(`errors.${refused.code}`)}
    </ErrorState>
  );
}

/** Goes on to the methods once the code or the choice of a promotion was taken over. */
const goOn = async (): Promise<Sent<DepositValues>> => {
  if (await settle()) {
    chooseAmount();
    return sent;
  }
  const { bonusFault } = $deposit.get();
  return notSent(bonusFault?.of === 'code' ? { coupon: bonusFault.fault } : {});
};

type Called = { field: CalledForm<DepositValues>['field'] };

type AmountFieldProps = Called & {
  said: ReturnType<typeof useAmountWords>;
  onTouched: (touched: boolean) => void;
};

/** How much, in the currency of the wallet, which can be another. */
function AmountField({ field, said, onTouched }: AmountFieldProps) {
  const { onChange, onBlur, ...amount } = field('amount', focusFirst);
  const { currency } = useStore($wallet);
  return (
    <Field label={t('cashier.amount')} required {...said}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            {...amount}
            onChange={(event) => {
              setAmount(event.currentTarget.value);
              void onChange(event);
            }}
            onBlur={(event) => {
              onTouched(event.currentTarget.value !== '');
              void onBlur(event);
            }}
            money
            inputMode="decimal"
            autoComplete="off"
            maxLength={amountInputMax}
            className="pr-24"
          />
          <button
            type="button"
            aria-label={t('cashier.wallet_change', { currency })}
            onClick={chooseOtherCurrency}
            className="absolute inset-y-0.5 right-0.5 flex items-center gap-1 rounded-md px-2.5 font-semibold text-ivory-300 transition-colors duration-fast hover:bg-ink-600 hover:text-ivory-100"
          >
            {currency}
            <Icon name="chevron-down" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}

function CouponField({ field }: Called) {
  const { bonusFault, coupon: code } = useStore($deposit);
  const { onChange, ...coupon } = field('coupon');
  // Why a code is refused stands among the words of promotions.
  useWordsState(codeWords);
  const codeFault = bonusFault?.of === 'code' ? bonusFault.fault : undefined;
  const isElsewhere = codeFault === 'coupon_needs_no_deposit';
  return (
    <Field
      label={t('cashier.bonus_code')}
      error={codeFault && codeRefusedWords(code, codeFault)}
      hint={
        isElsewhere && (
          <a
            href="/profile/casino-promotions/coupon"
            className="font-semibold text-brass-bright underline underline-offset-4"
          >
            {t('cashier.code_elsewhere')}
          </a>
        )
      }
    >
      {(control) => (
        <Input
          {...control}
          {...coupon}
          onChange={(event) => {
            setCoupon(event.currentTarget.value);
            void onChange(event);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
      )}
    </Field>
  );
}

/** Its words are the amount's own, which are said before anything is sent. */
const faults = (): { readonly amount?: string } => {
  const problem = $amountProblem.get();
  return problem === undefined ? {} : { amount: problem };
};

/**
 * Enter while Continue is not open, when a browser sends no form: kept until the minimums and wallets are known, then made; taken
 * back by typing on. Whatever is in its way then is said, as after any Enter.
 */
function useEarlyEnter(form: RefObject<HTMLFormElement | null>, onEnter: () => void) {
  const problem = useStore($amountProblem);
  const [isKept, setKept] = useState(false);
  const isMade = isKept && problem !== 'loading';
  useEffect(() => {
    if (!isMade) return;
    setKept(false);
    if (problem === undefined) form.current?.requestSubmit();
  }, [isMade, problem, form]);
  return {
    isKept,
    onKeyDown: ({ key, target, nativeEvent }: KeyboardEvent<HTMLFormElement>) => {
      if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
      onEnter();
      setKept(problem === 'loading');
    },
    onInput: () => setKept(false),
  };
}

function AmountForm() {
  const { amount, coupon, codeRules, settling } = useStore($deposit);
  const wallet = useStore($wallet);
  const problem = useStore($amountProblem);
  const [touched, setTouched] = useState(false);
  const said = useAmountWords(touched);
  const form = useRef<HTMLFormElement>(null);
  const { isKept, ...early } = useEarlyEnter(form, () => setTouched(true));

  useEffect(() => {
    // A code that was refused on the way is said here: the focus is where it can be changed.
    const isOfCode = $deposit.get().bonusFault?.of === 'code';
    if (form.current) focusField(form.current, isOfCode ? 'coupon' : 'amount');
  }, []);
  useEffect(() => {
    if (wallet.exists) restorePayment();
  }, [wallet.exists]);

  const { busy, submit, field } = useCallForm(
    useFreshForm({ schema: ({ depositSchema }) => depositSchema, faults, initial: { amount, coupon } }),
    { send: goOn, values: { amount, coupon } },
  );

  return (
    <form ref={form} noValidate className="grid gap-4" {...early} onSubmit={submit}>
      <AmountField field={field} said={said} onTouched={setTouched} />
      <QuickAmounts />
      <Suspense fallback={null}>
        <BonusChoice />
      </Suspense>
      <CouponField field={field} />
      <Suspense fallback={null}>{codeRules && <CodeRules key={codeRules.code} read={codeRules} />}</Suspense>
      <Button type="submit" size="lg" disabled={problem !== undefined} busy={settling || busy || isKept}>
        {t(codeRules === null ? 'cashier.continue' : 'cashier.continue_with_code')}
      </Button>
      <p className="text-sm text-ivory-500">
        {t('cashier.care_note')}{' '}
        <a href="/profile/self-exclusion" className="underline underline-offset-4 hover:text-ivory-100">
          {t('cashier.care_link')}
        </a>
      </p>
    </form>
  );
}

/** Amount with its quick buttons, and an optional bonus code. Continue opens when the amount allows it. */
export function AmountStep() {
  const { known, exists } = useStore($wallet);
  const { data: minimums, error: minimumsError } = useStore($minimums);
  const { error: fundsError } = useStore($funds);
  if (known && !exists) return <FirstCurrency />;
  const isMissing = (!known && fundsError !== undefined) || (minimums === undefined && minimumsError !== undefined);
  return isMissing ? <Failure /> : <AmountForm />;
}
