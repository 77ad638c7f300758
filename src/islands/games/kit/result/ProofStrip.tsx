import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cx } from '#ui/cx.ts';
import { proofPath } from './result-words.ts';

type StripItem = {
  readonly label: string;
  /** The whole of it for a screen reader: "68.41, over 49.49, won". */
  readonly name: string;
  /** Returned more than its stake: also marked by a dot, so that the colour is not alone. */
  readonly gained: boolean;
};

type ProofStripProps = {
  rounds: readonly SettledRound[];
  itemOf: (round: SettledRound) => StripItem | undefined;
  /** Said while there is none. */
  empty: string;
  className?: string;
};

/** The last results in one line, newest first, as many as there is room for. Each leads to its proof. */
export function ProofStrip({ rounds, itemOf, empty, className }: ProofStripProps) {
  const shown = rounds.slice(0, 24).flatMap((round) => {
    const item = itemOf(round);
    return item ? [{ id: round.id, ...item }] : [];
  });
  if (shown.length === 0) return <p className={cx('h-6 truncate text-sm/6 text-ivory-300', className)}>{empty}</p>;
  return (
    <ol aria-label={t('table.recall')} className={cx('-my-2.5 flex h-11 flex-wrap gap-1 overflow-hidden', className)}>
      {shown.map(({ id, label, name, gained }, index) => (
        <li key={id} className="animate-fade">
          <a
            href={proofPath(id)}
            target="_top"
            aria-label={name}
            className={cx(
              'figures group flex h-11 min-w-11 items-center justify-center text-xs font-semibold whitespace-nowrap -outline-offset-2',
            )}
          >
            {/* A thumb meets more than is drawn. */}
            <span
              className={cx(
                'flex h-6 grow items-center justify-center gap-1.5 rounded-sm px-2',
                gained ? 'bg-oddlot-light text-ink-900' : 'bg-ink-900/45 text-ivory-100 group-hover:bg-ink-900/70',
                index > 0 && gained && 'opacity-85 group-hover:opacity-100',
              )}
            >
              {gained && <span aria-hidden="true" className="size-1.5 rounded-full bg-ink-900" />}
              {label}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
