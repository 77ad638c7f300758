import type { ReactNode } from 'react';

type PurseProps = {
  amount: ReactNode;
  currency: ReactNode;
  /** Lets the player choose another wallet; without it the amount is only shown. */
  onChoose?: () => void;
  children: ReactNode;
};

const sum =
  'flex min-w-16 flex-col text-left text-sm leading-4 font-semibold sm:min-w-24 sm:flex-row sm:items-baseline sm:gap-1.5';

/** Balance and currency with the button that adds to them. On a phone the currency stands below the amount. */
export const Purse = ({ amount, currency, onChoose, children }: PurseProps) => (
  <span className="flex items-stretch rounded-md bg-ink-700">
    {onChoose ? (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onChoose}
        className="header-sum flex items-center rounded-l-md pr-2 pl-3 transition-colors duration-fast hover:bg-ink-600 sm:pr-3"
      >
        <span className={sum}>
          {amount}
          {currency}
        </span>
      </button>
    ) : (
      <span className="header-sum flex items-center pr-2 pl-3 sm:pr-3">
        <span className={sum}>
          {amount}
          {currency}
        </span>
      </span>
    )}
    {children}
  </span>
);

export const currencyStyle = 'text-xs leading-4 text-ivory-500';
/** The button's place: on a phone its icon alone. */
export const depositStyle = 'rounded-l-none max-sm:w-10 max-sm:px-0 min-[22.5rem]:max-sm:w-11';
