import type { ReactNode } from 'react';
import { planReturn } from '#domain/games/mines/maths.ts';
import { minesMax, tileCount } from '#domain/games/mines/spots.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { RangeField } from '../kit/fields/RangeField.tsx';
import { ClimbStage } from '../kit/frame/ClimbStage.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { leftResult } from '../kit/picture/multiplier.ts';
import { Figure } from '../kit/result/Figure.tsx';
import { ResultStrip } from '../kit/result/ResultStrip.tsx';
import { StripWithSession } from '../kit/session/StripWithSession.tsx';
import { Field } from './Field.tsx';
import { Ladder } from './Ladder.tsx';
import { chanceOfNext } from './picture/mines.ts';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const one = rational(1n);

const Strip = ({ table: { round }, tall }: { table: TableState; tall: boolean }) => (
  <StripWithSession round={round} result={tall ? 'close' : undefined}>
    <ResultStrip
      round={round}
      words="casual"
      empty={t('casual.mines.none')}
      resultOf={(settled) => leftResult(settled.outcome['multiplier'], settled)}
    />
  </StripWithSession>
);

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
  return (
    <ClimbStage
      round={table.round}
      shape={shape}
      status={status}
      board={<Field table={table} still={still} />}
      strip={<Strip table={table} tall={shape.stand === 'tall'} />}
      chooser={
        <RangeField
          label={t('casual.mines.count')}
          value={table.mines}
          min={1}
          max={minesMax}
          disabled={table.round.locked}
          onChange={table.setMines}
        />
      }
      steps={(_, flat) => <Ladder table={table} flat={flat} />}
      facts={<Facts table={table} />}
      columns="grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]"
    />
  );
}
