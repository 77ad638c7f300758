import { type LineWin, lineWinOf, lineWins } from '#domain/games/slots/classic/lines.ts';
import { type ClassicTitle, type LineCount, lineCounts } from '#domain/games/slots/classic/title.ts';
import { type Stops, windowAt } from '#domain/games/slots/reels.ts';
import { type Cell, partOf, readStops, sharesOf } from '../../picture/shares.ts';

/** A line that pays, those of its cells that do, from the left, and what it adds. */
export type ShownSet = LineWin & { readonly cells: readonly Cell[]; readonly amountMinor: bigint };

/** A spin as it is shown. The server names the stops; what stands there and pays is told by the rules themselves. */
export type ClassicScript = {
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly wins: readonly ShownSet[];
};

/** The cells of a line that pay: its bells alone where they do, else all of them. */
const cellsOf = ({ paylines }: ClassicTitle, line: number, window: readonly string[]): Cell[] => {
  const cells = (paylines[line] ?? []).map((row, reel): Cell => [reel, row]);
  const bells = cells.filter(([reel, row]) => window[reel]?.charAt(row) === 'B');
  return bells.length > 0 ? bells : cells;
};

/** How many lines a bet plays. */
export const linesOfSpot = (spot: unknown): LineCount => lineCounts.find((count) => spot === `lines:${count}`) ?? 5;

export const classicScript = (
  title: ClassicTitle,
  outcome: unknown,
  stakeMinor: bigint,
  count: LineCount,
): ClassicScript | undefined => {
  const stops = readStops(partOf(outcome)['stops'], title.strips);
  if (stops === undefined) return undefined;
  const window = windowAt(title.strips, stops, title.rows);
  const wins = lineWins(title, window).filter(({ line }) => line < count);
  const shares = sharesOf(
    wins.map(({ units }) => units),
    { stakeMinor, unitsAStake: count },
  );
  return {
    stops,
    window,
    wins: wins.map((win, index) => ({
      ...win,
      cells: cellsOf(title, win.line, window),
      amountMinor: shares[index] ?? 0n,
    })),
  };
};

/** From how many line bets on a last reel is worth a longer look. */
const worthUnits = 75;

/**
 * Which reels run longer: the third, when what already stands on a played line may still become sevens or lamps. It
 * looks at the two reels that stand and at no other.
 */
export const classicHolds = (title: ClassicTitle, window: readonly string[], count: LineCount): boolean[] => {
  const open = title.paylines.slice(0, count).some(([left = 0, middle = 0]) => {
    const two = `${window[0]?.charAt(left)}${window[1]?.charAt(middle)}`;
    return [...two].every((symbol) => 'L7'.includes(symbol)) && (lineWinOf(title, `${two}7`)?.units ?? 0) >= worthUnits;
  });
  return [false, false, open];
};
