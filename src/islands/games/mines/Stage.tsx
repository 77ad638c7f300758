import type { ReactNode } from 'react';
import { planReturn } from '#domain/games/mines/maths.ts';
import { minesMax, tileCount } from '#domain/games/mines/spots.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Figure } from '../kit/Figure.tsx';
import { ProofStrip } from '../kit/ProofStrip.tsx';
import { RangeField } from '../kit/RangeField.tsx';
import { ResultCard } from '../kit/ResultCard.tsx';
import { type FrameShape, isFlat } from '../kit/use-frame.ts';
import { Field } from './Field.tsx';
import { Ladder } from './Ladder.tsx';
import { chanceOfNext, readEnd } from './picture/mines.ts';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const one = rational(1n);

/** The field, and beside or below it the ladder and what can be set. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { round, field, mines } = table;
  const picks = field.revealed.length;
  const tall = shape.stand === 'tall';
  const flat = isFlat(shape);
  const next = Math.min(picks + 1, field.picksMax);

  const strip = (
    <ProofStrip
      rounds={round.rounds}
      empty={t('casual.mines.none')}
      itemOf={(one) => {
        const end = readEnd(one.outcome);
        const multiplier = one.outcome['multiplier'];
        if (!end || typeof multiplier !== 'string') return undefined;
        const gain = one.wins.length > 0;
        const name = t(gain ? 'casual.strip_won' : 'casual.strip_lost', { outcome: round.outcomeWords(one) });
        return { label: `${gain ? multiplier.slice(0, -2) : '0'}×`, gained: gain, name };
      }}
    />
  );
  const chooser = (
    <RangeField
      label={t('casual.mines.count')}
      value={mines}
      min={1}
      max={minesMax}
      disabled={round.locked}
      onChange={table.setMines}
    />
  );
  const facts = (
    <dl className="grid grid-cols-3 gap-2">
      <Figure label={t('casual.mines.next_chance')}>
        {picks < tileCount - mines ? toPercentString(chanceOfNext(mines, picks), 2) : '–'}
      </Figure>
      <Figure label={t('casual.mines.ends_at')}>{field.picksMax}</Figure>
      <Figure label={t('casual.edge')}>
        {toPercentString(subtract(one, planReturn(mines, Math.max(1, next)).returnToPlayer), 2)}
      </Figure>
    </dl>
  );
  const board = (
    <div className="min-h-0 min-w-0">
      <Field table={table} still={still} />
    </div>
  );

  if (flat)
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 px-3 py-1.5">
        {board}
        <div className="grid min-h-0 content-evenly gap-1">
          {status}
          {chooser}
          <Ladder table={table} size={5} flat />
          {facts}
        </div>
      </div>
    );

  if (tall || shape.stand === 'stacked')
    return (
      <div
        className={cx(
          'grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto_auto_auto]',
          tall ? 'gap-2 px-3 py-2' : 'gap-4 p-5',
        )}
      >
        {strip}
        {board}
        <Ladder table={table} size={tall ? 5 : 8} flat />
        {chooser}
        {facts}
      </div>
    );

  return (
    <div className="mx-auto grid min-h-0 w-full max-w-[80rem] grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] gap-8 px-6 py-4">
      {board}
      <div className="grid min-h-0 grid-rows-[auto_auto_minmax(0,1fr)_auto_4.5rem] gap-4 overflow-hidden">
        {strip}
        {chooser}
        <Ladder table={table} size={6} flat={false} />
        {facts}
        <div className="grid items-end">
          <ResultCard round={round} />
        </div>
      </div>
    </div>
  );
}
