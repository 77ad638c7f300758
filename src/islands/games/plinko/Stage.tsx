import { type ReactNode, useMemo, useState } from 'react';
import { multipliersOf, risks, rowsMax, rowsMin } from '#domain/games/plinko/paytable.ts';
import { multiply, rational, subtract, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { RangeField } from '../kit/fields/RangeField.tsx';
import { Segments } from '../kit/fields/Segments.tsx';
import { BoardStage } from '../kit/frame/BoardStage.tsx';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { chanceText } from '../kit/picture/chance.ts';
import { paidResult } from '../kit/picture/multiplier.ts';
import { Figure } from '../kit/result/Figure.tsx';
import { hasReturn, Result } from '../kit/result/Result.tsx';
import { ResultStrip } from '../kit/result/ResultStrip.tsx';
import { SessionBeside } from '../kit/session/SessionBeside.tsx';
import { StripWithSession } from '../kit/session/StripWithSession.tsx';
import { Board } from './Board.tsx';
import { printed } from './Pockets.tsx';
import type { BoardShape } from './picture/geometry.ts';
import { chanceOfPocket } from './picture/plinko.ts';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const one = rational(1n);

const Strip = ({ table: { round } }: { table: TableState }) => (
  <StripWithSession round={round}>
    <ResultStrip round={round} words="casual" empty={t('casual.plinko.none')} resultOf={paidResult} />
  </StripWithSession>
);

function Chooser({ table: { board, fixed, change } }: { table: TableState }) {
  return (
    <>
      <Segments
        legend={t('casual.plinko.risk')}
        options={risks.map((id) => ({ id, label: t(`casual.plinko.risk_${id}`) }))}
        value={board.risk}
        disabled={fixed}
        onChange={(risk) => change({ risk })}
      />
      <RangeField
        label={t('casual.plinko.rows')}
        value={board.rows}
        min={rowsMin}
        max={rowsMax}
        disabled={fixed}
        onChange={(rows) => change({ rows })}
      />
    </>
  );
}

function Facts({ table: { topMinor, figures, round } }: { table: TableState }) {
  return (
    <dl className="grid grid-cols-3 gap-2">
      <Figure label={t('casual.plinko.top')}>
        <Money amountMinor={topMinor} currency={round.currency} />
      </Figure>
      <Figure label={t('casual.plinko.above')}>{toPercentString(figures.hitFrequency, 2)}</Figure>
      <Figure label={t('casual.edge')}>{toPercentString(subtract(one, figures.returnToPlayer), 4)}</Figure>
    </dl>
  );
}

/** What a pocket pays, how likely it is, and how often it was hit on this board. */
const pocketWords = ({ board: { rows, risk }, counted }: TableState, pocket: number): string => {
  const chance = chanceOfPocket(rows, pocket);
  const facts = {
    multiplier: printed(multipliersOf(rows, risk)[pocket] ?? one),
    chance: chanceText(chance),
    hits: counted.hits[pocket] ?? 0,
    total: counted.total,
    expected: toDecimalString(multiply(chance, rational(BigInt(counted.total))), 1),
  };
  return t(counted.total > 0 ? 'casual.plinko.pocket' : 'casual.plinko.pocket_none', facts);
};

/** The board, and beside or below it what can be set and what its pockets are about. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { rows } = table.board;
  const [asked, ask] = useState<number>();
  const tall = shape.stand === 'tall';
  const small = tall || isFlat(shape);
  const drawn = useMemo<BoardShape>(
    () => ({ rows, rise: small ? 0.7 : 0.84, turned: rows > (small ? 8 : 10) }),
    [rows, small],
  );
  const pocket = asked === undefined || asked > rows ? undefined : asked;
  const detail = (
    <p className={cx('figures text-sm text-ivory-300', small ? 'truncate text-center' : 'min-h-10')}>
      {pocket === undefined ? t('casual.plinko.counted') : pocketWords(table, pocket)}
    </p>
  );
  // On a phone that stands the result is right below the pockets, where a ball has just come down.
  const below =
    tall && pocket === undefined && hasReturn(table.round) ? (
      <div className="-my-0.5 grid h-6 place-items-center">
        <Result round={table.round} compact />
      </div>
    ) : (
      detail
    );
  const chooser = <Chooser table={table} />;
  const facts = <Facts table={table} />;
  return (
    <BoardStage
      round={table.round}
      shape={shape}
      status={status}
      board={
        <div className="min-h-0 min-w-0 p-2 sm:p-4">
          <Board
            table={table}
            shape={drawn}
            still={still}
            asked={pocket}
            nameOf={(index) => pocketWords(table, index)}
            onAsk={ask}
          />
        </div>
      }
      strip={<Strip table={table} />}
      low={{
        className: 'grid-cols-2 gap-3 py-1.5',
        rest: (
          <>
            {chooser}
            {facts}
          </>
        ),
      }}
      narrow={{
        className: cx('grid-rows-[auto_minmax(0,1fr)_auto_auto_auto]', tall ? 'gap-1.5' : 'gap-3'),
        rest: (
          <>
            {below}
            <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-2">{chooser}</div>
            {facts}
          </>
        ),
      }}
      wide={{
        className: 'max-w-[88rem] grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)] gap-6 py-3',
        rows: 'grid-rows-[auto_auto_auto_auto_minmax(0,1fr)_4.5rem] pt-1',
        rest: (
          <>
            {chooser}
            {facts}
            <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-6">
              {detail}
              <SessionBeside round={table.round} />
            </div>
          </>
        ),
      }}
    />
  );
}
