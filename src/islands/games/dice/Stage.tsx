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
import { ResultStrip } from '../kit/result/ResultStrip.tsx';
import { returnWords } from '../kit/result/result-words.ts';
import { Controls } from './Controls.tsx';
import { Halftone } from './Halftone.tsx';
import { spotOf } from './picture/dice.ts';
import { Rule } from './Rule.tsx';
import { useRun } from './use-run.ts';
import type { TableState } from './use-table.ts';
import { betWords, rollOf } from './words.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const one = rational(1n);

/** The sheet that figure and rule are printed on. */
const board = 'rounded-lg bg-oddlot-paper text-oddlot-black shadow-float';

const Strip = ({ table: { round } }: { table: TableState }) => (
  <ResultStrip
    round={round}
    words="casual"
    empty={t('casual.dice.none')}
    resultOf={(settled) => {
      const roll = rollOf(settled);
      return roll === undefined ? undefined : { label: rollText(roll), gained: settled.wins.length > 0 };
    }}
  />
);

type ResultProps = { table: TableState; shape: FrameShape; figure: RefObject<HTMLSpanElement | null> };

/** The roll in large figures, and what it returned, or which roll wins. */
function Result({ table, shape, figure }: ResultProps) {
  const { round, choice, rollAt } = table;
  const { landed, revealing, currency } = round;
  const flat = isFlat(shape);
  const gained = landed !== undefined && landed.payoutMinor > landed.stakeMinor;
  return (
    <div className="relative grid min-h-0 place-content-center justify-items-center text-center [container-type:size]">
      {shape.stand === 'side' && !flat && <Halftone />}
      <p
        translate="no"
        className={cx(
          'figures leading-none font-bold',
          flat ? 'text-[clamp(2rem,min(45cqh,32cqw),5rem)]' : 'text-[clamp(3rem,min(62cqh,24cqw),13rem)]',
          gained && 'rounded-md bg-oddlot-yellow px-[0.12em]',
          rollAt === undefined && 'opacity-55',
        )}
      >
        <span ref={figure} aria-hidden="true">
          {rollAt === undefined ? rollText(0) : revealing ? '\u00a0' : rollText(rollAt)}
        </span>
      </p>
      <p className={cx('figures mt-1 h-6 truncate text-base text-oddlot-black', gained && 'font-semibold')}>
        {landed ? returnWords(landed, currency) : t('casual.dice.wins_if', { bet: betWords(choice) })}
      </p>
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
  const result = <Result table={table} shape={shape} figure={figure} />;
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
          <div className={cx(board, 'pb-1')}>{rule}</div>
          <Controls table={table} room="low" />
        </div>
      </div>
    );
  return (
    <ColumnStage tall={tall}>
      <Strip table={table} />
      <div className={cx('grid min-h-0 grid-rows-[minmax(0,1fr)_auto]', board, tall ? 'pb-1' : 'px-4 pb-3')}>
        {result}
        {rule}
      </div>
      <Controls table={table} room={tall ? 'narrow' : 'wide'} />
      <Facts table={table} />
    </ColumnStage>
  );
}
