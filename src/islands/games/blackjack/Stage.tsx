import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { Felt } from './Felt.tsx';
import { feltShapeOf } from './geometry.ts';
import { insuranceOdds } from './odds.ts';
import type { Hint } from './use-hint.ts';
import type { TableState } from './use-table.ts';

const insuranceEdge = (): string => {
  const figures = blackjack.returns().find(({ kind }) => kind === 'insurance');
  return toPercentString(subtract(rational(1n), figures?.returnToPlayer ?? rational(1n)), 2);
};

/** What insurance costs, what it is for, and what it loses on average; of a stake that has no half, that there is none. */
function InsuranceOffer({ table, low }: { table: TableState; low: boolean }) {
  const { currency } = table.round;
  const option = table.options.find(({ name }) => name === 'insure');
  const staked = table.scene.bets.find(({ spot }) => spot === 'hand');
  if (!staked || !table.asked) return null;
  return (
    <div
      className={cx(
        'absolute inset-x-3 z-20 mx-auto max-w-[32rem] rounded-lg border border-halden-light/60 bg-ink-800 px-4 text-center shadow-float animate-rise',
        low ? 'bottom-1 py-1.5' : 'top-[39%] -translate-y-1/2 py-2.5',
      )}
    >
      <p className={cx('heading text-2xl max-sm:sr-only', low && 'sr-only')}>{t('blackjack.insurance_title')}</p>
      <p className="text-sm text-ivory-300">
        {option
          ? t('blackjack.insurance_offer', {
              amount: displayAmount(option.addsMinor, currency),
              odds: insuranceOdds(),
              edge: insuranceEdge(),
            })
          : t('blackjack.insurance_none', { amount: displayAmount(staked.amountMinor, currency) })}
      </p>
      {option?.affordable === false && <p className="mt-1 text-sm text-red">{t('table.over_balance')}</p>}
    </div>
  );
}

/** What a choice wins on average, its sign always there: "+0.17", "−0.54". */
const valueText = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

/** Best play of the cards that lie open, and what each choice is worth. */
function HintWords({ hint: { move, values } }: { hint: Hint }) {
  return (
    <>
      <p className="font-semibold">{t(`blackjack.hint_${move}`)}</p>
      {values.length > 0 && (
        <div className="rounded-sm bg-ink-900/60 px-1 sm:tall:mt-1">
          <p className="text-ivory-300 max-sm:sr-only">{t('blackjack.hint_values')}</p>
          <dl className="figures grid grid-cols-[1fr_auto] gap-x-1">
            {values.map(({ choice, value }) => (
              <div key={choice} className="contents">
                <dt>{t(`blackjack.move_${choice}`)}</dt>
                <dd translate="no" className="text-right">
                  {valueText(value)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

/** Switches the hint of best play. */
function HintSwitch({ table }: { table: TableState }) {
  const { hinting, setHinting, hint } = table;
  return (
    <div className="absolute top-1.5 left-1.5 z-10 grid justify-items-start gap-1 sm:tall:top-3 sm:tall:left-3">
      <button
        type="button"
        role="switch"
        aria-checked={hinting}
        onClick={() => setHinting(!hinting)}
        className="flex min-h-11 min-w-12 items-center gap-1 rounded-md text-xs font-medium text-halden-light hover:text-ivory-100 flex-col justify-center sm:tall:flex-row sm:tall:gap-2 sm:tall:px-2 sm:tall:text-sm"
      >
        <span
          aria-hidden="true"
          className={cx(
            'flex h-6 w-10 items-center rounded-full border border-halden-light/70 p-0.5 transition-colors',
            hinting && 'bg-halden-light/30',
          )}
        >
          <span
            className={cx('size-4 rounded-full bg-halden-light transition-transform', hinting && 'translate-x-4')}
          />
        </span>
        {t('blackjack.hint')}
      </button>
      <div role="status" className="w-20 text-xs text-ivory-100 sm:tall:ml-2 sm:tall:w-auto sm:tall:text-sm">
        {hint && <HintWords hint={hint} />}
      </div>
    </div>
  );
}

/** The felt, and what lies over it: the hint, the offer of insurance. */
export function Stage({ table, shape, still }: { table: TableState; shape: FrameShape; still: boolean }) {
  const felt = feltShapeOf(shape);
  return (
    <div className="relative min-h-0 overflow-hidden p-2">
      <Felt table={table} shape={felt} still={still} />
      <HintSwitch table={table} />
      {table.scene.felt.insurance === 'offered' && <InsuranceOffer table={table} low={shape.low} />}
    </div>
  );
}
