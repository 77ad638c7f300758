import { type ReactNode, useRef } from 'react';
import { spotReturn } from '#domain/games/dice/maths.ts';
import { rollText } from '#domain/games/dice/spots.ts';
import { grouped } from '#domain/locale.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Figure } from '../kit/Figure.tsx';
import { ProofStrip } from '../kit/ProofStrip.tsx';
import { returnWords } from '../kit/result-words.ts';
import { type FrameShape, isFlat } from '../kit/use-frame.ts';
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

/** The figure, the rule below it, and what can be set. On a low screen the figure stands beside the rule. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { round, choice, rolls, payoutMinor, rollAt } = table;
  const { landed, revealing, currency } = round;
  const marker = useRef<HTMLDivElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  useRun(marker, figure, { runId: revealing?.id, roll: rollAt, still, onRest: round.rest });

  const tall = shape.stand === 'tall';
  const flat = isFlat(shape);
  const last = landed?.round ?? round.rounds[0];
  const won = revealing === undefined && (last?.wins.length ?? 0) > 0;
  const gained = landed !== undefined && landed.payoutMinor > landed.stakeMinor;

  const strip = (
    <ProofStrip
      rounds={round.rounds}
      empty={t('casual.dice.none')}
      itemOf={(one) => {
        const roll = rollOf(one);
        if (roll === undefined) return undefined;
        const label = rollText(roll);
        const gain = one.wins.length > 0;
        return {
          label,
          gained: gain,
          name: t(gain ? 'casual.strip_won' : 'casual.strip_lost', { outcome: round.outcomeWords(one) }),
        };
      }}
    />
  );

  const result = (
    <div className="relative grid min-h-0 place-content-center justify-items-center text-center [container-type:size]">
      {shape.stand === 'side' && !flat && <Halftone />}
      <p
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

  const facts = (
    <dl className="grid grid-cols-3 gap-2">
      <Figure label={t('casual.on_win')}>
        <Money amountMinor={payoutMinor} currency={currency} />
      </Figure>
      <Figure label={t('casual.dice.winning_rolls')}>{grouped(rolls)}</Figure>
      <Figure label={t('casual.edge')}>
        {toPercentString(subtract(one, spotReturn(spotOf(choice)).returnToPlayer), 2)}
      </Figure>
    </dl>
  );

  const rule = (
    <Rule
      choice={choice}
      locked={round.locked}
      marker={marker}
      marked={rollAt !== undefined}
      won={won}
      onChange={table.change}
    />
  );

  if (flat)
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
    <div
      className={cx(
        'mx-auto grid min-h-0 w-full max-w-[72rem] grid-rows-[auto_minmax(0,1fr)_auto_auto]',
        tall ? 'gap-2 px-3 py-2' : 'gap-4 px-6 pt-4 pb-5',
      )}
    >
      {strip}
      <div className={cx('grid min-h-0 grid-rows-[minmax(0,1fr)_auto]', board, tall ? 'pb-1' : 'px-4 pb-3')}>
        {result}
        {rule}
      </div>
      <Controls table={table} room={tall ? 'narrow' : 'wide'} />
      {facts}
    </div>
  );
}
