import type { CascadeTitle } from '#domain/games/slots/cascades/paytable.ts';
import type { ShownCluster } from './cascades.ts';

/** The middle of a cell, in a board whose cells are `cell` wide. */
const centreOf = (at: number, rows: number, cell: number): readonly [number, number] => [
  (Math.floor(at / rows) + 0.5) * cell,
  ((at % rows) + 0.5) * cell,
];

/** The cells of a cluster as one shape: thick lines between those that touch. */
export const bodyOf = ({ cells }: ShownCluster, { rows }: CascadeTitle, cell: number): string => {
  const own = new Set(cells);
  return cells
    .flatMap((at) => {
      const [x, y] = centreOf(at, rows, cell);
      const right = own.has(at + rows) ? [`M${x} ${y}h${cell}`] : [];
      const down = at % rows < rows - 1 && own.has(at + 1) ? [`M${x} ${y}v${cell}`] : [];
      return [...right, ...down];
    })
    .join('');
};

/** The cell of a cluster nearest to its middle, where its amount is written. */
export const heartOf = ({ cells }: ShownCluster, { rows }: CascadeTitle, cell: number): readonly [number, number] => {
  const centres = cells.map((at) => centreOf(at, rows, cell));
  const mean = (axis: 0 | 1): number => centres.reduce((sum, point) => sum + point[axis], 0) / centres.length;
  const [x, y] = [mean(0), mean(1)];
  return centres.toSorted((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))[0] ?? [x, y];
};
