import { memo, useDeferredValue, useMemo } from 'react';
import { grouped } from '#domain/locale.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { displayWire } from '#stores/format/money.ts';
import type { CrashLine } from '#stores/play/crash.ts';
import type { CrashStake } from '#stores/play/crash-stake.ts';
import { cx } from '#ui/cx.ts';
import { groupedText } from '../kit/picture/limbo.ts';
import { type LineList, listLines } from './picture/lines.ts';
import type { TableState } from './use-table.ts';
import { hundredthsOf } from './words.ts';

const shownMax = 100;

/** The player's own stake of play money, which is told to nobody else. */
const lineOf = ({ amount, currency, left, payout, status }: CrashStake, id: string): CrashLine => ({
  id,
  name: '',
  amount,
  currency,
  left,
  payout: status === 'won' ? payout : null,
});

export const useLines = ({ open, own, ownId, view: { currency } }: TableState): LineList => {
  // A thousand stakes may not hold up the flight: they are listed when there is time.
  const stakes = useDeferredValue(open?.stakes);
  const unlisted = own?.demo ? own : undefined;
  return useMemo(() => {
    const mine = unlisted && ownId !== undefined ? [lineOf(unlisted, ownId)] : [];
    return listLines([...(stakes ?? []), ...mine], { currency, ownId, max: shownMax });
  }, [stakes, unlisted, currency, ownId]);
};

export const playerWords = ({ players }: LineList): string =>
  t(players === 1 ? 'crash.one_player' : 'crash.players', { count: grouped(players) });

/** "€14.20 · $5.00": each currency by itself. */
const sumWords = ({ totals }: LineList): string =>
  totals.map(({ currency, amountMinor }) => displayAmount(amountMinor, currency)).join(' · ');

/** One stake. Drawn anew only when it changes. */
const Line = memo(function Line({ line, own }: { line: CrashLine; own: boolean }) {
  const { name, amount, currency, left, payout } = line;
  return (
    <li
      className={cx(
        'figures grid grid-cols-[minmax(0,1fr)_auto_8.5rem] gap-2 rounded-sm px-2 py-0.5 text-sm/6 whitespace-nowrap',
        own && 'bg-common-light/15 font-semibold',
      )}
    >
      <span className="truncate">{own ? t('crash.you') : name}</span>
      <span className="text-right text-ivory-300">{displayWire(amount, currency)}</span>
      <span className={cx('truncate text-right', left === null ? 'text-ivory-500' : 'text-ivory-100')}>
        {left !== null && payout !== null
          ? `${groupedText(hundredthsOf(left))}× · ${displayWire(payout, currency)}`
          : '–'}
      </span>
    </li>
  );
});

/** Everybody's stakes of real money in this flight, the largest first. */
export function Lines({ table, className }: { table: TableState; className?: string }) {
  const list = useLines(table);
  return (
    <section
      aria-label={t('crash.stakes')}
      className={cx('grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-1', className)}
    >
      <div className="figures text-sm">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">{t('crash.stakes')}</span>
          {playerWords(list)}
        </p>
        <p className="min-h-5 truncate text-right text-ivory-300">{sumWords(list)}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="min-h-0 overflow-y-auto overscroll-contain rounded-md bg-ink-900/40 py-1" tabIndex={0}>
        {list.players === 0 && <p className="px-2 text-sm/6 text-ivory-300">{t('crash.no_stakes')}</p>}
        <ul>
          {list.shown.map((line) => (
            <Line key={line.id} line={line} own={line.id === table.ownId} />
          ))}
        </ul>
        {list.more > 0 && (
          <p className="figures px-2 text-sm/6 text-ivory-300">
            {t('crash.more_lines', { count: grouped(list.more) })}
          </p>
        )}
        {table.view.session.demo && <p className="px-2 pt-1 text-sm text-ivory-300">{t('crash.demo_unlisted')}</p>}
      </div>
    </section>
  );
}
