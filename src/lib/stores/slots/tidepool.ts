import { type Cluster, cascadesFrom } from '#domain/games/slot-tidepool/board.ts';
import { unitsAStake } from '#domain/games/slot-tidepool/paytable.ts';
import { rows, strips } from '#domain/games/slot-tidepool/reels.ts';
import type { Stops } from '#domain/games/slots/reels.ts';
import { partOf, readStops, sharesOf, sumOf } from './shares.ts';

/** A symbol in the pool. It keeps its id while it sinks; `fed` is how many places it came down from above the rim. */
export type PoolItem = {
  readonly id: string;
  readonly symbol: string;
  readonly reel: number;
  readonly row: number;
  readonly fed: number;
};

export type PoolCluster = Cluster & { readonly amountMinor: bigint };

/** One step: what lies in the pool, the clusters that dissolve, and all that the round has won with them. */
export type PoolStep = {
  readonly items: readonly PoolItem[];
  readonly factor: number;
  readonly clusters: readonly PoolCluster[];
  readonly wonMinor: bigint;
  readonly totalMinor: bigint;
};

export type PoolScript = { readonly stops: Stops; readonly steps: readonly PoolStep[] };

export const cellOf = ({ reel, row }: PoolItem): number => reel * rows + row;

/** Follows each symbol through the cascades: those that stay sink, new ones come in above them. */
const itemsOf = (board: readonly string[], before: readonly PoolItem[] | undefined, gone: ReadonlySet<number>) =>
  board.flatMap((column, reel) => {
    const stay = before?.filter((item) => item.reel === reel && !gone.has(cellOf(item))) ?? [];
    const fed = column.length - stay.length;
    const known = before?.filter((item) => item.reel === reel).map(({ id }) => Number(id.split('.')[1])) ?? [0];
    const highest = Math.min(...known);
    return [...column].map((symbol, row): PoolItem => {
      const old = stay[row - fed];
      return old
        ? { ...old, row, fed: 0 }
        : { id: `${reel}.${highest - fed + row}`, symbol, reel, row, fed: before ? fed : rows };
    });
  });

/** The round step by step. The stops decide all of it. */
export const poolScript = (outcome: unknown, stakeMinor: bigint): PoolScript | undefined => {
  const stops = readStops(partOf(outcome)['stops'], strips);
  if (stops === undefined) return undefined;
  const cascades = cascadesFrom(stops);
  const shares = sharesOf(
    cascades.flatMap(({ clusters }) => clusters.map(({ units }) => units)),
    { stakeMinor, unitsAStake },
  );
  let [at, totalMinor] = [0, 0n];
  let items: readonly PoolItem[] | undefined;
  let gone: ReadonlySet<number> = new Set();
  const steps = cascades.map(({ board, factor, clusters: paid }): PoolStep => {
    items = itemsOf(board, items, gone);
    gone = new Set(paid.flatMap(({ cells }) => cells));
    const clusters = paid.map((cluster): PoolCluster => {
      const amountMinor = shares[at] ?? 0n;
      at += 1;
      return { ...cluster, amountMinor };
    });
    const wonMinor = sumOf(clusters);
    totalMinor += wonMinor;
    return { items, factor, clusters, wonMinor, totalMinor };
  });
  return { stops, steps };
};
