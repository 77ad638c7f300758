import { type Spin, type Spread, spinAt } from '#domain/games/slots/expanding-book/spin.ts';
import type { BookTitle } from '#domain/games/slots/expanding-book/title.ts';
import type { Stops } from '#domain/games/slots/reels.ts';
import { type ShownLine, shownLines } from '../../picture/lines.ts';
import { type Cell, partOf, readStops, sharesOf } from '../../picture/shares.ts';

/** What books anywhere add: how many, and where they stand. */
type ShownBooks = { readonly count: number; readonly cells: readonly Cell[]; readonly amountMinor: bigint };

/** The symbol that spread over its reels, and what it adds. */
export type ShownSpread = Spread & { readonly amountMinor: bigint };

/** One spin of the round: `number` is 0 for the paid one, then counts the free ones. */
export type BookSpin = {
  readonly number: number;
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly lines: readonly ShownLine[];
  readonly books: ShownBooks | undefined;
  readonly spread: ShownSpread | undefined;
  /** All that the round has won with this spin, but for what spreads in it; and then with that too. */
  readonly beforeSpreadMinor: bigint;
  readonly totalMinor: bigint;
  /** Free spins that this spin adds, and how many there are in all now. */
  readonly adds: number;
  readonly awarded: number;
};

/** A round: the symbol drawn to spread, null without free spins, and its spins in their order. */
export type BookScript = { readonly drawn: string | null; readonly spins: readonly BookSpin[] };

const cellsOf = (window: readonly string[], letter: string): Cell[] =>
  window.flatMap((column, reel): Cell[] => (column.includes(letter) ? [[reel, column.indexOf(letter)]] : []));

const readSpins = (title: BookTitle, { spin, freeSpins }: Readonly<Record<string, unknown>>, drawn: string | null) =>
  [spin, ...(Array.isArray(freeSpins) ? freeSpins : [])].flatMap((one, number) => {
    const stops = readStops(partOf(one)['stops'], title.machine.strips);
    return stops ? [spinAt(title, stops, number === 0 ? null : drawn)] : [];
  });

const unitsIn = ({ lines, bookUnits, spread }: Spin): number[] => [
  ...lines.map(({ units }) => units),
  bookUnits,
  spread?.units ?? 0,
];

/** The round spin by spin. The server names the stops and the drawn symbol, the rules say what stands there and pays. */
export const bookScript = (title: BookTitle, outcome: unknown, stakeMinor: bigint): BookScript => {
  const { machine, chart } = title;
  const parts = partOf(outcome);
  const drawn = chart.spreading.find((symbol) => symbol === parts['drawn']) ?? null;
  const spins = readSpins(title, parts, drawn);
  const shares = sharesOf(spins.flatMap(unitsIn), {
    stakeMinor,
    unitsAStake: machine.unitsAStake,
    unitsMax: chart.unitsMax,
  });
  let [at, awarded, totalMinor] = [0, 0, 0n];
  const shown = spins.map((spin, number): BookSpin => {
    const own = shares.slice(at, at + spin.lines.length + 2);
    at += own.length;
    const [bookMinor = 0n, spreadMinor = 0n] = own.slice(-2);
    const beforeSpreadMinor = own.slice(0, -1).reduce((sum, share) => sum + share, totalMinor);
    totalMinor = beforeSpreadMinor + spreadMinor;
    const before = awarded;
    if (spin.books >= chart.trigger) awarded = Math.min(before + chart.award, chart.most);
    const { stops, window, lines, books, bookUnits, spread } = spin;
    return {
      number,
      stops,
      window,
      beforeSpreadMinor,
      totalMinor,
      adds: awarded - before,
      awarded,
      lines: shownLines(machine, lines, own),
      books: bookUnits > 0 ? { count: books, cells: cellsOf(window, machine.wild), amountMinor: bookMinor } : undefined,
      spread: spread ? { ...spread, amountMinor: spreadMinor } : undefined,
    };
  });
  return { drawn, spins: shown };
};

/** Which reels run longer: those behind so many books that one more opens the free spins. */
export const bookHolds = ({ machine, chart }: BookTitle, window: readonly string[]): boolean[] =>
  window.map((_, reel) => cellsOf(window.slice(0, reel), machine.wild).length === chart.trigger - 1);
