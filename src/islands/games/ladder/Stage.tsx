import type { ReactNode } from 'react';
import { chanceOfRungs } from '#domain/games/ladder/ladder.ts';
import { planReturn } from '#domain/games/ladder/maths.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { BoardStage } from '../kit/BoardStage.tsx';
import { Figure } from '../kit/Figure.tsx';
import { ProofStrip } from '../kit/ProofStrip.tsx';
import { Segments } from '../kit/Segments.tsx';
import type { FrameShape } from '../kit/use-frame.ts';
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

function Strip({ table: { round } }: { table: TableState }) {
  return (
    <ProofStrip
      rounds={round.rounds}
      empty={t('instant.none')}
      itemOf={(settled) => {
        const end = readEnd(settled.outcome);
        if (!end) return undefined;
        const gain = settled.wins.length > 0;
        const label = `${gain ? end.multiplier.slice(0, -2) : '0'}×`;
        const outcome = `${label}, ${round.outcomeWords(settled)}`;
        return { label, gained: gain, name: t(gain ? 'instant.strip_won' : 'instant.strip_lost', { outcome }) };
      }}
    />
  );
}

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
  const tall = shape.stand === 'tall';
  const isCoin = table.game === 'coin';
  const Picture = pictures[table.game];
  const chooser = <Chooser table={table} />;
  const facts = <Facts table={table} />;
  return (
    <BoardStage
      round={table.round}
      shape={shape}
      status={status}
      board={
        <div className="min-h-0 min-w-0">
          <Picture table={table} still={still} />
        </div>
      }
      strip={<Strip table={table} />}
      low={{
        className: 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 py-1.5',
        rest: (
          <>
            {chooser}
            <Rungs table={table} size={5} flat />
            {facts}
          </>
        ),
      }}
      narrow={{
        className: cx(
          isCoin ? 'grid-rows-[auto_minmax(0,1fr)_auto_auto_auto]' : 'grid-rows-[auto_minmax(0,1fr)_auto_auto]',
          tall ? 'gap-2' : 'gap-4',
        ),
        rest: (
          <>
            {isCoin && <Rungs table={table} size={tall ? 5 : 8} flat />}
            {chooser}
            {facts}
          </>
        ),
      }}
      wide={{
        className: 'max-w-[80rem] grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] gap-8 py-4',
        rows: 'grid-rows-[auto_auto_minmax(0,1fr)_auto_4.5rem]',
        rest: (
          <>
            {chooser}
            <Rungs table={table} size={6} flat={false} />
            {facts}
          </>
        ),
      }}
    />
  );
}
