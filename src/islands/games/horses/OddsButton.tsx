import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { OddsButton as KitButton } from '../kit/fields/OddsButton.tsx';
import { oddsText } from './picture/horses.ts';
import type { TableState } from './use-table.ts';
import { betWords } from './words.ts';

type OddsButtonProps = { table: TableState; bet: string; roving: object; className?: string };

/** The odds of one bet on the card of a race. */
export function OddsButton({ table, bet, roving, className }: OddsButtonProps) {
  const { card, placed, view, chips, won } = table;
  const odds = oddsText(card, bet);
  // Of all bets that won those of the player are lit; the others are outlined.
  const paid = won.has(bet) && chips.settled.has(bet);
  return (
    <KitButton
      bet={bet}
      name={t('horses.odds_name', { bet: betWords(card, bet), odds })}
      round={view}
      chips={chips}
      placed={placed}
      roving={roving}
      look={cx(
        paid ? 'bg-brass text-ink-900' : 'bg-common-dim/80 text-ivory-100',
        won.has(bet) && !paid && 'ring-1 ring-brass/70 ring-inset',
        !view.locked && !paid && 'hover:bg-common-deep',
      )}
      close={bet.startsWith('exacta:')}
      className={className}
    >
      {odds}
    </KitButton>
  );
}
