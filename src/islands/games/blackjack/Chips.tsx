import type { HandResult } from '#domain/games/blackjack/paytable.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '#stores/format/money.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cx } from '#ui/cx.ts';
import type { Seat } from '../kit/felt/shape.ts';
import { Chip } from '../kit/tray/Chip.tsx';
import { chipLabel, chipLook } from '../kit/tray/chip-values.ts';
import { chipMiddle } from './FeltPrint.tsx';
import type { FeltShape } from './geometry.ts';

type ChipsProps = {
  shape: FeltShape;
  seats: readonly Seat[];
  hands: number;
  /** Amounts by hand. */
  stacks: readonly (readonly bigint[])[];
  results: readonly HandResult[];
  /** The wins of a round that has been shown to its end: they lie beside the stakes. */
  wins: SettledRound['wins'] | undefined;
  currency: CurrencyCode;
  minStakeMinor: bigint;
};

const spotsOfHand = [
  ['hand', 'double:1'],
  ['split', 'double:2'],
] as const;

/** What a hand gained beyond its stake. */
const gainOf = (wins: SettledRound['wins'], place: number, currency: CurrencyCode): bigint =>
  wins.reduce((sum, { spot, stake, payout }) => {
    const own = spotsOfHand[place]?.some((name) => name === spot);
    if (!own || typeof stake !== 'string' || typeof payout !== 'string') return sum;
    return sum + minorOf(payout, currency) - minorOf(stake, currency);
  }, 0n);

/** The stake of each hand in its circle, a double beside it; what is lost goes to the bank, what is won is laid beside. */
export function Chips({ shape, seats, hands, stacks, results, wins, currency, minStakeMinor }: ChipsProps) {
  const y = chipMiddle(shape, hands);
  const chip = (amountMinor: bigint, x: number) => (
    <Chip
      x={x}
      y={y}
      size={shape.chip}
      label={chipLabel(amountMinor, currency)}
      look={chipLook(amountMinor, minStakeMinor)}
    />
  );
  return (
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {seats.map((seat, place) => {
        const own = stacks[place] ?? [];
        const result = results[place];
        const lost = wins !== undefined && (result === 'loss' || result === 'bust');
        const gain = wins ? gainOf(wins, place, currency) : 0n;
        const left = seat.x - ((own.length - 1) * shape.chip * 0.94) / 2;
        return (
          <g key={seat.x}>
            <g
              className={cx('transition-[transform,opacity] duration-slow ease-out', lost && 'opacity-0')}
              style={lost ? { transform: `translateY(${-shape.chip * 2}px)` } : undefined}
            >
              {own.map((amountMinor, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: stacks are numbered by their place
                <g key={index}>{chip(amountMinor, left + index * shape.chip * 0.94)}</g>
              ))}
            </g>
            {gain > 0n && (
              <g className="animate-rise">
                {chip(gain, seat.x + (own.length / 2) * shape.chip * 0.94 + shape.chip * 0.62)}
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}
