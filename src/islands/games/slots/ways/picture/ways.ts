import { type Stops, windowAt } from '#domain/games/slots/reels.ts';
import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import { type WayWin, wayWins } from '#domain/games/slots/ways/ways.ts';
import { type Cell, partOf, readStops, sharesOf } from '../../picture/shares.ts';

const { unitsAStake, wilds: kites, rows, strips } = kiteHarbour;

export type KiteWin = WayWin & { readonly cells: readonly Cell[]; readonly amountMinor: bigint };

export type KiteScript = {
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly wins: readonly KiteWin[];
};

const cellsOf = (window: readonly string[], { symbol, count }: WayWin): Cell[] =>
  window
    .slice(0, count)
    .flatMap((column, reel) =>
      [...column].flatMap((seen, row): Cell[] => (seen === symbol || seen in kites ? [[reel, row]] : [])),
    );

/** A spin as it is shown: the server names the stops, the rules say which ways lead through them and pay. */
export const kiteScript = (outcome: unknown, stakeMinor: bigint): KiteScript | undefined => {
  const stops = readStops(partOf(outcome)['stops'], strips);
  if (stops === undefined) return undefined;
  const window = windowAt(strips, stops, rows);
  const wins = wayWins(kiteHarbour, window);
  const shares = sharesOf(
    wins.map(({ units }) => units),
    { stakeMinor, unitsAStake },
  );
  return {
    stops,
    window,
    wins: wins.map((win, index) => ({ ...win, cells: cellsOf(window, win), amountMinor: shares[index] ?? 0n })),
  };
};

/** The strings of a win: each of its cells tied to each on the next reel. */
export const stringsOf = ({ cells, count }: Pick<KiteWin, 'cells' | 'count'>): (readonly [Cell, Cell])[] =>
  Array.from({ length: count - 1 }, (_, reel) =>
    cells
      .filter(([at]) => at === reel)
      .flatMap((from) => cells.filter(([at]) => at === reel + 1).map((to) => [from, to] as const)),
  ).flat();
