import type { SpotReturn } from '#domain/games/kit/game.ts';
import { perInitialBet } from '#domain/games/kit/initial-bet.ts';
import {
  add,
  compare,
  multiply,
  rational,
  subtract,
  toDecimalString,
  toPercentString,
} from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { onceInText } from '../picture/chances.ts';
import type { TableRules } from './table-rules.ts';

const one = rational(1n);

/** From which deviation on a bet is called so. */
const volatilities = [
  ['volatility_low', 0],
  ['volatility_medium', 1.5],
  ['volatility_high', 4],
  ['volatility_very_high', 10],
] as const;

/** The root of the variance with two digits, what a stake typically moves by in stakes, and a word for it. */
const deviationWords = ({ variance }: SpotReturn): string => {
  const deviation = Math.sqrt(Number(toDecimalString(variance, 6)));
  const [word] = volatilities.findLast(([, from]) => deviation >= from) ?? volatilities[0];
  return t(`table.${word}`, { deviation: deviation.toFixed(2) });
};

/** How rare the largest return is: once in so many; a bet with one prize wins it whenever it hits. */
const topWords = (figures: SpotReturn): string => {
  const chance = figures.maxWinChance ?? (isOnePrize(figures) ? figures.hitFrequency : undefined);
  return chance === undefined || chance.num === 0n ? '–' : onceInText(chance);
};

const isOnePrize = ({ maxWin, hitFrequency, returnToPlayer }: SpotReturn): boolean =>
  compare(multiply(maxWin, hitFrequency), returnToPlayer) === 0;

/** "35 to 1" for one prize, "up to 100×" for several. */
const paysWords = (figures: SpotReturn): string => {
  const { maxWin } = figures;
  const odds = add(maxWin, rational(-1n));
  const text = (value: typeof odds): string => (value.den === 1n ? String(value.num) : toDecimalString(value, 2));
  return isOnePrize(figures)
    ? t('table.pays_to_one', { odds: text(odds) })
    : t('table.pays_up_to', { times: text(maxWin) });
};

/** The exact figures of each kind of bet, and what they mean. */
export function RulesFigures({ rules }: { rules: Pick<TableRules, 'returns' | 'kindWords' | 'method'> }) {
  const cell = 'py-2 pl-3 text-right whitespace-nowrap';
  const returns = rules.returns.map(perInitialBet);
  const hasElement = returns.some(({ elementOfRisk }) => elementOfRisk);
  const columns = [
    'th_pays',
    'th_top',
    'th_hits',
    'th_return',
    'th_edge',
    ...(hasElement ? (['th_element'] as const) : []),
    'th_deviation',
  ] as const;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" aria-label={t('table.figures')} tabIndex={0}>
        <table className="figures w-full text-left text-sm">
          <thead className="eyebrow">
            <tr className="border-b border-ink-600">
              <th scope="col" className="py-2 font-semibold">
                {t('table.th_bet')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pl-3 text-right font-semibold whitespace-nowrap">
                  {t(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {returns.map((figures) => (
              <tr key={figures.kind} className="border-b border-ink-600/60">
                <th scope="row" className="py-2 font-medium">
                  {rules.kindWords(figures.kind)}
                </th>
                <td className={cell}>{paysWords(figures)}</td>
                <td className={cell}>{topWords(figures)}</td>
                <td className={cell}>{toPercentString(figures.hitFrequency, 2)}</td>
                <td className={cell}>{toPercentString(figures.returnToPlayer, 2)}</td>
                <td className={cell}>{toPercentString(subtract(one, figures.returnToPlayer), 2)}</td>
                {hasElement && (
                  <td className={cell}>{figures.elementOfRisk ? toPercentString(figures.elementOfRisk, 2) : '–'}</td>
                )}
                <td className={cell}>{deviationWords(figures)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-6 grid gap-3 text-sm text-ivory-300">
        {rules.method && <p>{rules.method}</p>}
        <p>{t('table.figures_mean')}</p>
        {hasElement && <p>{t('table.element_mean')}</p>}
      </div>
    </>
  );
}
