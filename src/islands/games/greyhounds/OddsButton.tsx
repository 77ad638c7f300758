import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { OddsButton as KitButton } from '../kit/fields/OddsButton.tsx';
import { oddsText } from './picture/greyhounds.ts';
import type { TableState } from './use-table.ts';
import { betWords } from './words.ts';

type OddsButtonProps = { table: TableState; bet: string; roving: object; className?: string };

/** The odds of one bet on the present card. */
export function OddsButton({ table, bet, roving, className }: OddsButtonProps) {
  const { card, placed, round, chips, won } = table;
  const odds = oddsText(card, bet);
  // Of all bets that won those of the player are lit; the others are outlined.
  const paid = won.has(bet) && chips.settled.has(bet);
  return (
    <KitButton
      bet={bet}
      name={t('greyhounds.odds_name', { bet: betWords(card, bet), odds })}
      round={round}
      chips={chips}
      placed={placed}
      roving={roving}
      look={cx(
        paid ? 'bg-paper-sun text-ink-900' : 'bg-ink-900/50 text-ivory-100',
        won.has(bet) && !paid && 'ring-1 ring-paper-sun/70 ring-inset',
        !round.locked && !paid && 'hover:bg-ink-900/80',
      )}
      className={className}
    >
      {odds}
    </KitButton>
  );
}
