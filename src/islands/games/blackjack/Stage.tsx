import { game as blackjack } from '#domain/games/blackjack/blackjack/rules.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { ResultCard } from '../kit/result/ResultCard.tsx';
import { Felt } from './Felt.tsx';
import { feltShapeOf } from './geometry.ts';
import { insuranceOdds } from './odds.ts';
import type { TableState } from './use-table.ts';

/** What insurance costs, what it is for, and what it loses on average. */
function InsuranceOffer({ table, low }: { table: TableState; low: boolean }) {
  const option = table.options.find(({ name }) => name === 'insure');
  const figures = blackjack.returns().find(({ kind }) => kind === 'insurance');
  if (!option || !figures || !table.asked) return null;
  return (
    <div
      className={cx(
        'absolute inset-x-3 z-20 mx-auto max-w-[32rem] rounded-lg border border-halden-light/60 bg-ink-800 px-4 text-center shadow-float animate-rise',
        low ? 'bottom-1 py-1.5' : 'top-[39%] -translate-y-1/2 py-2.5',
      )}
    >
      <p className={cx('heading text-2xl max-sm:sr-only', low && 'sr-only')}>{t('blackjack.insurance_title')}</p>
      <p className="text-sm text-ivory-300">
        {t('blackjack.insurance_offer', {
          amount: displayAmount(option.addsMinor, table.round.currency),
          odds: insuranceOdds(),
          edge: toPercentString(subtract(rational(1n), figures.returnToPlayer), 2),
        })}
      </p>
      {!option.affordable && <p className="mt-1 text-sm text-red">{t('table.over_balance')}</p>}
    </div>
  );
}

/** Switches the hint of basic strategy. */
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
      <p
        role="status"
        className={cx(
          'w-16 text-xs font-semibold text-ivory-100 sm:tall:ml-2 sm:tall:w-auto sm:tall:text-sm',
          hint === undefined && 'invisible',
        )}
      >
        {hint && t(`blackjack.hint_${hint}`)}
      </p>
    </div>
  );
}

/** The felt, and what lies over it: the hint, the offer of insurance, the result where there is room. */
export function Stage({ table, shape, still }: { table: TableState; shape: FrameShape; still: boolean }) {
  const felt = feltShapeOf(shape);
  const roomy = shape.stand === 'side' && !shape.low;
  return (
    <div className="relative min-h-0 overflow-hidden p-2">
      <Felt table={table} shape={felt} still={still} />
      <HintSwitch table={table} />
      {table.scene.felt.insurance === 'offered' && <InsuranceOffer table={table} low={shape.low} />}
      {roomy && (
        <div className="absolute top-16 left-4">
          <ResultCard round={table.round} />
        </div>
      )}
    </div>
  );
}
