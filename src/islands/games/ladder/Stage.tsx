import type { ReactNode } from 'react';
import { chanceOfRungs } from '#domain/games/ladder/ladder.ts';
import { planReturn } from '#domain/games/ladder/maths.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Figure } from '../kit/Figure.tsx';
import { ProofStrip } from '../kit/ProofStrip.tsx';
import { ResultCard } from '../kit/ResultCard.tsx';
import { Segments } from '../kit/Segments.tsx';
import { type FrameShape, isFlat } from '../kit/use-frame.ts';
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

/** The tower, the goal or the coin, and beside or below it what each rung pays and what can be set. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { game, round, climb, name } = table;
  const tall = shape.stand === 'tall';
  const flat = isFlat(shape);
  const isCoin = game === 'coin';

  const strip = (
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
  const Picture = pictures[game];
  const view = (
    <div className="min-h-0 min-w-0">
      <Picture table={table} still={still} />
    </div>
  );
  const chooser = isCoin ? (
    <Sides table={table} />
  ) : (
    <Segments
      legend={t(game === 'penalty' ? 'instant.penalty.level' : 'instant.towers.level')}
      options={levelsOf(game)}
      value={name}
      disabled={round.locked}
      className="[&_label]:px-1 sm:[&_label]:px-2"
      onChange={table.setName}
    />
  );
  const facts = (
    <dl className="grid grid-cols-3 gap-2">
      <Figure label={t(`instant.${game}.holds`)}>{toPercentString(chanceOfRungs(climb.ladder, 1), 2)}</Figure>
      <Figure label={t('instant.ends_at')}>{climb.rungsMax}</Figure>
      <Figure label={t('instant.edge')}>
        {toPercentString(subtract(one, planReturn(name, climb.ladder, 1).returnToPlayer), 2)}
      </Figure>
    </dl>
  );

  if (flat)
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 px-3 py-1.5">
        {view}
        <div className="grid min-h-0 content-evenly gap-1">
          {status}
          {chooser}
          <Rungs table={table} size={5} flat />
          {facts}
        </div>
      </div>
    );

  if (tall || shape.stand === 'stacked')
    return (
      <div
        className={cx(
          'grid min-h-0',
          isCoin ? 'grid-rows-[auto_minmax(0,1fr)_auto_auto_auto]' : 'grid-rows-[auto_minmax(0,1fr)_auto_auto]',
          tall ? 'gap-2 px-3 py-2' : 'gap-4 p-5',
        )}
      >
        {strip}
        {view}
        {isCoin && <Rungs table={table} size={tall ? 5 : 8} flat />}
        {chooser}
        {facts}
      </div>
    );

  return (
    <div className="mx-auto grid min-h-0 w-full max-w-[80rem] grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] gap-8 px-6 py-4">
      {view}
      <div className="grid min-h-0 grid-rows-[auto_auto_minmax(0,1fr)_auto_4.5rem] gap-4 overflow-hidden">
        {strip}
        {chooser}
        <Rungs table={table} size={6} flat={false} />
        {facts}
        <div className="grid items-end">
          <ResultCard round={round} />
        </div>
      </div>
    </div>
  );
}
