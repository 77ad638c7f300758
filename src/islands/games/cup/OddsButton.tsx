import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { OddsButton as KitButton } from '../kit/fields/OddsButton.tsx';
import { oddsText } from './picture/cup.ts';
import type { TableState } from './use-table.ts';
import { betWords } from './words.ts';

type OddsButtonProps = {
  table: TableState;
  bet: string;
  roving: object;
  className?: string;
  /** What it is on: above the odds, or `inline` before them. */
  label?: string;
  inline?: boolean;
};

const looks = {
  open: 'bg-ink-900/50 text-ivory-100',
  won: 'bg-oddlot-light text-ink-900',
  lost: 'bg-ink-900/25 text-ivory-500',
  /** It won, and nothing of the player's lay there. */
  other: 'bg-ink-900/50 text-ivory-100 ring-1 ring-oddlot-light/70 ring-inset',
} as const;

/** The odds of one bet on the present cup, lit or dimmed as soon as the cup has decided it. */
export function OddsButton({ table, bet, roving, className, label, inline = false }: OddsButtonProps) {
  const { cup, placed, round, chips } = table;
  const odds = oddsText(cup, bet);
  const mark = table.markOf(bet);
  const isOwn = placed.has(bet) || chips.settled.has(bet);
  return (
    <KitButton
      bet={bet}
      name={
        label === undefined
          ? t('cup.odds_name', { bet: betWords(cup, bet), odds })
          : t('cup.odds_label_name', { label, odds, bet: betWords(cup, bet) })
      }
      round={round}
      chips={chips}
      placed={placed}
      roving={roving}
      look={cx(
        looks[mark === 'won' && !isOwn ? 'other' : mark],
        !round.locked && mark !== 'won' && 'hover:bg-ink-900/80',
      )}
      className={className}
    >
      <span
        className={cx(
          'min-w-0',
          label !== undefined && 'grow basis-0',
          label !== undefined && (inline ? 'flex items-baseline gap-2' : 'grid gap-0.5 leading-none'),
        )}
      >
        {label !== undefined && (
          <span className={cx('block truncate text-xs font-medium', mark === 'open' && 'text-ivory-300')}>{label}</span>
        )}{' '}
        {odds}
      </span>
    </KitButton>
  );
}
