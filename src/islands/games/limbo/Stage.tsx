import { type ReactNode, type RefObject, useRef } from 'react';
import { spotReturn } from '#domain/games/limbo/maths.ts';
import { divide, rational, subtract, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { ColumnStage } from '../kit/frame/ColumnStage.tsx';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { chanceOfTarget, groupedText, targetSpot } from '../kit/picture/limbo.ts';
import { Figure } from '../kit/result/Figure.tsx';
import { ResultStrip } from '../kit/result/ResultStrip.tsx';
import { returnWords } from '../kit/result/result-words.ts';
import { Controls } from './Controls.tsx';
import { Ladder } from './Ladder.tsx';
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

const Strip = ({ table: { round } }: { table: TableState }) => (
  <ResultStrip
    round={round}
    words="casual"
    empty={t('casual.limbo.none')}
    resultOf={(settled) => {
      const stopped = crashOf(settled);
      return stopped === undefined ? undefined : { label: `${groupedText(stopped)}×`, gained: settled.wins.length > 0 };
    }}
  />
);

type NumberProps = { table: TableState; stopText: string; figure: RefObject<HTMLSpanElement | null> };

/** The number that climbs, and below it what the round returned. */
function Climbing({ table: { round, crash }, stopText, figure }: NumberProps) {
  const { landed, revealing, currency } = round;
  const gained = landed !== undefined && landed.payoutMinor > landed.stakeMinor;
  return (
    <div className="absolute top-2 right-2 grid justify-items-end sm:top-4 sm:right-4">
      <p
        className={cx(
          'figures rounded-md bg-oddlot-black px-4 py-1 leading-none font-bold',
          stopText.length < 7
            ? 'text-[clamp(2.25rem,min(28cqh,16cqw),9rem)]'
            : 'text-[clamp(1.75rem,min(20cqh,9cqw),6rem)]',
          gained ? 'text-oddlot-yellow' : 'text-oddlot-paper',
          crash === undefined && 'text-oddlot-paper/60',
        )}
      >
        <span ref={figure} aria-hidden="true" className="inline-block origin-right">
          {revealing ? '1.00' : stopText}
        </span>
        <span aria-hidden="true">×</span>
      </p>
      <p
        className={cx(
          'figures mt-1 min-h-6 rounded-sm px-4 text-base',
          landed ? 'bg-oddlot-black' : 'invisible',
          gained ? 'font-semibold text-felt' : 'text-ivory-100',
        )}
      >
        {landed ? returnWords(landed, currency) : ''}
      </p>
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
  const window = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const stopText = groupedText(crash ?? 100);
  useClimb(
    { figure, window, picture },
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
    <div className="relative min-h-0 [container-type:size]">
      <Ladder target={target} reached={gained} window={window} picture={picture} />
      <Climbing table={table} stopText={stopText} figure={figure} />
    </div>
  );

  if (isFlat(shape))
    return (
      <div className="grid min-h-0 grid-cols-2 gap-3 px-3 py-1.5">
        {board}
        <div className="grid min-h-0 content-evenly gap-1">
          {status}
          <Controls table={table} />
          {facts}
        </div>
      </div>
    );
  return (
    <ColumnStage tall={shape.stand === 'tall'}>
      <Strip table={table} />
      {board}
      <Controls table={table} />
      {facts}
    </ColumnStage>
  );
}
