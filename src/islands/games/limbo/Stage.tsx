import { type ReactNode, type RefObject, useRef } from 'react';
import { spotReturn } from '#domain/games/limbo/maths.ts';
import { divide, rational, subtract, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { ColumnStage } from '../kit/frame/ColumnStage.tsx';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { chanceOfTarget, groupedText, targetSpot } from '../kit/picture/limbo.ts';
import { Figure } from '../kit/result/Figure.tsx';
import { Result } from '../kit/result/Result.tsx';
import { ResultStrip } from '../kit/result/ResultStrip.tsx';
import { StripWithSession } from '../kit/session/StripWithSession.tsx';
import { Controls } from './Controls.tsx';
import { Dial, TargetPlate } from './Dial.tsx';
import { topOf } from './picture/climb.ts';
import { useClimb } from './use-climb.ts';
import type { TableState } from './use-table.ts';
import { crashOf } from './words.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const one = rational(1n);

/** "1 in 2.02", without decimals where they say nothing. */
const oneIn = (target: number): string => {
  const times = divide(one, chanceOfTarget(target));
  return target < 10_000 ? toDecimalString(times, 2) : toDecimalString(times, 0).replace(/\B(?=(?:\d{3})+$)/g, ',');
};

const Strip = ({ table: { round }, tall }: { table: TableState; tall: boolean }) => (
  <StripWithSession round={round} result={tall ? 'close' : 'roomy'}>
    <ResultStrip
      round={round}
      words="casual"
      empty={t('casual.limbo.none')}
      resultOf={(settled) => {
        const stopped = crashOf(settled);
        return stopped === undefined
          ? undefined
          : { label: `${groupedText(stopped)}×`, gained: settled.wins.length > 0 };
      }}
    />
  </StripWithSession>
);

type NumberProps = {
  table: TableState;
  stopText: string;
  figure: RefObject<HTMLSpanElement | null>;
  reached: boolean;
};

/** The number that climbs, in the window of the dial, and below it the target. */
function Climbing({ table: { round, crash, target }, stopText, figure, reached }: NumberProps) {
  const { revealing } = round;
  return (
    <div className="absolute inset-x-0 bottom-[11%] grid justify-items-center gap-[1cqh]">
      <p
        className={cx(
          'figures rounded-md bg-linear-to-b from-ink-900 via-oddlot-black to-ink-900 px-[0.4em] py-[0.12em] leading-none font-bold shadow-[inset_0_0.06em_0.12em_theme(colors.ink.900),0_0_0_0.05em_theme(colors.brass.DEFAULT),0_0.04em_0_0.06em_theme(colors.brass.bright/0.6)]',
          stopText.length < 7 ? 'text-[max(1.75rem,19cqh)]' : 'text-[max(1.25rem,13cqh)]',
          reached ? 'text-oddlot-yellow' : 'text-oddlot-paper',
          crash === undefined && 'text-oddlot-paper/60',
        )}
      >
        <span ref={figure} aria-hidden="true" className="inline-block">
          {revealing ? '1.00' : stopText}
        </span>
        <span aria-hidden="true">×</span>
      </p>
      <TargetPlate target={target} reached={reached} />
    </div>
  );
}

function Facts({ table }: { table: TableState }) {
  const { round, target } = table;
  return (
    <dl className="grid grid-cols-4 gap-2">
      <Figure label={t('casual.on_win')}>
        <Money amountMinor={table.payoutMinor} currency={round.currency} />
      </Figure>
      <Figure label={t('casual.limbo.one_in')}>{oneIn(target)}</Figure>
      <Figure label={t('casual.limbo.cap')}>
        {table.playable ? <Money amountMinor={table.capMinor} currency={round.currency} /> : '–'}
      </Figure>
      <Figure label={t('casual.edge')}>
        {toPercentString(subtract(one, spotReturn(targetSpot(target)).returnToPlayer), 2)}
      </Figure>
    </dl>
  );
}

/** The number in front of its ladder, and what can be set. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { round, target, crash } = table;
  const { landed, revealing } = round;
  const figure = useRef<HTMLSpanElement>(null);
  const needle = useRef<SVGGElement>(null);
  const stopText = groupedText(crash ?? 100);
  useClimb(
    { figure, needle },
    {
      climbId: revealing?.id,
      stop: crash === undefined ? undefined : crash / 100,
      stopText,
      top: topOf(target / 100),
      still,
      onRest: round.rest,
    },
  );

  const gained = landed !== undefined && landed.payoutMinor > landed.stakeMinor;
  const facts = <Facts table={table} />;
  const board = (
    <div className="min-h-0 min-w-0">
      <FittedBox width={2240} height={1240} className="[container-type:size]">
        <Dial target={target} reached={gained} needle={needle} />
        <Climbing table={table} stopText={stopText} figure={figure} reached={gained} />
      </FittedBox>
    </div>
  );

  if (isFlat(shape))
    return (
      <div className="grid min-h-0 grid-cols-2 gap-3 px-3 py-1.5">
        {board}
        <div className="grid min-h-0 content-evenly gap-1">
          <div className="flex min-w-0 items-center justify-between gap-2">
            <div className="min-w-0">{status}</div>
            <Result round={round} compact />
          </div>
          <Controls table={table} />
          {facts}
        </div>
      </div>
    );
  return (
    <ColumnStage tall={shape.stand === 'tall'}>
      <Strip table={table} tall={shape.stand === 'tall'} />
      {board}
      <Controls table={table} />
      {facts}
    </ColumnStage>
  );
}
