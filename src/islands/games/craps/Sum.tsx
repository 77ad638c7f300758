import type { CurrencyCode } from '#domain/money/currency.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';

type SumProps = { label: string; amountMinor: bigint; currency: CurrencyCode; lit?: boolean; inLine?: boolean };

/** An amount of the tray, below its name or beside it. */
export const Sum = ({ label, amountMinor, currency, lit, inLine }: SumProps) => (
  <p className={inLine ? 'flex items-baseline gap-1.5 text-sm' : undefined}>
    <span className="eyebrow block whitespace-nowrap">{label}</span>
    <Money amountMinor={amountMinor} currency={currency} className={cx('font-semibold', lit && 'text-brass-bright')} />
  </p>
);
