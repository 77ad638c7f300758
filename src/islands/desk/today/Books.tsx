import { houseLocale } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import type { Figures, Today } from '#stores/desk/today.ts';
import { minorOf } from '#stores/format/money.ts';
import { showDay } from '#stores/format/time.ts';
import { DeskAmount } from '../kit/DeskAmount.tsx';

const names = ['deposits', 'withdrawals', 'stakes', 'payouts', 'ggr', 'bonusCost', 'ngr'] as const;
/** Results, which the figures above them come to. */
const results: readonly string[] = ['ggr', 'ngr'];

const percent = new Intl.NumberFormat(houseLocale, {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** By how much of the figure a week ago; nothing where there was none, or its sign has changed. */
const changeOf = (now: string, before: string): string => {
  const [today, then] = [Number(minorOf(now, 'EUR')), Number(minorOf(before, 'EUR'))];
  return then <= 0 || today < 0 ? '' : percent.format(today / then - 1);
};

const ByCurrency = ({ currencies }: { currencies: readonly Figures[] }) => (
  <details className="mt-4 text-sm">
    <summary className="w-fit font-semibold">{t('deskplayers.today.by_currency')}</summary>
    <div className="mt-2 overflow-x-auto">
      <table className="desk-table">
        <caption className="sr-only">{t('deskplayers.today.by_currency')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('deskplayers.today.currency')}</th>
            {names.map((name) => (
              <th key={name} scope="col" className="text-right">
                {t(`deskplayers.figure.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {currencies.map((row) => (
            <tr key={row.currency}>
              <th scope="row" translate="no">
                {row.currency}
              </th>
              {names.map((name) => (
                <td key={name} className="text-right">
                  <DeskAmount amount={row[name]} currency={row.currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

/** The day in euros, beside the same weekday a week before up to the same time. */
export const Books = ({ today: { today, weekBefore } }: { today: Today }) => (
  <section aria-labelledby="today-books" className="max-w-[60rem]">
    <h2 id="today-books" className="text-lg font-semibold">
      {t('deskplayers.today.books')}
    </h2>
    <p className="mb-2 text-sm text-ivory-500">{t('deskplayers.today.utc')}</p>
    <div className="overflow-x-auto">
      <table className="desk-table">
        <caption className="sr-only">{t('deskplayers.today.books')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('deskplayers.today.figure')}</th>
            <th scope="col" className="text-right">
              {t('deskplayers.today.now')}
            </th>
            <th scope="col" className="text-right">
              {t('deskplayers.today.before', { day: showDay(weekBefore.day) })}
            </th>
            <th scope="col" className="text-right">
              {t('deskplayers.today.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className={results.includes(name) ? 'font-semibold' : undefined}>
              <th scope="row" className="text-sm text-ivory-100">
                {t(`deskplayers.figure.${name}`)}
              </th>
              <td className="text-right">
                <DeskAmount amount={today.euros[name]} currency="EUR" />
              </td>
              <td className="text-right">
                <DeskAmount amount={weekBefore.euros[name]} currency="EUR" />
              </td>
              <td className="figures text-right text-ivory-300">
                {changeOf(today.euros[name], weekBefore.euros[name])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {today.currencies.length === 0 ? (
      <p className="mt-3 text-sm text-ivory-500">{t('deskplayers.today.no_money')}</p>
    ) : (
      <ByCurrency currencies={today.currencies} />
    )}
  </section>
);
