import type { RaceCard } from '#domain/games/horses/race-card.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { OddsButton as KitButton } from '../kit/OddsButton.tsx';
import { oddsText } from './picture/horses.ts';
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

/** The odds of one bet on the card of a race. */
export function OddsButton({
  bet,
  className,
  roving = {},
  ...props
}: OddsProps & { bet: string; className?: string; roving?: object }) {
  const { card, currency, minStakeMinor, placed, locked, won, onPlace, onClear } = props;
  const odds = oddsText(card, bet);
  return (
    <KitButton
      bet={bet}
      name={t('horses.odds_name', { bet: betWords(card, bet), odds })}
      currency={currency}
      minStakeMinor={minStakeMinor}
      amountMinor={placed.get(bet)}
      locked={locked}
      roving={roving}
      look={cx(
        won.has(bet) ? 'bg-brass text-ink-900' : 'bg-common-dim/80 text-ivory-100',
        !locked && !won.has(bet) && 'hover:bg-common-deep',
      )}
      className={className}
      onPlace={onPlace}
      onClear={onClear}
    >
      {odds}
    </KitButton>
  );
}
