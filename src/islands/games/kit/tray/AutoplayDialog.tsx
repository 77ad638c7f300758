import { type FormEvent, useState } from 'react';
import { displayAmount, formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { amountFaultOf, parseTypedAmount } from '#domain/money/typed-amount.ts';
import { t } from '#i18n/client.ts';
import { amountWords } from '#stores/format/amount-words.ts';
import { failWords } from '#stores/format/fail-words.ts';
import { startAutoplay } from '#stores/play/autoplay.ts';
import type { GameSession } from '#stores/play/game.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Segments } from '../fields/Segments.tsx';

const counts = ['10', '25', '50', '100'] as const;
type Count = (typeof counts)[number];

type Typed = { readonly minor: bigint } | { readonly error: string };

/** A typed limit, or why it is none. */
const readLimit = (typed: string, currency: CurrencyCode): Typed => {
  const amount = parseTypedAmount(typed, currency);
  return amount.ok ? { minor: amount.value } : { error: t(...amountWords(amountFaultOf(amount))) };
};

const errorOf = (limit: Typed): string | undefined => ('error' in limit ? limit.error : undefined);

type LimitFieldProps = {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onType: (typed: string) => void;
};

const LimitField = ({ label, hint, error, value, onType }: LimitFieldProps) => (
  <Field label={label} hint={hint} error={error} required>
    {(control) => (
      <Input
        {...control}
        money
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    )}
  </Field>
);

type AutoplayDialogProps = { session: GameSession; stakeMinor: bigint; onClose: () => void };

/** What a series of automatic rounds needs before it may begin: how many, and both limits. Nothing is filled in ahead. */
export function AutoplayDialog({ session, stakeMinor, onClose }: AutoplayDialogProps) {
  const { currency, sessionId } = session;
  const [rounds, setRounds] = useState<Count>('10');
  const [loss, setLoss] = useState('');
  const [win, setWin] = useState('');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const stake = displayAmount(stakeMinor, currency);

  const lossTyped = readLimit(loss, currency);
  const lossLimit: Typed =
    'minor' in lossTyped && lossTyped.minor < stakeMinor
      ? { error: t('table.autoplay_loss_below', { stake }) }
      : lossTyped;
  const winLimit = readLimit(win, currency);

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if ('error' in lossLimit || 'error' in winLimit) {
      (event.target as HTMLElement).querySelector<HTMLInputElement>('[aria-invalid], input:placeholder-shown')?.focus();
      return;
    }
    setBusy(true);
    const failed = await startAutoplay(sessionId, {
      rounds: Number(rounds),
      lossLimit: formatAmount(lossLimit.minor, currency),
      winLimit: formatAmount(winLimit.minor, currency),
    });
    setBusy(false);
    if (failed) setRefused(t(...failWords(failed)));
    else onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('table.autoplay')}
      closeLabel={t('table.close')}
      lead={t('table.autoplay_lead', { stake })}
    >
      <form noValidate onSubmit={(event) => void start(event)} className="grid gap-5">
        <div className="grid gap-1.5">
          <p aria-hidden="true" className="text-sm font-semibold text-ivory-300">
            {t('table.autoplay_rounds')}
          </p>
          <Segments
            legend={t('table.autoplay_rounds')}
            options={counts.map((id) => ({ id, label: id }))}
            value={rounds}
            disabled={busy}
            onChange={setRounds}
          />
        </div>
        <LimitField
          label={t('table.autoplay_loss')}
          hint={t('table.autoplay_loss_hint')}
          error={asked ? errorOf(lossLimit) : undefined}
          value={loss}
          onType={setLoss}
        />
        <LimitField
          label={t('table.autoplay_win')}
          hint={t('table.autoplay_win_hint')}
          error={asked ? errorOf(winLimit) : undefined}
          value={win}
          onType={setWin}
        />
        <p role="alert" className={refused === '' ? 'sr-only' : 'text-sm text-red'}>
          {refused}
        </p>
        <Button type="submit" size="lg" busy={busy}>
          {t('table.autoplay_start')}
        </Button>
      </form>
    </Dialog>
  );
}
