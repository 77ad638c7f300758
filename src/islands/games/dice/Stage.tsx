import { type ReactNode, type RefObject, useRef } from 'react';
import { spotReturn } from '#domain/games/dice/maths.ts';
import { rollText } from '#domain/games/dice/spots.ts';
import { grouped } from '#domain/locale.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { ColumnStage } from '../kit/frame/ColumnStage.tsx';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { Figure } from '../kit/result/Figure.tsx';
import { hasReturn, Result } from '../kit/result/Result.tsx';
import { ResultStrip } from '../kit/result/ResultStrip.tsx';
import { StripWithSession } from '../kit/session/StripWithSession.tsx';
import { Controls } from './Controls.tsx';
import { Halftone } from './Halftone.tsx';
import { spotOf } from './picture/dice.ts';
import { Rule } from './Rule.tsx';
import { useRun } from './use-run.ts';
import type { TableState } from './use-table.ts';
import { betWords, rollOf } from './words.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const one = rational(1n);

/** The board in its walnut frame: a printed sheet, and the brass rule that is screwed on it. */
const board =
  'rounded-lg border-4 border-meridian-walnut bg-linear-to-b from-oddlot-paper to-oddlot-stone text-oddlot-black shadow-float outline-1 -outline-offset-4 outline-brass';

/** One drum of the counter: whatever stands on it, nothing around it is laid out or drawn anew. */
const drum =
  'inline-grid h-[1.12em] w-[0.74em] contain-strict place-items-center bg-linear-to-b from-ink-900 via-oddlot-dim to-ink-900 py-[0.06em]';

const Strip = ({ table: { round }, tall }: { table: TableState; tall: boolean }) => (
  <StripWithSession round={round} result={tall ? 'close' : 'roomy'}>
    <ResultStrip
      round={round}
      words="casual"
      empty={t('casual.dice.none')}
      resultOf={(settled) => {
        const roll = rollOf(settled);
        return roll === undefined ? undefined : { label: rollText(roll), gained: settled.wins.length > 0 };
      }}
    />
  </StripWithSession>
);

const figureSizes = {
  flat: 'text-[clamp(1.5rem,min(40cqh,24cqw),4rem)]',
  tall: 'text-[clamp(2rem,min(58cqh,13cqw),4rem)]',
  wide: 'text-[clamp(2.5rem,min(44cqh,18cqw),11rem)]',
} as const;

type CounterProps = { table: TableState; shape: FrameShape; figure: RefObject<HTMLSpanElement | null> };

/** The roll on the drums of a counter, and which roll wins. */
function Counter({ table, shape, figure }: CounterProps) {
  const { round, choice, rollAt } = table;
  const { landed, revealing } = round;
  const flat = isFlat(shape);
  const tall = shape.stand === 'tall';
  const gained = landed !== undefined && landed.payoutMinor > landed.stakeMinor;
  return (
    <div
      className={cx(
        'relative grid min-h-0 place-content-center text-center [container-type:size]',
        // On a phone that stands there is no height for a line below the drums.
        tall ? 'grid-flow-col items-center gap-3 px-1.5' : 'justify-items-center',
      )}
    >
      {shape.stand === 'side' && !flat && <Halftone />}
      <p
        translate="no"
        className={cx(
          'figures leading-none font-bold',
          figureSizes[flat ? 'flat' : tall ? 'tall' : 'wide'],
          'rounded-md bg-oddlot-black p-[0.07em] shadow-[inset_0_0.04em_0.1em_theme(colors.ink.900),0_0_0_0.035em_theme(colors.brass.DEFAULT),0_0.05em_0.08em_0.03em_theme(colors.ink.900/0.45)]',
          gained ? 'text-oddlot-yellow' : 'text-oddlot-paper',
        )}
      >
        <span ref={figure} aria-hidden="true" className="flex gap-[0.03em]">
          {[...(revealing ? rollText(0) : rollText(rollAt ?? 0)).padStart(5, '0')].map((sign, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a drum is its place
              key={index}
              className={cx(
                sign === '.' ? 'self-end px-[0.03em]' : drum,
                rollAt === undefined && 'text-oddlot-paper/55',
              )}
            >
              {sign}
            </span>
          ))}
        </span>
      </p>
      <div className={tall ? 'min-w-0 text-left leading-tight' : 'mt-1 grid h-10 place-items-center'}>
        {flat && hasReturn(round) ? (
          <Result round={round} />
        ) : (
          <p className={cx('figures text-base text-oddlot-black', !tall && 'truncate')}>
            {t('casual.dice.wins_if', { bet: betWords(choice) })}
          </p>
        )}
      </div>
    </div>
  );
}

function Facts({ table: { round, choice, rolls, payoutMinor } }: { table: TableState }) {
  return (
    <dl className="grid grid-cols-3 gap-2">
      <Figure label={t('casual.on_win')}>
        <Money amountMinor={payoutMinor} currency={round.currency} />
      </Figure>
      <Figure label={t('casual.dice.winning_rolls')}>{grouped(rolls)}</Figure>
      <Figure label={t('casual.edge')}>
        {toPercentString(subtract(one, spotReturn(spotOf(choice)).returnToPlayer), 2)}
      </Figure>
    </dl>
  );
}

/** The figure, the rule below it, and what can be set. On a low screen the figure stands beside the rule. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { round, choice, rollAt } = table;
  const { landed, revealing } = round;
  const marker = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  useRun(marker, figure, { runId: revealing?.id, roll: rollAt, still, onRest: round.rest });

  const tall = shape.stand === 'tall';
  const last = landed?.round ?? round.rounds[0];
  const result = <Counter table={table} shape={shape} figure={figure} />;
  const rule = (
    <Rule
      choice={choice}
      locked={round.locked}
      marker={marker}
      marked={rollAt !== undefined}
      won={revealing === undefined && (last?.wins.length ?? 0) > 0}
      onChange={table.change}
    />
  );

  if (isFlat(shape))
    return (
      <div className="grid min-h-0 grid-cols-[9rem_minmax(0,1fr)] gap-3 px-3 py-1.5">
        <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-1">
          <div className={cx('grid min-h-0', board)}>{result}</div>
          {status}
        </div>
        <div className="grid min-h-0 content-evenly gap-1">
          <div className={cx(board, 'py-1')}>{rule}</div>
          <Controls table={table} room="low" />
        </div>
      </div>
    );
  return (
    <ColumnStage tall={tall}>
      <Strip table={table} tall={tall} />
      <div className={cx('grid min-h-0 grid-rows-[minmax(0,1fr)_auto]', board, tall ? 'pb-1.5' : 'px-4 pb-4')}>
        {result}
        {rule}
      </div>
      <Controls table={table} room={tall ? 'narrow' : 'wide'} />
      <Facts table={table} />
    </ColumnStage>
  );
}
