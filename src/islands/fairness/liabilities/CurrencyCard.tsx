import { greater, lesser } from '#domain/maths/order.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { isCurrencyCode } from '#domain/money/currency.ts';
import type { Words } from '#i18n/keys.ts';
import type { ShownCurrency } from '#stores/history/liabilities.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { placeFrom, type Say } from './words.ts';

type Row = readonly [name: string, amountMinor: bigint, look?: 'sum' | 'part' | 'result'];

const looks = {
  sum: 'mt-2 border-t border-ink-600 pt-4 pb-1.5',
  part: 'py-1.5 pl-4 text-sm',
  result: 'mt-2 border-t border-ink-600 pt-4 font-semibold',
} as const;

/** How much of the greater of both the other is, in per cent: nothing of less than nothing. */
const shareOf = (a: bigint, b: bigint): number => {
  const most = greater(a, b);
  return most <= 0n ? 0 : Number((greater(lesser(a, b), 0n) * 10_000n) / most) / 100;
};

/** What is owed in one currency beside what is held, and where. */
export function CurrencyCard({ one, words, say }: { one: ShownCurrency; words: Words; say: Say }) {
  const { currency, owed, jackpots, bonus, held, heldMinor, leftMinor } = one;
  if (!isCurrencyCode(currency)) return null;
  const isCovered = leftMinor >= 0n;
  const allOwed = heldMinor - leftMinor;
  const rows: Row[] = [
    [say('owed'), BigInt(owed)],
    [say('jackpots'), BigInt(jackpots)],
    [say('held'), heldMinor, 'sum'],
    ...held.map(({ at, amount }): Row => [placeFrom(words, at), BigInt(amount), 'part']),
    [say(isCovered ? 'left' : 'missing'), isCovered ? leftMinor : -leftMinor, 'result'],
  ];
  return (
    <article className="grid content-start gap-4 rounded-lg border border-ink-600 bg-ink-800 p-4 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 translate="no" className="heading text-2xl">
          {currency}
        </h3>
        <p className={`flex items-center gap-1.5 font-semibold ${isCovered ? 'text-felt' : 'text-red'}`}>
          <Icon name={isCovered ? 'check' : 'alert'} className="size-5 shrink-0" />
          <span>{say(isCovered ? 'covered' : 'uncovered')}</span>
        </p>
      </div>
      <div aria-hidden="true" className={`h-2 overflow-hidden rounded-full ${isCovered ? 'bg-felt' : 'bg-red'}`}>
        <div className="h-full bg-brass" style={{ width: `${shareOf(allOwed, heldMinor)}%` }} />
      </div>
      <dl className="figures">
        {rows.map(([name, amountMinor, look]) => (
          <div
            key={name}
            className={cx('flex items-baseline justify-between gap-4', look === undefined ? 'py-1.5' : looks[look])}
          >
            <dt className="min-w-0 text-ivory-300">{name}</dt>
            <dd translate="no" className="whitespace-nowrap">
              {displayAmount(amountMinor, currency)}
            </dd>
          </div>
        ))}
      </dl>
      {BigInt(bonus) > 0n && (
        <p className="text-sm text-ivory-500">{say('bonus', { amount: displayAmount(BigInt(bonus), currency) })}</p>
      )}
    </article>
  );
}
