import type { ReactNode } from 'react';
import { chanceOfRungs } from '#domain/games/ladder/ladder.ts';
import { planReturn } from '#domain/games/ladder/maths.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { Segments } from '../kit/fields/Segments.tsx';
import { ClimbStage } from '../kit/frame/ClimbStage.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { leftResult } from '../kit/picture/multiplier.ts';
import { Figure } from '../kit/result/Figure.tsx';
import { ResultStrip } from '../kit/result/ResultStrip.tsx';
import { StripWithSession } from '../kit/session/StripWithSession.tsx';
import { Coin } from './Coin.tsx';
import { Goal } from './penalty/Goal.tsx';
import { readEnd } from './picture/ladder.ts';
import { Rungs } from './Rungs.tsx';
import { Sides } from './Sides.tsx';
import { Tower } from './Tower.tsx';
import type { TableState } from './use-table.ts';
import { levelsOf } from './words.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const one = rational(1n);

const pictures = { coin: Coin, penalty: Goal, towers: Tower } as const;

const Strip = ({ table: { round }, tall }: { table: TableState; tall: boolean }) => (
  <StripWithSession round={round} result={tall ? 'close' : undefined}>
    <ResultStrip
      round={round}
      words="instant"
      empty={t('instant.none')}
      resultOf={(settled) => {
        const result = leftResult(readEnd(settled.outcome)?.multiplier, settled);
        return result && { ...result, outcome: `${result.label}, ${round.outcomeWords(settled)}` };
      }}
    />
  </StripWithSession>
);

/** Which ladder is climbed; of the coin's one ladder, which side is called. */
function Chooser({ table }: { table: TableState }) {
  const { game, name, round } = table;
  if (game === 'coin') return <Sides table={table} />;
  return (
    <Segments
      legend={t(game === 'penalty' ? 'instant.penalty.level' : 'instant.towers.level')}
      options={levelsOf(game)}
      value={name}
      disabled={round.locked}
      className="[&_label]:px-1 sm:[&_label]:px-2"
      onChange={table.setName}
    />
  );
}

function Facts({ table: { game, climb, name } }: { table: TableState }) {
  return (
    <dl className="grid grid-cols-3 gap-2">
      <Figure label={t(`instant.${game}.holds`)}>{toPercentString(chanceOfRungs(climb.ladder, 1), 2)}</Figure>
      <Figure label={t('instant.ends_at')}>{climb.rungsMax}</Figure>
      <Figure label={t('instant.edge')}>
        {toPercentString(subtract(one, planReturn(name, climb.ladder, 1).returnToPlayer), 2)}
      </Figure>
    </dl>
  );
}

/** The tower, the goal or the coin, and beside or below it what each rung pays and what can be set. */
export function Stage({ table, shape, still, status }: StageProps) {
  const Picture = pictures[table.game];
  return (
    <ClimbStage
      round={table.round}
      shape={shape}
      status={status}
      board={<Picture table={table} still={still} />}
      strip={<Strip table={table} tall={shape.stand === 'tall'} />}
      chooser={<Chooser table={table} />}
      steps={(_, flat) => <Rungs table={table} flat={flat} />}
      facts={<Facts table={table} />}
      stepsOnBoard={table.game !== 'coin'}
      columns="grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]"
    />
  );
}
