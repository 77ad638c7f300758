import type { Stream } from '../../../fairness/stream.ts';
import { symbolAt } from '../reels.ts';
import { heights, type VariableReel, type VariableWaysTitle, weightOf } from './paytable.ts';

/** How one reel came to rest: rows shown, and the index on its strip of the uppermost. */
export type Rest = { readonly height: number; readonly stop: number };

/** A symbol that pays: on how many reels from the left, in how many ways, and the win in units with its factor. */
export type WayWin = {
  readonly symbol: string;
  readonly count: number;
  readonly ways: number;
  readonly units: number;
};

/** One spin as the table shows it. `ways` is the product of the heights; `units` all that the spin wins. */
export type Spin = {
  readonly rests: readonly Rest[];
  readonly window: readonly string[];
  readonly ways: number;
  readonly scatters: number;
  readonly factor: number;
  readonly wins: readonly WayWin[];
  readonly units: number;
};

const heightAt = ({ weights }: VariableReel, drawn: number): number => {
  let left = drawn;
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return heights[index] ?? heights[0];
};

/** Two integers a reel, from the left: its height by the published weights, then its stop. */
export const drawRests = ({ reels }: VariableWaysTitle, stream: Stream): Rest[] =>
  reels.map((reel) => {
    const drawn = stream.below(weightOf(reel));
    return { height: heightAt(reel, drawn), stop: stream.below(reel.strip.length) };
  });

/** What one reel shows, from the top down. */
export const columnAt = (strip: string, { height, stop }: Rest): string =>
  Array.from({ length: height }, (_, row) => symbolAt(strip, stop + row)).join('');

const countOn = (column: string, symbol: string, wild: string): number =>
  [...column].filter((seen) => seen === symbol || seen === wild).length;

const winOf = ({ pays, wild }: VariableWaysTitle, window: readonly string[], symbol: string): WayWin | undefined => {
  let [count, ways] = [0, 1];
  for (const column of window) {
    const here = countOn(column, symbol, wild);
    if (here === 0) break;
    count += 1;
    ways *= here;
  }
  const pay = pays[symbol]?.[count - 3];
  return pay ? { symbol, count, ways, units: pay * ways } : undefined;
};

/** What the reels pay where they rest, every win times `factor`. */
export const spinAt = (title: VariableWaysTitle, rests: readonly Rest[], factor: number): Spin => {
  const window = title.reels.map(({ strip }, reel) => columnAt(strip, rests[reel] ?? { height: heights[0], stop: 0 }));
  const wins = Object.keys(title.pays).flatMap((symbol) => {
    const win = winOf(title, window, symbol);
    return win ? [{ ...win, units: factor * win.units }] : [];
  });
  return {
    rests,
    window,
    ways: window.reduce((product, column) => product * column.length, 1),
    scatters: title.free ? window.filter((column) => column.includes(title.free?.scatter ?? '')).length : 0,
    factor,
    wins,
    units: wins.reduce((sum, { units }) => sum + units, 0),
  };
};
