import { type Stops, windowAt } from '#domain/games/slots/reels.ts';
import type { WaysTitle } from '#domain/games/slots/ways/title.ts';
import { type WayWin, wayWins } from '#domain/games/slots/ways/ways.ts';
import { type Cell, partOf, readStops, sharesOf } from '../../picture/shares.ts';

/** A symbol that pays, where it and its wilds stand, and what it adds. */
export type ShownWays = WayWin & { readonly cells: readonly Cell[]; readonly amountMinor: bigint };

export type WaysScript = {
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly wins: readonly ShownWays[];
};

/** One place on each reel: so many ways, before wilds count for more. */
export const wayCount = ({ rows, strips }: WaysTitle): number => rows ** strips.length;

const cellsOf = ({ wilds }: WaysTitle, window: readonly string[], { symbol, count }: WayWin): Cell[] =>
  window
    .slice(0, count)
    .flatMap((column, reel) =>
      [...column].flatMap((seen, row): Cell[] => (seen === symbol || seen in wilds ? [[reel, row]] : [])),
    );

/** A spin as it is shown: the server names the stops, the rules say which ways lead through them and pay. */
export const waysScript = (title: WaysTitle, outcome: unknown, stakeMinor: bigint): WaysScript | undefined => {
  const { strips, rows, unitsAStake } = title;
  const stops = readStops(partOf(outcome)['stops'], strips);
  if (stops === undefined) return undefined;
  const window = windowAt(strips, stops, rows);
  const wins = wayWins(title, window);
  const shares = sharesOf(
    wins.map(({ units }) => units),
    { stakeMinor, unitsAStake },
  );
  return {
    stops,
    window,
    wins: wins.map((win, index) => ({
      ...win,
      cells: cellsOf(title, window, win),
      amountMinor: shares[index] ?? 0n,
    })),
  };
};

/** The strings of a win: each of its cells tied to each on the next reel. */
export const stringsOf = ({ cells, count }: Pick<ShownWays, 'cells' | 'count'>): (readonly [Cell, Cell])[] =>
  Array.from({ length: count - 1 }, (_, reel) =>
    cells
      .filter(([at]) => at === reel)
      .flatMap((from) => cells.filter(([at]) => at === reel + 1).map((to) => [from, to] as const)),
  ).flat();
