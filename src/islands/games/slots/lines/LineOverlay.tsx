import type { LineMachine } from '#domain/games/slots/lines/machine.ts';
import { type Ink, Line } from '../ink.tsx';
import { Dim, type Grid, keyOf } from '../overlay.tsx';
import type { ShownLine } from '../picture/lines.ts';
import { middleOf, windowWidth } from '../Reel.tsx';

type LineOverlayProps = {
  machine: LineMachine;
  grid: Grid;
  wins: readonly ShownLine[];
  named: ShownLine | undefined;
  ink: Ink;
  edge: Ink;
  frame: string;
  dim: string;
};

/** Lines that pay, drawn over the reels, and a frame about each symbol that pays; one line may stand out. */
export function LineOverlay({ machine, grid, wins, named, ink, edge, frame, dim }: LineOverlayProps) {
  const shown = named ? [named] : wins;
  const cells = new Map(shown.flatMap((win) => win.cells).map((cell) => [keyOf(cell), cell]));
  const whole = windowWidth(grid.reels, grid.gap);
  if (shown.length === 0) return null;
  return (
    <g className="animate-fade">
      <Dim grid={grid} lit={[...cells.values()]} className={dim} />
      {shown.map((win) => {
        const points = (machine.paylines[win.line] ?? []).map((row, reel) =>
          middleOf(reel, row, grid.gap, grid.cellHeight),
        );
        const [, from = 0] = points[0] ?? [];
        const [, to = 0] = points.at(-1) ?? [];
        const d = `M-6 ${from}L${points.map((point) => point.join(' ')).join('L')}L${whole + 6} ${to}`;
        return (
          <g key={win.line} opacity={shown.length > 1 ? 0.8 : 1}>
            <Line d={d} ink={edge} width={9} />
            <Line d={d} ink={ink} width={4} />
          </g>
        );
      })}
      {[...cells.values()].map(([reel, row]) => {
        const [x, y] = middleOf(reel, row, grid.gap, grid.cellHeight);
        return (
          <rect
            key={`${reel},${row}`}
            x={x - 48}
            y={y - grid.cellHeight / 2 + 3}
            width={96}
            height={grid.cellHeight - 6}
            rx={10}
            fill="none"
            strokeWidth={5}
            className={frame}
          />
        );
      })}
    </g>
  );
}
