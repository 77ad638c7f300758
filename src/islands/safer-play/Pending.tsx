import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { showMinute } from '#stores/format/time.ts';
import { isDue, type Limit, showBound } from '#stores/safer-play/limits.ts';
import { confirmLimit, takeBackChange } from '#stores/safer-play/safer-play.ts';
import { Button } from '#ui/Button.tsx';
import { limitName } from './limit-words.ts';

type PendingProps = { limit: Limit; pending: NonNullable<Limit['pending']>; nowMs: number };

type Waiting = PendingProps['pending'];

const pendingWords = ({ kind }: Limit, { value, dueAt }: Waiting, due: boolean): string => {
  if (value === null)
    return t(due ? 'saferplay.pending_end_due' : 'saferplay.pending_end', { time: showMinute(dueAt) });
  return t(due ? 'saferplay.pending_due' : 'saferplay.pending', {
    value: showBound(kind, value),
    time: showMinute(dueAt),
  });
};

const confirmName = (limit: Limit, { value }: Waiting): string =>
  value === null
    ? t('saferplay.pending_confirm_end_name', { name: limitName(limit) })
    : t('saferplay.pending_confirm_name', { value: showBound(limit.kind, value), name: limitName(limit) });

/** The looser limit that waits: from when on, and the two things to do with it. */
export function Pending({ limit, pending, nowMs }: PendingProps) {
  const [busy, setBusy] = useState<'confirm' | 'take_back'>();
  const name = limitName(limit);
  const due = isDue(pending, nowMs);
  const run = async (which: 'confirm' | 'take_back', act: (limit: Limit) => Promise<boolean>): Promise<void> => {
    setBusy(which);
    await act(limit);
    setBusy(undefined);
  };
  return (
    <div className="grid gap-2 rounded-md bg-ink-700 p-3 text-sm">
      <p>{pendingWords(limit, pending, due)}</p>
      <div className="flex flex-wrap gap-2">
        {due && (
          <Button
            size="sm"
            variant="secondary"
            busy={busy === 'confirm'}
            aria-label={confirmName(limit, pending)}
            onClick={() => void run('confirm', confirmLimit)}
          >
            {t('saferplay.pending_confirm')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          busy={busy === 'take_back'}
          aria-label={t('saferplay.pending_take_back_name', { name })}
          onClick={() => void run('take_back', takeBackChange)}
        >
          {t('saferplay.pending_take_back')}
        </Button>
      </div>
    </div>
  );
}
