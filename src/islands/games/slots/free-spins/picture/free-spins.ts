import { type Spin, spinAt } from '#domain/games/slots/free-spins/spin.ts';
import type { FreeSpinsTitle } from '#domain/games/slots/free-spins/title.ts';
import type { Stops } from '#domain/games/slots/reels.ts';
import { type Cell, partOf, readStops, sharesOf, sumOf } from '../../picture/shares.ts';

/** So many of a symbol on a line; or scatters, anywhere, whose `line` is undefined. */
export type FreeSpinWin = {
  readonly line: number | undefined;
  readonly symbol: string;
  readonly count: number;
  readonly cells: readonly Cell[];
  readonly amountMinor: bigint;
};

/** One spin of the round: `number` is 0 for the paid one, then counts the free ones. */
export type FreeSpin = {
  readonly number: number;
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly factor: number;
  readonly wins: readonly FreeSpinWin[];
  readonly wonMinor: bigint;
  /** All that the round has won up to and with this spin. */
  readonly totalMinor: bigint;
  /** Free spins that this spin adds, and how many there are in all now. */
  readonly adds: number;
  readonly awarded: number;
};

type Pay = Omit<FreeSpinWin, 'amountMinor'> & { readonly units: number };

const scatterCells = ({ scatter }: FreeSpinsTitle, window: readonly string[]): Cell[] =>
  window.flatMap((column, reel): Cell[] => (column.includes(scatter) ? [[reel, column.indexOf(scatter)]] : []));

const paysOf = (title: FreeSpinsTitle, { lines, moons, moonUnits, window, factor }: Spin): Pay[] => [
  ...lines.map(({ line, symbol, count, units }) => ({
    line,
    symbol,
    count,
    units: units * factor,
    cells: (title.paylines[line] ?? []).slice(0, count).map((row, reel): Cell => [reel, row]),
  })),
  ...(moonUnits > 0
    ? [
        {
          line: undefined,
          symbol: title.scatter,
          count: moons,
          units: moonUnits * factor,
          cells: scatterCells(title, window),
        },
      ]
    : []),
];

/** The stops of the paid spin and of the free ones, in their order. */
const stopsOf = ({ strips }: FreeSpinsTitle, outcome: unknown): Stops[] => {
  const { spin, freeSpins } = partOf(outcome);
  const all = [spin, ...(Array.isArray(freeSpins) ? freeSpins : [])];
  return all.flatMap((one) => {
    const stops = readStops(partOf(one)['stops'], strips);
    return stops ? [stops] : [];
  });
};

/** The round spin by spin. The server names the stops, the rules say what stands there and pays. */
export const freeSpinsScript = (title: FreeSpinsTitle, outcome: unknown, stakeMinor: bigint): readonly FreeSpin[] => {
  const { unitsAStake, unitsMax, award, most } = title;
  const spins = stopsOf(title, outcome).map((stops, index) => spinAt(title, stops, index === 0 ? 1 : title.factor));
  const pays = spins.map((spin) => paysOf(title, spin));
  const shares = sharesOf(
    pays.flat().map(({ units }) => units),
    { stakeMinor, unitsAStake, unitsMax },
  );
  let [at, awarded, totalMinor] = [0, 0, 0n];
  return spins.map(({ stops, window, factor, moons }, number) => {
    const wins = (pays[number] ?? []).map(({ line, symbol, count, cells }): FreeSpinWin => {
      const amountMinor = shares[at] ?? 0n;
      at += 1;
      return { line, symbol, count, cells, amountMinor };
    });
    const wonMinor = sumOf(wins);
    totalMinor += wonMinor;
    const before = awarded;
    if (moons >= 3) awarded = Math.min(before + award, most);
    return { number, stops, window, factor, wins, wonMinor, totalMinor, adds: awarded - before, awarded };
  });
};

/** Which reels run longer: those that follow two scatters that already stand. */
export const scatterHolds = (title: FreeSpinsTitle, window: readonly string[]): boolean[] =>
  window.map((_, reel) => scatterCells(title, window.slice(0, reel)).length >= 2);
