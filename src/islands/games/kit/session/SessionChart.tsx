import { useMemo } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { Money } from '#ui/Money.tsx';
import type { RoundView } from '../round/use-round.ts';
import { leastOf, linePath, mostOf, netSeries } from './net-series.ts';

const [width, height] = [300, 80];

/** The net over the last rounds at this table as a line with its zero, in the tones of text: it says where one stands and cheers nothing. */
export function SessionChart({ round }: { round: Pick<RoundView, 'rounds' | 'currency'> }) {
  const { rounds, currency } = round;
  const series = useMemo(() => netSeries(rounds, currency), [rounds, currency]);
  const { line, zero, end } = linePath(series, width, height);
  const [low, high, net] = [leastOf(series), mostOf(series), series.at(-1) ?? 0n];
  const count = series.length - 1;
  if (count === 0) return <p className="text-sm text-ivory-300">{t('table.session_none')}</p>;
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-baseline justify-between gap-3 text-sm text-ivory-300">
        <span>{t(count === 1 ? 'table.session_rounds_one' : 'table.session_rounds_other', { count })}</span>
        <Money amountMinor={net} currency={currency} className="font-semibold text-ivory-100" />
      </figcaption>
      <svg
        viewBox={`-4 -6 ${width + 8} ${height + 12}`}
        role="img"
        aria-label={t(count === 1 ? 'table.session_text_one' : 'table.session_text_other', {
          count,
          net: displayAmount(net, currency),
          low: displayAmount(low, currency),
          high: displayAmount(high, currency),
        })}
        className="w-full rounded-md bg-ink-900/55"
      >
        <path d={`M0 ${zero}H${width}`} strokeWidth="1" strokeDasharray="3 4" className="stroke-ivory-500" />
        <path d={line} fill="none" strokeWidth="2" strokeLinejoin="round" className="stroke-ivory-100" />
        <circle cx={end.x} cy={end.y} r="3.5" className="fill-ivory-100" />
      </svg>
      <p aria-hidden="true" className="figures flex justify-between gap-3 text-xs text-ivory-300">
        <span>
          {t('table.session_low')} <Money amountMinor={low} currency={currency} />
        </span>
        <span>
          {t('table.session_high')} <Money amountMinor={high} currency={currency} />
        </span>
      </p>
    </figure>
  );
}
