import { cx } from '#ui/cx.ts';
import type { Cell } from './picture/shares.ts';
import { cellWidth, windowWidth } from './Reel.tsx';

export type Grid = { readonly reels: number; readonly rows: number; readonly gap: number; readonly cellHeight: number };

export const sizeOf = ({ reels, rows, gap, cellHeight }: Grid): readonly [width: number, height: number] => [
  windowWidth(reels, gap),
  rows * cellHeight,
];

const cellsOf = ({ reels, rows }: Grid): Cell[] =>
  Array.from({ length: reels * rows }, (_, index): Cell => [Math.floor(index / rows), index % rows]);

export const keyOf = ([reel, row]: Cell): string => `${reel},${row}`;

/** The cells of all these wins, each once. */
export const uniqueCells = (wins: readonly { readonly cells: readonly Cell[] }[]): Cell[] => [
  ...new Map(wins.flatMap(({ cells }) => cells).map((cell) => [keyOf(cell), cell])).values(),
];

/** Steps back what does not pay, so that what pays is seen. */
export function Dim({ grid, lit, className }: { grid: Grid; lit: readonly Cell[]; className: string }) {
  const bright = new Set(lit.map(keyOf));
  return (
    <g className="animate-fade">
      {cellsOf(grid)
        .filter((cell) => !bright.has(keyOf(cell)))
        .map((cell) => (
          <rect
            key={keyOf(cell)}
            x={cell[0] * (cellWidth + grid.gap)}
            y={cell[1] * grid.cellHeight}
            width={cellWidth}
            height={grid.cellHeight}
            className={className}
          />
        ))}
    </g>
  );
}

/** A reel that runs longer, for what already stands on the others. */
export function Held({ grid, reel, className }: { grid: Grid; reel: number | undefined; className: string }) {
  if (reel === undefined) return null;
  return (
    <rect
      x={reel * (cellWidth + grid.gap) - 2}
      y={-2}
      width={cellWidth + 4}
      height={grid.rows * grid.cellHeight + 4}
      rx={6}
      fill="none"
      strokeWidth={5}
      className={cx('animate-breathe', className)}
    />
  );
}
