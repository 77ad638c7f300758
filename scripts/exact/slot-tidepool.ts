/**
 * Plays all 7,529,536 drops of Tidepool and writes exact.ts and distribution.ts of src/lib/domain/games/slot-tidepool. A drop and its mirror image
 * pay the same, so that half of them are played; on typed arrays, apart from the rules' own code, which the test compares.
 * Some ten seconds: node scripts/exact/slot-tidepool.ts
 */
import { writeFileSync } from 'node:fs';
import { cascadeFactor, cascadesMax, clusterUnits, unitsAStake } from '#domain/games/slot-tidepool/paytable.ts';
import { rows, strips, symbols } from '#domain/games/slot-tidepool/reels.ts';
import { writeDistribution } from './write-distribution.ts';

const letters = Object.keys(symbols);
const length = strips[0]?.length ?? 0;
const codes = strips.map((strip) => Int8Array.from(strip, (letter) => letters.indexOf(letter)));
const cells = strips.length * rows;
const pays = letters.map((letter) => Array.from({ length: cells + 1 }, (_, size) => clusterUnits(letter, size)));

const board = new Int8Array(cells);
const tops = new Int8Array(strips.length);
const seen = new Int32Array(cells);
const members = new Int8Array(cells);
const gone = new Uint8Array(cells);
let mark = 0;
let size = 0;

const visit = (cell: number, symbol: number): void => {
  if (board[cell] !== symbol || seen[cell] === mark) return;
  seen[cell] = mark;
  members[size] = cell;
  size += 1;
};

/** What the clusters on the board pay; their cells are marked as gone. */
const payBoard = (): number => {
  mark += 1;
  let units = 0;
  for (let start = 0; start < cells; start += 1) {
    if (seen[start] === mark) continue;
    const symbol = board[start] ?? 0;
    size = 0;
    visit(start, symbol);
    for (let at = 0; at < size; at += 1) {
      const cell = members[at] ?? 0;
      const row = cell % rows;
      if (cell >= rows) visit(cell - rows, symbol);
      if (cell < cells - rows) visit(cell + rows, symbol);
      if (row > 0) visit(cell - 1, symbol);
      if (row < rows - 1) visit(cell + 1, symbol);
    }
    const paid = pays[symbol]?.[size] ?? 0;
    if (paid === 0) continue;
    units += paid;
    for (let at = 0; at < size; at += 1) gone[members[at] ?? 0] = 1;
  }
  return units;
};

const fall = (): void => {
  for (let reel = 0; reel < strips.length; reel += 1) {
    let to = reel * rows + rows - 1;
    for (let cell = to; cell >= reel * rows; cell -= 1) {
      if (gone[cell] === 0) {
        board[to] = board[cell] ?? 0;
        to -= 1;
      }
      gone[cell] = 0;
    }
    for (; to >= reel * rows; to -= 1) {
      tops[reel] = ((tops[reel] ?? 0) + length - 1) % length;
      board[to] = codes[reel]?.[tops[reel] ?? 0] ?? 0;
    }
  }
};

const play = (): number => {
  let units = 0;
  for (let cascade = 0; cascade < cascadesMax; cascade += 1) {
    const paid = payBoard();
    if (paid === 0) return units;
    units += paid * cascadeFactor(cascade);
    fall();
  }
  gone.fill(0);
  return units;
};

const counts = new Map<number, number>();
const half = length ** 3;
for (let left = 0; left < half; left += 1) {
  for (let right = left; right < half; right += 1) {
    let [a, b] = [left, right];
    for (let reel = 0; reel < 3; reel += 1) {
      tops[reel] = a % length;
      tops[strips.length - 1 - reel] = b % length;
      a = Math.floor(a / length);
      b = Math.floor(b / length);
    }
    for (let cell = 0; cell < cells; cell += 1) {
      const reel = Math.floor(cell / rows);
      board[cell] = codes[reel]?.[((tops[reel] ?? 0) + (cell % rows)) % length] ?? 0;
    }
    const units = play();
    counts.set(units, (counts.get(units) ?? 0) + (left === right ? 1 : 2));
  }
}

const sumOf = (power: bigint): bigint =>
  [...counts].reduce((sum, [units, count]) => sum + BigInt(units) ** power * BigInt(count), 0n);
const most = Math.max(...counts.keys());
const text = `// Computed by scripts/exact/slot-tidepool.ts over every drop; not to be edited by hand.
/** Over all drops: the sum of the wins in units and of their squares, how many pay, and the largest win with its cases. */
export const exact = {
  cases: ${sumOf(0n)}n,
  units: ${sumOf(1n)}n,
  squares: ${sumOf(2n)}n,
  hits: ${sumOf(0n) - BigInt(counts.get(0) ?? 0)}n,
  topUnits: ${most}n,
  topCases: ${counts.get(most)}n,
} as const;
`;
writeFileSync('src/lib/domain/games/slot-tidepool/exact.ts', text);
writeDistribution('slot-tidepool', 'drops, by what they win in units', counts);
console.log(`returns ${Number(sumOf(1n)) / Number(sumOf(0n)) / unitsAStake}`);
