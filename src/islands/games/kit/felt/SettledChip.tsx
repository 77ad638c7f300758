import type { ReactNode } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { cx } from '#ui/cx.ts';
import { Chip, letterHeight } from '../tray/Chip.tsx';
import { chipLabel, chipLook, leastChip } from '../tray/chip-values.ts';
import { type GainBox, gainBoxes } from './gains.ts';
import { fateOf, type SettledBet } from './settled.ts';
import type { FeltSize, Point } from './shape.ts';

/** What a bet brought beside its stake; undefined where that is nothing. */
const gainWords = (bet: SettledBet, currency: CurrencyCode): string | undefined =>
  fateOf(bet) === 'won' ? `+${displayAmount(bet.payoutMinor - bet.stakeMinor, currency)}` : undefined;

/** How the chips of a settled bet look: a lost one is grey and in half light. */
export const settledLook = (bet: SettledBet): string => (fateOf(bet) === 'lost' ? 'opacity-60 grayscale' : '');

type SettledChipProps = { readonly bet: SettledBet; readonly currency: CurrencyCode };

/** A chip of the round before in a field of its own: a picture alone, its gain told by who places it. */
export const SettledDisc = ({ bet, currency }: SettledChipProps) => (
  <svg
    viewBox="-24 -24 48 48"
    aria-hidden="true"
    data-settled={fateOf(bet)}
    className={cx('size-full overflow-visible', settledLook(bet))}
  >
    <Chip
      x={0}
      y={0}
      size={44}
      label={chipLabel(bet.stakeMinor, currency)}
      look={chipLook(bet.stakeMinor, leastChip(currency))}
    />
  </svg>
);

/** The gain of a bet in letters of the page; nothing of one that gained nothing. */
export function Gain({ bet, currency, className }: SettledChipProps & { className?: string }): ReactNode {
  const words = gainWords(bet, currency);
  return words === undefined ? null : (
    <span
      aria-hidden="true"
      data-gain
      translate="no"
      className={cx(
        'figures w-max rounded-full bg-ink-900/90 px-1 py-0.5 text-xs leading-none font-bold whitespace-nowrap text-felt animate-rise',
        className,
      )}
    >
      {words}
    </span>
  );
}

type PlacedBet = Point & SettledBet & { readonly id: string; readonly size: number };

type SettledChipsProps = {
  readonly felt: FeltSize;
  readonly bets: readonly PlacedBet[];
  readonly currency: CurrencyCode;
  /** How high the letters of the gains are, in units of the felt. */
  readonly letters: number;
  /** On how many tables at once each of them lay. */
  readonly times?: number | undefined;
  /** Of an amount written smaller than this the chip says nothing. */
  readonly labelMin?: number;
  /** What gains leave to be read, where there is room. */
  readonly printed?: readonly GainBox[];
};

/** The chips of the round before on a drawn felt, where they lay, and beside each that won its gain where there is room. */
export function SettledChips({ felt, bets, currency, letters, times = 1, labelMin = 0, printed }: SettledChipsProps) {
  const labelOf = ({ stakeMinor, size }: PlacedBet): string => {
    const label = chipLabel(stakeMinor / BigInt(times), currency);
    return (letterHeight(label) * size) / 2 < labelMin ? '' : label;
  };
  const words = new Map(bets.map((bet) => [bet.id, gainWords(bet, currency)]));
  const boxes = gainBoxes(
    felt,
    bets.map((bet) => ({ ...bet, words: words.get(bet.id) })),
    letters,
    printed,
  );
  return (
    <>
      {bets.map((bet) => (
        <g key={bet.id} data-settled={fateOf(bet)} className={settledLook(bet)}>
          <Chip
            x={bet.x}
            y={bet.y}
            size={bet.size}
            label={labelOf(bet)}
            look={chipLook(bet.stakeMinor / BigInt(times), leastChip(currency))}
          />
        </g>
      ))}
      {[...boxes].map(([id, { x, y, width, height }]) => (
        <g key={id} data-gain className="animate-fade">
          <rect x={x} y={y} width={width} height={height} rx={height / 2} className="fill-ink-900/90" />
          <text
            x={x + width / 2}
            y={y + height / 2}
            fontSize={letters}
            textAnchor="middle"
            dominantBaseline="central"
            className="figures fill-felt font-sans font-bold"
          >
            {words.get(id)}
          </text>
        </g>
      ))}
    </>
  );
}
