import { symbolAt } from '../reels.ts';
import { type LineMachine, rowWinOf } from './machine.ts';

/**
 * Over all stops that show so many of the feature's symbol: how many they are, how many of them pay on a line, the sum of
 * the line wins in units and of their squares, and the largest line win with its cases.
 */
export type LineCount = {
  readonly features: number;
  readonly cases: number;
  readonly hits: number;
  readonly units: number;
  readonly squares: number;
  readonly topUnits: number;
  readonly topCases: number;
};

/** What each possible row pays, by its letters as digits; rows share their beginnings, so each is counted once. */
const paysOfRows = (machine: LineMachine, letters: readonly string[]): Int32Array => {
  const reels = machine.strips.length;
  const pays = new Int32Array(letters.length ** reels);
  for (const index of pays.keys()) {
    let rest = index;
    let row = '';
    for (let reel = 0; reel < reels; reel += 1) {
      row = (letters[rest % letters.length] ?? '') + row;
      rest = Math.floor(rest / letters.length);
    }
    pays[index] = rowWinOf(machine, row)?.units ?? 0;
  }
  return pays;
};

/** Full enumeration of the stops, apart by how many of the feature's symbol they show. Some seconds for five reels. */
export const countLines = (machine: LineMachine): LineCount[] => {
  const { strips, rows, paylines, feature } = machine;
  const letters = [...new Set(strips.join(''))];
  const pays = paysOfRows(machine, letters);
  const lines = paylines.length;
  const seen = strips.map((strip, reel) =>
    Array.from(strip, (_, stop) => ({
      onLines: Int32Array.from(paylines, (line) => letters.indexOf(symbolAt(strip, stop + (line[reel] ?? 0)))),
      features: Array.from({ length: rows }, (__, row) => symbolAt(strip, stop + row)).filter((one) => one === feature)
        .length,
    })),
  );
  const counts = new Map<number, { -readonly [K in keyof LineCount]: LineCount[K] }>();
  const tally = (features: number, units: number): void => {
    const one = counts.get(features) ?? { features, cases: 0, hits: 0, units: 0, squares: 0, topUnits: 0, topCases: 0 };
    counts.set(features, one);
    one.cases += 1;
    one.hits += Number(units > 0);
    one.units += units;
    one.squares += units * units;
    if (units > one.topUnits) [one.topUnits, one.topCases] = [units, 0];
    one.topCases += Number(units === one.topUnits);
  };
  const turn = (reel: number, rowsSoFar: Int32Array, features: number): void => {
    const isLast = reel === strips.length - 1;
    for (const stop of seen[reel] ?? []) {
      if (isLast) {
        let units = 0;
        for (let line = 0; line < lines; line += 1)
          units += pays[(rowsSoFar[line] ?? 0) * letters.length + (stop.onLines[line] ?? 0)] ?? 0;
        tally(features + stop.features, units);
      } else {
        const next = rowsSoFar.map((row, line) => row * letters.length + (stop.onLines[line] ?? 0));
        turn(reel + 1, next, features + stop.features);
      }
    }
  };
  turn(0, new Int32Array(lines), 0);
  return [...counts.values()].toSorted((a, b) => a.features - b.features);
};
