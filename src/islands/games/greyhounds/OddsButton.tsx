import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { oddsText } from '#stores/greyhounds.ts';
import { cx } from '#ui/cx.ts';
import { Chip } from '../kit/Chip.tsx';
import { chipLabel, chipLook } from '../kit/chip-values.ts';
import type { TableState } from './use-table.ts';
import { betWords } from './words.ts';

type OddsButtonProps = { table: TableState; bet: string; roving: object; className?: string };

/** The odds of one bet: a press lays a chip, Delete takes the bet away. */
export function OddsButton({ table, bet, roving, className }: OddsButtonProps) {
  const { card, placed, round, chips, won } = table;
  const amount = placed.get(bet);
  const odds = oddsText(card, bet);
  const name = t('greyhounds.odds_name', { bet: betWords(card, bet), odds });
  return (
    <button
      type="button"
      {...roving}
      aria-label={
        amount === undefined ? name : t('table.placed', { spot: name, amount: displayAmount(amount, round.currency) })
      }
      aria-disabled={round.locked || undefined}
      data-bet={bet}
      onClick={() => chips.place(bet)}
      onContextMenu={(event) => {
        event.preventDefault();
        chips.clear(bet);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') chips.clear(bet);
      }}
      className={cx(
        'figures relative grid min-h-0 min-w-0 items-center rounded-sm text-sm font-semibold transition-colors duration-fast focus-visible:z-10',
        // Beside its chip a price stays readable.
        amount === undefined ? 'justify-items-center' : 'justify-items-start pl-0.5 sm:pl-1.5',
        won.has(bet) ? 'bg-paper-sun text-ink-900' : 'bg-ink-900/50 text-ivory-100',
        !round.locked && !won.has(bet) && 'hover:bg-ink-900/80',
        className,
      )}
    >
      {odds}
      {amount !== undefined && (
        <svg viewBox="-25 -25 50 50" aria-hidden="true" className="absolute top-1/2 -right-1 size-5 -translate-y-1/2">
          <Chip
            x={0}
            y={0}
            size={46}
            label={chipLabel(amount, round.currency)}
            look={chipLook(amount, round.limits.minStakeMinor)}
          />
        </svg>
      )}
    </button>
  );
}
