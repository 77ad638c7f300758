import { rowWinOf } from '#domain/games/slots/lines/machine.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import { maskOf, overlaid, wildsIn } from '#domain/games/slots/sticky-wilds/spin.ts';
import type { Mask, StickyTitle } from '#domain/games/slots/sticky-wilds/title.ts';

/** Of the spins that lead from some wilds to others: how many, what they win, its squares, and their largest win. */
export type Step = {
  cases: number;
  units: number;
  squares: number;
  blanks: number;
  topUnits: number;
  topCases: number;
};
/** From each set of wilds the steps to the sets that one spin can lead to. */
export type Steps = ReadonlyMap<Mask, ReadonlyMap<Mask, Step>>;

type Column = { readonly letters: readonly number[] };

const product = (numbers: readonly number[]): number => numbers.reduce((all, one) => all * one, 1);

/** Every way to take one of each list, in order. */
const combinations = <Value>(lists: readonly (readonly Value[])[]): Value[][] =>
  lists.reduce<Value[][]>((sets, list) => sets.flatMap((set) => list.map((one) => [...set, one])), [[]]);

/**
 * Every spin from every set of wilds that can stand, counted: the reels without wilds are summed over once for each window of
 * the others, then each stop of those leads on from each set. Some ten seconds for five reels.
 */
export const countSteps = ({ machine }: StickyTitle): Steps => {
  const { strips, rows, paylines, wild } = machine;
  const letters = [...new Set(strips.join(''))];
  const weights = strips.map((_, reel) => letters.length ** (strips.length - 1 - reel));
  const pays = Int32Array.from({ length: letters.length ** strips.length }, (_, index) => {
    const row = weights.map((weight) => letters[Math.floor(index / weight) % letters.length] ?? '').join('');
    return rowWinOf(machine, row)?.units ?? 0;
  });
  const all = strips.map((_, reel) => reel);
  const wet = all.filter((reel) => strips[reel]?.includes(wild));
  const dry = all.filter((reel) => !wet.includes(reel));

  // Of a reel with wilds: what it can show with any of its places covered, each window once.
  const alone = (reel: number, column: string): string[] => strips.map((_, other) => (other === reel ? column : ''));
  const stopsOf = (reel: number): string[] =>
    Array.from(strips[reel] ?? '', (_, stop) => windowAt([strips[reel] ?? ''], [stop], rows)[0] ?? '');
  const masksOf = (reel: number): Mask[] => Array.from({ length: 2 ** rows }, (_, bits) => bits << (reel * rows));
  const shown = wet.map((reel) => {
    const columns = new Map<string, number>();
    const leads = masksOf(reel).map((mask) =>
      stopsOf(reel).map((stop) => {
        const column = overlaid(machine, alone(reel, stop), mask)[reel] ?? '';
        if (!columns.has(column)) columns.set(column, columns.size);
        return { column: columns.get(column) ?? 0, mask: maskOf(wildsIn(machine, alone(reel, column))) };
      }),
    );
    const ordered = [...columns.keys()].map(
      (column): Column => ({ letters: [...column].map((one) => letters.indexOf(one)) }),
    );
    return { reel, leads, columns: ordered };
  });

  const offsetOf = (reel: number, column: readonly number[], line: number): number =>
    (column[paylines[line]?.[reel] ?? 0] ?? 0) * (weights[reel] ?? 0);
  const rest = combinations(
    dry.map((reel) => stopsOf(reel).map((stop) => [...stop].map((one) => letters.indexOf(one)))),
  ).map((columns) =>
    Int32Array.from(paylines, (_, line) =>
      columns.reduce((sum, column, at) => sum + offsetOf(dry[at] ?? 0, column, line), 0),
    ),
  );
  const tails = combinations(dry.map((reel) => letters.map((_, letter) => letter * (weights[reel] ?? 0)))).map(
    (parts) => parts.reduce((sum, part) => sum + part, 0),
  );
  const alive = new Map<number, boolean>();
  const canPay = (base: number): boolean => {
    const known = alive.get(base);
    if (known !== undefined) return known;
    const can = tails.some((tail) => (pays[base + tail] ?? 0) > 0);
    alive.set(base, can);
    return can;
  };

  // Per window of the reels with wilds: sums over the stops of the others.
  const sizes = shown.map(({ columns }) => columns.length);
  const count = product(sizes);
  const [units, squares] = [new Float64Array(count), new Float64Array(count)];
  const [blanks, topUnits, topCases] = [new Int32Array(count), new Int32Array(count), new Int32Array(count)];
  for (let index = 0; index < count; index += 1) {
    let left = index;
    const columns = shown.map(({ columns: own }, at) => {
      const size = sizes[at] ?? 1;
      const column = own[left % size];
      left = Math.floor(left / size);
      return column?.letters ?? [];
    });
    const lines: number[] = [];
    const bases: number[] = [];
    for (let line = 0; line < paylines.length; line += 1) {
      let base = 0;
      for (const [at, column] of columns.entries()) base += offsetOf(shown[at]?.reel ?? 0, column, line);
      if (!canPay(base)) continue;
      lines.push(line);
      bases.push(base);
    }
    let [sum, square, none, top, tops] = [0, 0, 0, 0, 0];
    for (const offsets of rest) {
      let won = 0;
      for (let at = 0; at < lines.length; at += 1) won += pays[(bases[at] ?? 0) + (offsets[lines[at] ?? 0] ?? 0)] ?? 0;
      sum += won;
      square += won * won;
      if (won === 0) none += 1;
      if (won > top) [top, tops] = [won, 0];
      if (won === top) tops += 1;
    }
    [units[index], squares[index], blanks[index], topUnits[index], topCases[index]] = [sum, square, none, top, tops];
  }

  const steps = new Map<Mask, Map<Mask, Step>>();
  for (const choice of combinations(shown.map(({ leads }) => leads.map((_, bits) => bits)))) {
    const from = choice.reduce((mask, bits, at) => mask | (bits << ((shown[at]?.reel ?? 0) * rows)), 0);
    const into = new Map<Mask, Step>();
    const follow = (at: number, index: number, scale: number, mask: Mask): void => {
      const own = shown[at];
      if (own) {
        for (const lead of own.leads[choice[at] ?? 0] ?? [])
          follow(at + 1, index + lead.column * scale, scale * (sizes[at] ?? 1), mask | lead.mask);
        return;
      }
      let step = into.get(mask);
      if (!step) {
        step = { cases: 0, units: 0, squares: 0, blanks: 0, topUnits: 0, topCases: 0 };
        into.set(mask, step);
      }
      step.cases += rest.length;
      step.units += units[index] ?? 0;
      step.squares += squares[index] ?? 0;
      step.blanks += blanks[index] ?? 0;
      const top = topUnits[index] ?? 0;
      if (top > step.topUnits) [step.topUnits, step.topCases] = [top, 0];
      if (top === step.topUnits) step.topCases += topCases[index] ?? 0;
    };
    follow(0, 0, 1, from);
    steps.set(from, into);
  }
  return steps;
};
