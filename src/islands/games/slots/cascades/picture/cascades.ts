import { type Cluster, cascadesFrom, goneOf } from '#domain/games/slots/cascades/board.ts';
import type { CascadeTitle } from '#domain/games/slots/cascades/paytable.ts';
import type { Stops } from '#domain/games/slots/reels.ts';
import { partOf, readStops, sharesOf, sumOf } from '../../picture/shares.ts';

/** A symbol on the board. It keeps its id while it moves; `fed` is how many places its reel has just fed in with it. */
export type BoardItem = {
  readonly id: string;
  readonly symbol: string;
  readonly reel: number;
  readonly row: number;
  readonly fed: number;
};

export type ShownCluster = Cluster & { readonly amountMinor: bigint };

/** One step: what lies on the board, the clusters that go, how many symbols had gone before, and all that the round has won with them. */
export type CascadeStep = {
  readonly items: readonly BoardItem[];
  readonly factor: number;
  readonly clusters: readonly ShownCluster[];
  readonly gone: ReadonlySet<number>;
  readonly goneBefore: number;
  readonly wonMinor: bigint;
  readonly totalMinor: bigint;
};

export type CascadeScript = { readonly stops: Stops; readonly steps: readonly CascadeStep[] };

export const cellOf = ({ rows }: CascadeTitle, { reel, row }: BoardItem): number => reel * rows + row;

/** One reel after a cascade: those that stay close up, new ones come in behind them, each with the next number of its reel. */
const reelOf = (
  { feed, rows }: CascadeTitle,
  { column, reel, stay, last }: { column: string; reel: number; stay: readonly BoardItem[]; last: number | undefined },
): BoardItem[] => {
  const fed = rows - stay.length;
  const firstStaying = feed === 'above' ? fed : 0;
  return [...column].map((symbol, row): BoardItem => {
    const old = stay[row - firstStaying];
    if (old) return { ...old, row, fed: 0 };
    const behind = feed === 'above' ? fed - row : row - stay.length + 1;
    return { id: `${reel}.${(last ?? 0) + behind}`, symbol, reel, row, fed };
  });
};

const numberOf = ({ id }: BoardItem): number => Number(id.split('.')[1]);

const itemsOf = (title: CascadeTitle, board: readonly string[], before: CascadeStep | undefined): BoardItem[] =>
  board.flatMap((column, reel) => {
    const known = before?.items.filter((item) => item.reel === reel) ?? [];
    const stay = known.filter((item) => !before?.gone.has(cellOf(title, item)));
    return reelOf(title, { column, reel, stay, last: known.length > 0 ? Math.max(...known.map(numberOf)) : undefined });
  });

/** The round step by step. The stops decide all of it. */
export const cascadeScript = (title: CascadeTitle, outcome: unknown, stakeMinor: bigint): CascadeScript | undefined => {
  const stops = readStops(partOf(outcome)['stops'], title.strips);
  if (stops === undefined) return undefined;
  const cascades = cascadesFrom(title, stops);
  const shares = sharesOf(
    cascades.flatMap(({ clusters }) => clusters.map(({ units }) => units)),
    { stakeMinor, unitsAStake: title.unitsAStake },
  );
  const steps: CascadeStep[] = [];
  let at = 0;
  for (const { board, factor, clusters: paid } of cascades) {
    const before = steps.at(-1);
    const clusters = paid.map((cluster, index) => ({ ...cluster, amountMinor: shares[at + index] ?? 0n }));
    at += paid.length;
    const wonMinor = sumOf(clusters);
    steps.push({
      items: itemsOf(title, board, before),
      factor,
      clusters,
      gone: goneOf(title, board, clusters),
      goneBefore: before ? before.goneBefore + before.gone.size : 0,
      wonMinor,
      totalMinor: (before?.totalMinor ?? 0n) + wonMinor,
    });
  }
  return { stops, steps };
};
