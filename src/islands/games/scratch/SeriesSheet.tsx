import { grouped } from '#domain/locale.ts';
import { rational, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { refreshSeries } from '#stores/play/series.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { TableState } from './use-table.ts';

/** The series on sale at the chosen price: what was printed, what is left of it, and what the rest returns. */
export function SeriesSheet({ table }: { table: TableState }) {
  const { series, round } = table;
  if (series === undefined) return <Skeleton className="h-80 w-full" />;
  if (series === null)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t('scratch.series_failed')}</p>
        <Button size="sm" onClick={() => void refreshSeries()}>
          {t('table.ask_again')}
        </Button>
      </div>
    );
  const { num, den } = series.returnLeft;
  const cell = 'pl-3 text-right whitespace-nowrap';
  return (
    <section aria-label={t('scratch.series')} className="figures">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="heading text-xl">{t('scratch.series_number', { number: String(series.number) })}</h2>
        <p className="text-sm text-ivory-300">
          {t('scratch.series_price')}{' '}
          <Money amountMinor={minorOf(series.price, round.currency)} currency={round.currency} />
        </p>
      </div>
      <dl className="mt-2 grid grid-cols-2 gap-3">
        <div>
          <dt className="text-xs font-semibold text-ivory-300">{t('scratch.tickets_left')}</dt>
          <dd className="font-semibold">
            {grouped(series.ticketsLeft - (table.inHand ? 1 : 0))}{' '}
            <span className="text-sm font-normal text-ivory-300">
              {t('scratch.of_printed', { printed: grouped(series.ticketsPrinted) })}
            </span>
          </dd>
        </div>
        <div>
          <dt className="text-xs font-semibold text-ivory-300">{t('scratch.return_left')}</dt>
          <dd className="font-semibold">{toPercentString(rational(BigInt(num), BigInt(den)), 4)}</dd>
        </div>
      </dl>
      <table className="mt-2 w-full text-sm">
        <caption className="sr-only">{t('scratch.prizes_left')}</caption>
        <thead>
          <tr className="border-b border-ivory-500/30 text-xs text-ivory-300">
            <th scope="col" className="py-1 text-left font-semibold">
              {t('scratch.th_prize')}
            </th>
            <th scope="col" className={cx('py-1 font-semibold', cell)}>
              {t('scratch.th_printed')}
            </th>
            <th scope="col" className={cx('py-1 font-semibold', cell)}>
              {t('scratch.th_left')}
            </th>
          </tr>
        </thead>
        <tbody>
          {series.prizes.map(({ multiple, amount, printed, left }) => (
            <tr key={multiple} className={cx('h-6', left === 0 && 'text-ivory-300')}>
              <th scope="row" className="text-left font-semibold">
                {multiple === 0 ? (
                  <span className="font-normal text-ivory-300">{t('scratch.blanks')}</span>
                ) : (
                  <Money
                    amountMinor={minorOf(amount, round.currency)}
                    currency={round.currency}
                    className="text-paper-light"
                  />
                )}
              </th>
              <td className={cell}>{grouped(printed)}</td>
              <td className={cell}>{grouped(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
