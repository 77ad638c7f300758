import { t } from '#i18n/client.ts';
import { useLetters } from '#islands/games/kit/fields/use-letters.ts';
import { useRoving } from '#islands/games/kit/fields/use-roving.ts';
import { oddsSpot } from '../picture/craps-pocket.ts';
import type { TableState } from '../use-table.ts';
import { BetCard } from './BetCard.tsx';
import { type Card, letters, type Plan } from './cards.ts';

type FeltProps = { table: TableState; plan: Plan; tight: boolean; printed?: boolean };

/** The bets as cards, laid out for a thumb or for width. Arrow keys walk them, and each has its letter. */
export function Felt({ table, plan, tight, printed = false }: FeltProps) {
  const spotOfCard = (card: Card): string => (card === 'odds' ? oddsSpot(table.hand, table.placed) : card);
  const { onKeyDown, propsOf } = useRoving(
    plan.places.map(({ card, x, y, w }) => ({ id: card, x: (10 * (x + w / 2) * 6) / plan.columns, y: 20 * y })),
  );
  useLetters(Object.fromEntries(plan.places.map(({ card }) => [letters[card], () => table.place(spotOfCard(card))])));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div
      role="group"
      aria-label={t('pocketcraps.felt_label')}
      onKeyDown={onKeyDown}
      className={tight ? 'grid min-h-0 gap-1.5' : 'grid min-h-0 gap-3'}
      style={{
        gridTemplateColumns: `repeat(${plan.columns}, minmax(0, 1fr))`,
        gridTemplateRows: `repeat(${plan.rows}, minmax(0, 1fr))`,
      }}
    >
      {plan.places.map(({ card, w }) => (
        <div key={card} className="relative min-h-0 min-w-0" style={{ gridColumn: `span ${w}` }}>
          <BetCard
            card={card}
            spot={spotOfCard(card)}
            table={table}
            tight={tight}
            printed={printed}
            roving={propsOf(card)}
          />
        </div>
      ))}
    </div>
  );
}
