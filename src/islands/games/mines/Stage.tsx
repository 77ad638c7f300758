import type { ReactNode } from 'react';
import { planReturn } from '#domain/games/mines/maths.ts';
import { minesMax, tileCount } from '#domain/games/mines/spots.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { BoardStage } from '../kit/BoardStage.tsx';
import { Figure } from '../kit/Figure.tsx';
import { ProofStrip } from '../kit/ProofStrip.tsx';
import { RangeField } from '../kit/RangeField.tsx';
import type { FrameShape } from '../kit/use-frame.ts';
import { Field } from './Field.tsx';
import { Ladder } from './Ladder.tsx';
import { chanceOfNext, readEnd } from './picture/mines.ts';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const one = rational(1n);

function Strip({ table: { round } }: { table: TableState }) {
  return (
    <ProofStrip
      rounds={round.rounds}
      empty={t('casual.mines.none')}
      itemOf={(settled) => {
        const end = readEnd(settled.outcome);
        const multiplier = settled.outcome['multiplier'];
        if (!end || typeof multiplier !== 'string') return undefined;
        const gain = settled.wins.length > 0;
        const name = t(gain ? 'casual.strip_won' : 'casual.strip_lost', { outcome: round.outcomeWords(settled) });
        return { label: `${gain ? multiplier.slice(0, -2) : '0'}×`, gained: gain, name };
      }}
    />
  );
}

function Facts({ table: { field, mines } }: { table: TableState }) {
  const picks = field.revealed.length;
  const next = Math.min(picks + 1, field.picksMax);
  return (
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
}

/** The field, and beside or below it the ladder and what can be set. */
export function Stage({ table, shape, still, status }: StageProps) {
  const tall = shape.stand === 'tall';
  const chooser = (
    <RangeField
      label={t('casual.mines.count')}
      value={table.mines}
      min={1}
      max={minesMax}
      disabled={table.round.locked}
      onChange={table.setMines}
    />
  );
  const facts = <Facts table={table} />;
  return (
    <BoardStage
      round={table.round}
      shape={shape}
      status={status}
      board={
        <div className="min-h-0 min-w-0">
          <Field table={table} still={still} />
        </div>
      }
      strip={<Strip table={table} />}
      low={{
        className: 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 py-1.5',
        rest: (
          <>
            {chooser}
            <Ladder table={table} size={5} flat />
            {facts}
          </>
        ),
      }}
      narrow={{
        className: cx('grid-rows-[auto_minmax(0,1fr)_auto_auto_auto]', tall ? 'gap-2' : 'gap-4'),
        rest: (
          <>
            <Ladder table={table} size={tall ? 5 : 8} flat />
            {chooser}
            {facts}
          </>
        ),
      }}
      wide={{
        className: 'max-w-[80rem] grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] gap-8 py-4',
        rows: 'grid-rows-[auto_auto_minmax(0,1fr)_auto_4.5rem]',
        rest: (
          <>
            {chooser}
            <Ladder table={table} size={6} flat={false} />
            {facts}
          </>
        ),
      }}
    />
  );
}
