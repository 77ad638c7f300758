import { useRef } from 'react';
import { multipliersOf } from '#domain/games/plinko/paytable.ts';
import { toDecimalString } from '#domain/maths/rational.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { Ball } from './Ball.tsx';
import { Case } from './Case.tsx';
import { Piles } from './Piles.tsx';
import { Pockets } from './Pockets.tsx';
import { type BoardShape, heightOf, widthOf } from './picture/geometry.ts';
import { chanceOfPocket } from './picture/plinko.ts';
import type { TableState } from './use-table.ts';

type BoardProps = {
  table: TableState;
  shape: BoardShape;
  still: boolean;
  asked: number | undefined;
  nameOf: (pocket: number) => string;
  onAsk: (pocket: number | undefined) => void;
};

/** Pins, pockets, and all balls that are on their way. */
export function Board({ table, shape, still, asked, nameOf, onAsk }: BoardProps) {
  const { board, counted, falling, lastPocket, land } = table;
  const { rows } = shape;
  const whole = useRef<HTMLDivElement>(null);
  const multipliers = multipliersOf(rows, board.risk);
  const expected = multipliers.map(
    (_, pocket) => counted.total * Number(toDecimalString(chanceOfPocket(rows, pocket), 9)),
  );
  return (
    <FittedBox width={widthOf(shape)} height={heightOf(shape)}>
      <div ref={whole} className="absolute inset-0 [container-type:inline-size]">
        <Case shape={shape} />
        <Piles shape={shape} hits={counted.hits} expected={expected} hit={lastPocket} />
        {falling.map((round) => (
          <Ball key={round.id} round={round} shape={shape} board={whole} still={still} onRest={() => land(round)} />
        ))}
        <Pockets shape={shape} multipliers={multipliers} hit={lastPocket} asked={asked} nameOf={nameOf} onAsk={onAsk} />
      </div>
    </FittedBox>
  );
}
