import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '#stores/format/money.ts';
import { Money } from '#ui/Money.tsx';

/** An amount of an answer; nothing at all is set back, so that what counts stands out in a table. */
export function DeskAmount({
  amount,
  currency,
  withCode,
}: {
  amount: string;
  currency: CurrencyCode;
  withCode?: boolean;
}) {
  const amountMinor = minorOf(amount, currency);
  const tone = amountMinor === 0n ? 'quiet' : 'plain';
  return <Money amountMinor={amountMinor} currency={currency} tone={tone} {...(withCode && { withCode })} />;
}
