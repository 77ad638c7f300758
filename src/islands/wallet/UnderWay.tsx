import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { displayWire, minorOf } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import { askConfirmation } from '#stores/shell/confirmation.ts';
import { wakeDialogs } from '#stores/shell/wake-dialogs.ts';
import { $recent, isUnderWay, type Transaction } from '#stores/wallet/transactions.ts';
import { $cancelling, cancelWithdrawal } from '#stores/wallet/withdraw.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { lookOf, providerName } from './words.ts';

const steps: readonly string[] = ['requested', 'in_review', 'approved', 'sent'];

/** How far a withdrawal has come, as a line of four places. */
export function Steps({ state }: { state: string }) {
  const at = steps.indexOf(state);
  return (
    <ol aria-label={t('statement.step_label')} className="grid grid-cols-[1fr_1fr_1fr_auto]">
      {steps.map((step, place) => (
        <li key={step} aria-current={place === at ? 'step' : undefined} className="grid justify-items-start gap-2">
          <span className="flex w-full items-center">
            <span
              className={cx(
                'grid size-5 shrink-0 place-items-center rounded-full border',
                place < at && 'border-felt bg-felt-dim text-felt',
                place === at && 'border-brass bg-brass-dim',
                place > at && 'border-ink-600',
              )}
            >
              {place < at && <Icon name="check" className="size-4" />}
              {place === at && <span className="size-2 rounded-full bg-brass-bright" />}
            </span>
            {place < steps.length - 1 && (
              <span aria-hidden="true" className={cx('h-px grow', place < at ? 'bg-felt' : 'bg-ink-600')} />
            )}
          </span>
          <span className={cx('text-xs sm:text-sm', place === at ? 'font-semibold text-ivory-100' : 'text-ivory-500')}>
            {t(lookOf({ type: 'withdraw', state: step, hold: null }).word)}
            {place < at && <span className="sr-only">, {t('statement.step_done')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

const says: Readonly<Record<string, WordKey>> = {
  requested: 'statement.says_requested',
  in_review: 'statement.says_in_review',
  approved: 'statement.says_approved',
  sent: 'statement.says_sent',
  failed: 'statement.says_failed',
  cancelled: 'statement.says_cancelled',
};

/** A state in a sentence; nothing for one that is new here. */
export const saysOf = (state: string): string => {
  const word = says[state];
  return word === undefined ? '' : t(word);
};

function One({ one }: { one: Transaction }) {
  const cancelling = useStore($cancelling);
  const { id, amount, currency, state, gateway, address } = one;
  const cancel = async (): Promise<void> => {
    wakeDialogs();
    const isSure = await askConfirmation({
      title: t('statement.cancel_title'),
      description: t('statement.cancel_text', { amount: displayWire(amount, currency) }),
      approve: t('statement.cancel_do'),
      tone: 'plain',
    });
    if (isSure) await cancelWithdrawal(id);
  };
  return (
    <li className="grid gap-5 rounded-lg border border-ink-600 bg-ink-800 p-5">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-xl font-semibold">
            <Money amountMinor={minorOf(amount, currency)} currency={currency} withCode />
          </span>
          <time dateTime={one.at} className="text-sm text-ivory-300">
            {showTime(one.at)}
          </time>
        </p>
        <p className="text-sm break-all text-ivory-300">
          {t('statement.of_wallet', { place: address ?? providerName(gateway) })}
        </p>
      </div>
      <Steps state={state} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ivory-300">
        <p role="status">{saysOf(state)}</p>
        {state === 'in_review' && (
          <Button
            variant="ghost"
            size="sm"
            className="-mx-3"
            busy={cancelling.includes(id)}
            onClick={() => void cancel()}
          >
            {t('statement.cancel')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The withdrawals that have neither left nor come back yet. */
export function UnderWay() {
  const { data } = useStore($recent);
  const open = (data ?? []).filter(isUnderWay);
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="under-way" className="grid gap-4">
      <h2 id="under-way" className="heading text-2xl">
        {t('statement.under_way')}
      </h2>
      <ul className="grid gap-4">
        {open.map((one) => (
          <One key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}
