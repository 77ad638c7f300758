import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Gain } from '../kit/felt/SettledChip.tsx';
import { oddsText } from './picture/cup.ts';
import type { TableState } from './use-table.ts';
import { betWords } from './words.ts';

const signs = { open: '·', won: '✓', lost: '×' } as const;
const looks = { open: 'text-ivory-100', won: 'text-oddlot-light', lost: 'text-ivory-500' } as const;

/** The player's own bets, each lit or dimmed as the cup decides it. */
export function Slip({ table, className }: { table: TableState; className?: string }) {
  const { cup, slip, round, chips } = table;
  if (slip.length === 0) return <p className={cx('text-sm text-ivory-300', className)}>{t('cup.slip_empty')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section aria-label={t('cup.slip')} tabIndex={0} className={cx('overflow-y-auto', className)}>
      <ul>
        {slip.map(({ bet, amountMinor }) => {
          const mark = table.markOf(bet);
          const settled = chips.settled.get(bet);
          return (
            <li
              key={bet}
              data-mark={mark}
              className={cx(
                'flex items-baseline gap-2 border-b border-ivory-500/15 py-1 text-sm leading-tight transition-colors duration-slow',
                looks[mark],
              )}
            >
              <span aria-hidden="true" className="w-3 shrink-0 text-center font-bold">
                {signs[mark]}
              </span>
              <span className={cx('min-w-0 grow truncate', mark === 'lost' && 'line-through decoration-1')}>
                {betWords(cup, bet)}
              </span>
              <span className="sr-only">{t(`cup.slip_${mark}`)}</span>
              <span translate="no" className="figures shrink-0 font-semibold">
                {oddsText(cup, bet)}
              </span>
              <span translate="no" className="figures shrink-0">
                {displayAmount(amountMinor, round.currency)}
              </span>
              {settled && <Gain bet={settled} currency={round.currency} className="shrink-0" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
