import type { CSSProperties } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { cx } from '#ui/cx.ts';
import type { FeltSize } from './shape.ts';

/** Just below a place of the felt, `below` units down. */
export const pillBelow = ({ width, height }: FeltSize, { x, y }: { x: number; y: number }, below: number) => ({
  left: `${(100 * x) / width}%`,
  top: `${(100 * (y + below)) / height}%`,
  translate: '-50% -50%',
});

type ResultPillProps = {
  /** Above zero it is told and lit; else `words` say what became of the bet. */
  readonly gainMinor: bigint;
  readonly words: string;
  readonly currency: CurrencyCode;
  readonly place: CSSProperties;
};

/** What a bet brought, in a word: its gain, that it came back, or that it is gone. */
export function ResultPill({ gainMinor, words, currency, place }: ResultPillProps) {
  const won = gainMinor > 0n;
  return (
    <span
      translate={won ? 'no' : undefined}
      className={cx(
        'figures absolute rounded-full px-2 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap shadow-raised animate-rise sm:tall:text-sm',
        won ? 'bg-felt text-ink-900' : 'bg-ink-800 text-ivory-300',
      )}
      style={place}
    >
      {won ? `+${displayAmount(gainMinor, currency)}` : words}
    </span>
  );
}
