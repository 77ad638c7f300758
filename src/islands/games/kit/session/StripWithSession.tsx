import { type ReactNode, useState } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Result } from '../result/Result.tsx';
import type { RoundView } from '../round/use-round.ts';
import { SessionChart } from './SessionChart.tsx';

type StripProps = {
  round: RoundView;
  /** What the round brought stands in the line too, where the board below has no place for it. */
  result?: 'close' | 'roomy' | undefined;
  children: ReactNode;
};

/** The last rounds of a table with, at their end, a small button that opens the chart of the player's own net over them. */
export function StripWithSession({ round, result, children }: StripProps) {
  const [open, setOpen] = useState(false);
  return (
    <div
      className={cx(
        'grid items-center gap-2',
        result === 'roomy'
          ? 'h-11 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]'
          : 'grid-cols-[minmax(0,1fr)_auto_auto]',
      )}
    >
      {children}
      <div>{result && <Result round={round} compact={result === 'close'} />}</div>
      <button
        type="button"
        aria-label={t('table.session_open')}
        onClick={() => setOpen(true)}
        className="grid size-8 -my-1 justify-self-end place-items-center rounded-md bg-ink-900/45 text-ivory-300 hover:bg-ink-900/70 hover:text-ivory-100 pointer-coarse:-my-2.5 pointer-coarse:size-11"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
          <path
            d="M4 4v16h16M7 15l4-5 3 3 5-7"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('table.session_title')}
        closeLabel={t('table.close')}
        lead={t('table.session_lead')}
      >
        <SessionChart round={round} />
      </Dialog>
    </div>
  );
}
