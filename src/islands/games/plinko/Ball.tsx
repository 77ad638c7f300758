import { type RefObject, useMemo, useRef } from 'react';
import type { SettledRound } from '#stores/play/game.ts';
import { ballRadius } from './picture/fall.ts';
import { type BoardShape, widthOf } from './picture/geometry.ts';
import { dropOf } from './picture/plinko.ts';
import { useFall } from './use-fall.ts';

type BallProps = {
  round: SettledRound;
  shape: BoardShape;
  board: RefObject<HTMLElement | null>;
  still: boolean;
  onRest: () => void;
};

const nowhere = { path: [], pocket: 0 };

/** The lacquered ball of one round on its way, with its shadow on the board. Its layer is as large as the board and moves as one. */
export function Ball({ round, shape, board, still, onRest }: BallProps) {
  const layer = useRef<HTMLDivElement>(null);
  const drop = useMemo(() => dropOf(round) ?? nowhere, [round]);
  useFall(layer, board, { fallId: round.id, drop, shape, still, onRest });
  const size = `${(200 * ballRadius) / widthOf(shape)}%`;
  return (
    <div
      ref={layer}
      data-ball={round.id}
      className={still ? 'invisible' : 'pointer-events-none absolute inset-0 will-change-transform'}
    >
      <span
        className="absolute aspect-square -translate-x-[30%] -translate-y-[18%] rounded-full bg-ink-900/40"
        style={{ width: size }}
      />
      <span
        className="absolute aspect-square -translate-1/2 rounded-full bg-radial-[at_34%_28%] from-oddlot-paper via-oddlot-red via-38% to-table-red"
        style={{ width: size }}
      />
    </div>
  );
}
