import {
  type Chart,
  type ChartException,
  type ChartLetter,
  type ChartRow,
  chartColumns,
  chartKinds,
} from '#domain/games/blackjack/chart.ts';
import type { WordFacts, WordKey } from '#i18n/keys.ts';
import { cx } from '#ui/cx.ts';

export type Say = (key: WordKey, facts?: WordFacts) => string;

/** A tint helps the eye along; the letter says it. */
const tints: Readonly<Record<ChartLetter, string>> = {
  H: '',
  S: 'bg-ink-700',
  D: 'bg-halden-dim',
  d: 'bg-halden-dim',
  P: 'bg-brass/25',
  R: 'bg-ink-600',
};

const valueText = (value: number): string => (value === 1 ? 'A' : `${value}`);

const rowText = (kind: (typeof chartKinds)[number], { from, to }: ChartRow): string => {
  if (kind === 'pair') return `${valueText(from)}, ${valueText(from)}`;
  if (kind === 'soft') return from === to ? `A, ${from - 11}` : `A, ${from - 11}–${to - 11}`;
  return from === to ? `${from}` : `${from}–${to}`;
};

/** "10, 2 against 4: hit", the highest card first. */
const exceptionText = (t: Say, { cards, up, choice }: ChartException): string =>
  t('blackjack.chart_exception', {
    cards: cards.toReversed().map(valueText).join(', '),
    up: valueText(up),
    move: t(`blackjack.chart_do_${choice}`),
  });

/**
 * Best play by the total of a hand, and the hands whose cards change it. `t`: the words, from the page when it is built or from the browser.
 */
export function BestPlayChart({ chart, t }: { chart: Chart; t: Say }) {
  const cell = 'border border-ink-600 py-1 text-center';
  return (
    <div className="grid gap-4 text-ivory-300">
      {chartKinds.map((kind) => (
        <table key={kind} className="figures w-full max-w-[36rem] table-fixed text-xs sm:text-sm">
          <caption className="pb-1 text-left font-semibold text-ivory-100">{t(`blackjack.chart_${kind}`)}</caption>
          <thead>
            <tr>
              <th scope="col" className={cx(cell, 'w-14 font-semibold sm:w-20')}>
                <span className="sr-only">{t('blackjack.chart_you')}</span>
              </th>
              {chartColumns.map((up) => (
                <th key={up} scope="col" translate="no" className={cx(cell, 'font-semibold text-ivory-100')}>
                  {valueText(up)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows[kind].map((row) => (
              <tr key={row.from}>
                <th scope="row" translate="no" className={cx(cell, 'font-semibold whitespace-nowrap text-ivory-100')}>
                  {rowText(kind, row)}
                </th>
                {row.letters.map((letter, column) => (
                  <td key={chartColumns[column]} className={cx(cell, tints[letter], 'text-ivory-100')}>
                    <span aria-hidden="true" translate="no">
                      {t(`blackjack.chart_sign_${letter}`)}
                    </span>
                    <span className="sr-only">{t(`blackjack.chart_letter_${letter}`)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        {chart.letters.map((letter) => (
          <div key={letter} className="contents">
            <dt translate="no" className={cx('min-w-8 px-1 text-center font-semibold text-ivory-100', tints[letter])}>
              {t(`blackjack.chart_sign_${letter}`)}
            </dt>
            <dd>{t(`blackjack.chart_letter_${letter}`)}</dd>
          </div>
        ))}
      </dl>
      <div className="text-sm">
        <p>{t('blackjack.chart_exceptions')}</p>
        <ul className="mt-2 grid list-disc gap-x-6 pl-5 sm:grid-cols-2">
          {chart.exceptions.map((exception) => (
            <li key={`${exception.cards.join()} ${exception.up}`}>{exceptionText(t, exception)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
