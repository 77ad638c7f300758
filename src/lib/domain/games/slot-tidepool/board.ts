import { type Stops, symbolAt } from '../slots/reels.ts';
import { cascadeFactor, cascadesMax, clusterUnits } from './paytable.ts';
import { rows, strips } from './reels.ts';

/** Equal symbols that touch side to side: their cells (reel · 6 + row, row 0 on top) and what they pay in this cascade. */
export type Cluster = { readonly symbol: string; readonly cells: readonly number[]; readonly units: number };

/** One step of a round: what lies on the board, one text a reel from the top down, and the clusters it pays. */
export type Cascade = {
  readonly board: readonly string[];
  readonly factor: number;
  readonly clusters: readonly Cluster[];
};

const neighbours: readonly (readonly number[])[] = Array.from({ length: strips.length * rows }, (_, cell) => [
  ...(cell >= rows ? [cell - rows] : []),
  ...(cell < (strips.length - 1) * rows ? [cell + rows] : []),
  ...(cell % rows > 0 ? [cell - 1] : []),
  ...(cell % rows < rows - 1 ? [cell + 1] : []),
]);

/** All clusters of five or more on a board, given as one text of its 36 cells. */
export const findClusters = (cells: string, factor: number): Cluster[] => {
  const seen = new Uint8Array(cells.length);
  const clusters: Cluster[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    if (seen[start]) continue;
    seen[start] = 1;
    const symbol = cells.charAt(start);
    const members = [start];
    for (let at = 0; at < members.length; at += 1) {
      for (const next of neighbours[members[at] ?? 0] ?? []) {
        if (seen[next] || cells.charAt(next) !== symbol) continue;
        seen[next] = 1;
        members.push(next);
      }
    }
    const units = factor * clusterUnits(symbol, members.length);
    if (units > 0) clusters.push({ symbol, cells: members.toSorted((a, b) => a - b), units });
  }
  return clusters;
};

/**
 * All that follows from the stops: clusters vanish, the rest falls, and each reel feeds in from above what stands higher on
 * its strip. So the stops decide the whole round. The last board, which pays nothing, is listed too.
 */
export const cascadesFrom = (stops: Stops): Cascade[] => {
  const tops = [...stops];
  let board = strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => symbolAt(strip, (tops[reel] ?? 0) + row)).join(''),
  );
  const cascades: Cascade[] = [];
  for (;;) {
    const factor = cascadeFactor(cascades.length);
    const clusters = findClusters(board.join(''), factor);
    cascades.push({ board, factor, clusters });
    if (clusters.length === 0 || cascades.length === cascadesMax) return cascades;
    const gone = new Set(clusters.flatMap(({ cells }) => cells));
    board = strips.map((strip, reel) => {
      const rest = [...(board[reel] ?? '')].filter((_, row) => !gone.has(reel * rows + row)).join('');
      const fed = rows - rest.length;
      tops[reel] = ((tops[reel] ?? 0) + strip.length - fed) % strip.length;
      return Array.from({ length: fed }, (_, row) => symbolAt(strip, (tops[reel] ?? 0) + row)).join('') + rest;
    });
  }
};
