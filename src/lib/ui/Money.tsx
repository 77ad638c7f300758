import { displayAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { cx } from './cx.ts';

type MoneyProps = {
  /** Minor units. */
  amountMinor: bigint;
  currency: CurrencyCode;
  /** `won` sets it in felt green and with a plus; a loss has no tone of its own, it is not celebrated. */
  tone?: 'plain' | 'won' | 'quiet';
  /** Shows the code after the amount, where two currencies may stand side by side. */
  withCode?: boolean;
  className?: string;
};

const tones = { plain: '', won: 'text-felt', quiet: 'text-ivory-500' } as const;

/** An amount in the one form of the house: symbol, grouped units, every digit of the currency, tabular figures. */
export function Money({ amountMinor, currency, tone = 'plain', withCode, className }: MoneyProps) {
  return (
    <span translate="no" className={cx('figures whitespace-nowrap', tones[tone], className)}>
      {tone === 'won' && '+'}
      {displayAmount(amountMinor, currency)}
      {withCode && <span className="ml-1.5 text-[0.8em] font-semibold text-ivory-500">{currency}</span>}
    </span>
  );
}
