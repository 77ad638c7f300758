import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Chip } from '../kit/Chip.tsx';
import { chipLabel, chipLook } from '../kit/chip-values.ts';
import { oddsText } from './board.ts';
import { betWords } from './words.ts';

export type OddsProps = {
  card: RaceCard;
  currency: CurrencyCode;
  minStakeMinor: bigint;
  placed: ReadonlyMap<string, bigint>;
  locked: boolean;
  /** Bets that came in, once the race has been seen. */
  won: ReadonlySet<string>;
  onPlace: (bet: string) => void;
  onClear: (bet: string) => void;
};

/** The odds of one bet: a press lays a chip, Delete takes the bet away. */
export function OddsButton({
  bet,
  className,
  roving,
  ...props
}: OddsProps & { bet: string; className?: string; roving?: object }) {
  const { card, currency, minStakeMinor, placed, locked, won, onPlace, onClear } = props;
  const amount = placed.get(bet);
  const odds = oddsText(card, bet);
  const name = t('horses.odds_name', { bet: betWords(card, bet), odds });
  return (
    <button
      type="button"
      {...roving}
      aria-label={
        amount === undefined ? name : t('table.placed', { spot: name, amount: displayAmount(amount, currency) })
      }
      aria-disabled={locked || undefined}
      data-bet={bet}
      onClick={() => onPlace(bet)}
      onContextMenu={(event) => {
        event.preventDefault();
        onClear(bet);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') onClear(bet);
      }}
      className={cx(
        'figures relative grid min-h-0 min-w-0 items-center rounded-sm text-sm font-semibold transition-colors duration-fast focus-visible:z-10',
        // Beside its chip a price stays readable.
        amount === undefined ? 'justify-items-center' : 'justify-items-start pl-0.5 sm:pl-1.5',
        won.has(bet) ? 'bg-brass text-ink-900' : 'bg-common-dim/80 text-ivory-100',
        !locked && !won.has(bet) && 'hover:bg-common-deep',
        className,
      )}
    >
      {odds}
      {amount !== undefined && (
        <svg viewBox="-25 -25 50 50" aria-hidden="true" className="absolute top-1/2 -right-1.5 size-5 -translate-y-1/2">
          <Chip x={0} y={0} size={46} label={chipLabel(amount, currency)} look={chipLook(amount, minStakeMinor)} />
        </svg>
      )}
    </button>
  );
}
