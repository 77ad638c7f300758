import type { ReactNode } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cx } from '#ui/cx.ts';

/** The room of a table's decisions, side by side. */
export const moveRow = 'flex items-stretch justify-center gap-2 px-3 pt-1.5 pb-2.5 sm:gap-3 sm:px-5';

type MoveButtonProps = {
  /** The letters that press it, as the keyboard has them. */
  readonly keys: string;
  readonly primary?: boolean;
  readonly slim: boolean;
  /** May be pressed now. It keeps its place and the keyboard's focus when it may not. */
  readonly open: boolean;
  /** Cannot be pressed for this moment alone: it fades less. */
  readonly waits?: boolean;
  /** The move that the table advises. */
  readonly advised?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** A decision at a table of cards, with what it adds to the stake. */
export function MoveButton({ keys, primary, slim, open, waits, advised, onPress, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={!open || undefined}
      aria-keyshortcuts={keys}
      onClick={onPress}
      className={buttonStyle(
        primary ? 'primary' : 'secondary',
        slim ? 'md' : 'lg',
        cx(
          'min-w-0 grow basis-0 flex-col gap-0 px-1 leading-tight sm:max-w-64',
          waits && 'aria-disabled:opacity-80',
          advised && 'outline-3 outline-offset-2 outline-ivory-100',
        ),
      )}
    >
      {children}
    </button>
  );
}

/** A move's words with the amount that goes with it. */
export function MoveWords({
  words,
  amountMinor,
  currency,
}: {
  words: string;
  amountMinor: bigint;
  currency: CurrencyCode;
}) {
  return (
    <span>
      {words}
      <span translate="no" className="figures">
        {' '}
        · {displayAmount(amountMinor, currency)}
      </span>
    </span>
  );
}
