import { type ReactNode, useMemo, useState } from 'react';
import { multipliersOf, risks, rowsMax, rowsMin } from '#domain/games/plinko/paytable.ts';
import { multiply, rational, subtract, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Figure } from '../kit/Figure.tsx';
import { ProofStrip } from '../kit/ProofStrip.tsx';
import { chanceText } from '../kit/picture/chance.ts';
import { multiplierOfRound } from '../kit/picture/multiplier.ts';
import { RangeField } from '../kit/RangeField.tsx';
import { ResultCard } from '../kit/ResultCard.tsx';
import { Segments } from '../kit/Segments.tsx';
import { type FrameShape, isFlat } from '../kit/use-frame.ts';
import { Board } from './Board.tsx';
import { printed } from './Pockets.tsx';
import type { BoardShape } from './picture/geometry.ts';
import { chanceOfPocket } from './picture/plinko.ts';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const one = rational(1n);

/** The board, and beside or below it what can be set and what its pockets are about. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { round, board, counted, figures } = table;
  const { rows, risk } = board;
  const [asked, ask] = useState<number>();
  const tall = shape.stand === 'tall';
  const flat = isFlat(shape);
  const drawn = useMemo<BoardShape>(
    () => ({ rows, rise: tall || flat ? 0.76 : 0.84, turned: rows > (tall || flat ? 8 : 10) }),
    [rows, tall, flat],
  );
  const pocket = asked === undefined || asked > rows ? undefined : asked;

  const nameOf = (index: number): string => {
    const chance = chanceOfPocket(rows, index);
    const facts = {
      multiplier: printed(multipliersOf(rows, risk)[index] ?? one),
      chance: chanceText(chance),
      hits: counted.hits[index] ?? 0,
      total: counted.total,
      expected: toDecimalString(multiply(chance, rational(BigInt(counted.total))), 1),
    };
    return t(counted.total > 0 ? 'casual.plinko.pocket' : 'casual.plinko.pocket_none', facts);
  };

  const strip = (
    <ProofStrip
      rounds={round.rounds}
      empty={t('casual.plinko.none')}
      itemOf={(settled) => {
        const label = `${multiplierOfRound(settled)}×`;
        const gain = Number(multiplierOfRound(settled)) > 1;
        const name = t(gain ? 'casual.strip_won' : 'casual.strip_lost', { outcome: round.outcomeWords(settled) });
        return { label, gained: gain, name };
      }}
    />
  );
  const view = (
    <div className="min-h-0 min-w-0 p-1.5 sm:p-3">
      <Board table={table} shape={drawn} still={still} asked={pocket} nameOf={nameOf} onAsk={ask} />
    </div>
  );
  const detail = (
    <p className={cx('figures text-sm text-ivory-300', tall || flat ? 'truncate text-center' : 'min-h-10')}>
      {pocket === undefined ? t('casual.plinko.counted') : nameOf(pocket)}
    </p>
  );
  const choice = (
    <>
      <Segments
        legend={t('casual.plinko.risk')}
        options={risks.map((id) => ({ id, label: t(`casual.plinko.risk_${id}`) }))}
        value={risk}
        disabled={round.locked}
        onChange={(id) => table.change({ risk: id })}
      />
      <RangeField
        label={t('casual.plinko.rows')}
        value={rows}
        min={rowsMin}
        max={rowsMax}
        disabled={round.locked}
        onChange={(count) => table.change({ rows: count })}
      />
    </>
  );
  const facts = (
    <dl className="grid grid-cols-3 gap-2">
      <Figure label={t('casual.plinko.top')}>
        <Money amountMinor={table.topMinor} currency={round.currency} />
      </Figure>
      <Figure label={t('casual.plinko.above')}>{toPercentString(figures.hitFrequency, 2)}</Figure>
      <Figure label={t('casual.edge')}>{toPercentString(subtract(one, figures.returnToPlayer), 4)}</Figure>
    </dl>
  );

  if (flat)
    return (
      <div className="grid min-h-0 grid-cols-2 gap-3 px-3 py-1.5">
        {view}
        <div className="grid min-h-0 content-evenly gap-1">
          {status}
          {choice}
          {facts}
        </div>
      </div>
    );

  if (tall || shape.stand === 'stacked')
    return (
      <div
        className={cx(
          'grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto_auto_auto]',
          tall ? 'gap-1.5 px-3 py-2' : 'gap-3 p-5',
        )}
      >
        {strip}
        {view}
        {detail}
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2">{choice}</div>
        {facts}
      </div>
    );

  return (
    <div className="mx-auto grid min-h-0 w-full max-w-[88rem] grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)] gap-6 px-6 py-3">
      {view}
      <div className="grid min-h-0 grid-rows-[auto_auto_auto_auto_minmax(0,1fr)_4.5rem] gap-4 overflow-hidden pt-1">
        {strip}
        {choice}
        {facts}
        {detail}
        <div className="grid items-end">
          <ResultCard round={round} />
        </div>
      </div>
    </div>
  );
}
