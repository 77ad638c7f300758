import { type ReactNode, useRef } from 'react';
import { spotReturn } from '#domain/games/limbo/maths.ts';
import { divide, rational, subtract, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Figure } from '../kit/Figure.tsx';
import { ProofStrip } from '../kit/ProofStrip.tsx';
import { chanceOfTarget, groupedText, targetSpot } from '../kit/picture/limbo.ts';
import { returnWords } from '../kit/result-words.ts';
import { type FrameShape, isFlat } from '../kit/use-frame.ts';
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

/** The number in front of its ladder, and what can be set. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { round, target, crash } = table;
  const { landed, revealing, currency } = round;
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

  const tall = shape.stand === 'tall';
  const flat = isFlat(shape);
  const gained = landed !== undefined && landed.payoutMinor > landed.stakeMinor;

  const strip = (
    <ProofStrip
      rounds={round.rounds}
      empty={t('casual.limbo.none')}
      itemOf={(one) => {
        const stopped = crashOf(one);
        if (stopped === undefined) return undefined;
        const gain = one.wins.length > 0;
        const name = t(gain ? 'casual.strip_won' : 'casual.strip_lost', { outcome: round.outcomeWords(one) });
        return { label: `${groupedText(stopped)}×`, gained: gain, name };
      }}
    />
  );

  const board = (
    <div className="relative min-h-0 [container-type:size]">
      <Ladder target={target} reached={gained} window={window} picture={picture} />
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
    </div>
  );

  const facts = (
    <dl className="grid grid-cols-4 gap-2">
      <Figure label={t('casual.on_win')}>
        <Money amountMinor={table.payoutMinor} currency={currency} />
      </Figure>
      <Figure label={t('casual.limbo.one_in')}>{oneIn(target)}</Figure>
      <Figure label={t('casual.limbo.cap')}>
        {table.playable ? <Money amountMinor={table.capMinor} currency={currency} /> : '–'}
      </Figure>
      <Figure label={t('casual.edge')}>
        {toPercentString(subtract(one, spotReturn(targetSpot(target)).returnToPlayer), 2)}
      </Figure>
    </dl>
  );

  if (flat)
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
    <div
      className={cx(
        'mx-auto grid min-h-0 w-full max-w-[72rem] grid-rows-[auto_minmax(0,1fr)_auto_auto]',
        tall ? 'gap-2 px-3 py-2' : 'gap-4 px-6 pt-4 pb-5',
      )}
    >
      {strip}
      {board}
      <Controls table={table} />
      {facts}
    </div>
  );
}
