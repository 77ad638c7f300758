import type { CurrencyCode } from '#domain/money/currency.ts';
import { cx } from '#ui/cx.ts';
import { settledLook } from '../felt/SettledChip.tsx';
import { fateOf, type SettledBet } from '../felt/settled.ts';
import { chipGround, chipLabel } from './chip-values.ts';

type ChipTagProps = {
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly minStakeMinor: bigint;
  /** Many prices side by side: there it is a mark alone, unless a phone has drawn them large. */
  readonly close: boolean;
  /** It lies there from the round before, and what became of it. */
  readonly settled?: SettledBet | undefined;
};

/** The gain has the right corner: the stack lies over the left one, in a narrow place as a mark. */
const besideGain =
  'absolute -top-1 -left-0.5 [@container(max-width:4rem)]:size-2.5 [@container(max-width:4rem)]:min-w-0 [@container(max-width:4rem)]:p-0 [@container(max-width:4rem)]:after:content-none';

/**
 * A stack beside a price, its value in letters of the page; a mark alone on a board that a tap will draw large. The value is
 * drawn and no text: the button it lies on is called by its price, and says in its name what lies there.
 */
export const ChipTag = ({ amountMinor, currency, minStakeMinor, close, settled }: ChipTagProps) => (
  <span
    aria-hidden="true"
    data-laid={chipLabel(amountMinor, currency)}
    data-settled={settled && fateOf(settled)}
    className={cx(
      'figures min-w-5 shrink-0 rounded-full px-1 py-px text-center text-xs leading-none font-bold ring-1 ring-table-card/80 ring-inset after:content-[attr(data-laid)]',
      'in-data-[zoom=whole]:size-2.5 in-data-[zoom=whole]:min-w-0 in-data-[zoom=whole]:p-0 in-data-[zoom=whole]:after:content-none',
      close && 'sm:size-2.5 sm:min-w-0 sm:p-0 sm:after:content-none',
      chipGround(amountMinor, minStakeMinor),
      settled && settledLook(settled),
      settled && !close && fateOf(settled) === 'won' && besideGain,
    )}
  />
);
