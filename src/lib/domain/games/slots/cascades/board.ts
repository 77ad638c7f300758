import { type Stops, symbolAt, windowAt } from '../reels.ts';
import { type CascadeTitle, clusterUnits, factorAt } from './paytable.ts';

/** Equal symbols that touch side to side, wilds among them: their cells (reel · rows + row, row 0 on top) and what they pay in this cascade. */
export type Cluster = { readonly symbol: string; readonly cells: readonly number[]; readonly units: number };

/** One step of a round: what lies on the board, one text a reel from the top down, and the clusters it pays. */
export type Cascade = {
  readonly board: readonly string[];
  readonly factor: number;
  readonly clusters: readonly Cluster[];
};

/** All clusters that pay on a board, given as one text of its cells. A wild may be in several. */
export const findClusters = (title: CascadeTitle, cells: string, factor: number): Cluster[] => {
  const { wild, rows } = title;
  /** The number of the last cluster that a cell was found in: a symbol is in one alone. */
  const found = new Uint8Array(cells.length);
  const clusters: Cluster[] = [];
  for (let start = 0, number = 1; start < cells.length; start += 1) {
    const symbol = cells.charAt(start);
    if (symbol === wild || found[start] !== 0) continue;
    const members = [start];
    found[start] = number;
    const visit = (cell: number): void => {
      const seen = cells.charAt(cell);
      if (found[cell] === number || (seen !== symbol && seen !== wild)) return;
      found[cell] = number;
      members.push(cell);
    };
    for (const at of members) {
      if (at >= rows) visit(at - rows);
      if (at < cells.length - rows) visit(at + rows);
      if (at % rows > 0) visit(at - 1);
      if (at % rows < rows - 1) visit(at + 1);
    }
    number += 1;
    const units = factor * clusterUnits(title, symbol, members.length);
    if (units > 0) clusters.push({ symbol, cells: members.sort((a, b) => a - b), units });
  }
  return clusters;
};

/** The cells that clear when these clusters go: all of them but the wilds. */
export const goneOf = ({ wild }: CascadeTitle, board: readonly string[], clusters: readonly Cluster[]): Set<number> => {
  const cells = board.join('');
  return new Set(clusters.flatMap((cluster) => cluster.cells.filter((cell) => cells.charAt(cell) !== wild)));
};

/** Where a reel's strip goes on: the index of the next symbol below the board, or of the lowest that is still above it. */
const feedFrom = ({ feed, rows }: CascadeTitle, stop: number): number => (feed === 'above' ? stop : stop + rows);

/**
 * All that follows from the stops: clusters go, what is left closes up, and each reel feeds in what comes next on its strip.
 * So the stops decide the whole round. The last board, which pays nothing, is listed too.
 */
export const cascadesFrom = (title: CascadeTitle, stops: Stops): Cascade[] => {
  const { strips, rows, feed, cascadesMax } = title;
  const next = stops.map((stop) => feedFrom(title, stop));
  let board = windowAt(strips, stops, rows);
  let allGone = 0;
  const cascades: Cascade[] = [];
  for (;;) {
    const factor = factorAt(title, { cascades: cascades.length, gone: allGone });
    const clusters = findClusters(title, board.join(''), factor);
    cascades.push({ board, factor, clusters });
    if (clusters.length === 0 || cascades.length === cascadesMax) return cascades;
    const gone = goneOf(title, board, clusters);
    allGone += gone.size;
    board = strips.map((strip, reel) => {
      const rest = [...(board[reel] ?? '')].filter((_, row) => !gone.has(reel * rows + row)).join('');
      const count = rows - rest.length;
      const from = (next[reel] ?? 0) + (feed === 'above' ? strip.length - count : 0);
      next[reel] = (from + (feed === 'above' ? 0 : count)) % strip.length;
      const fed = Array.from({ length: count }, (_, row) => symbolAt(strip, from + row)).join('');
      return feed === 'above' ? fed + rest : rest + fed;
    });
  }
};
