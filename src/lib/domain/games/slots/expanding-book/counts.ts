import { rowWinOf } from '../lines/machine.ts';
import { symbolAt } from '../reels.ts';
import { spreadUnits } from './spin.ts';
import type { BookTitle } from './title.ts';

/** Spins by what they win (index: steps of units), apart for those that open free spins and those that do not. */
export type SpinCounts = { readonly plain: Float64Array; readonly opening: Float64Array };

/** What each possible row pays, by the places of its letters as digits. */
const paysOfRows = ({ machine }: BookTitle, letters: readonly string[]): Int32Array => {
  const reels = machine.strips.length;
  return Int32Array.from({ length: letters.length ** reels }, (_, index) => {
    let rest = index;
    let row = '';
    for (let reel = 0; reel < reels; reel += 1) {
      row = (letters[rest % letters.length] ?? '') + row;
      rest = Math.floor(rest / letters.length);
    }
    return rowWinOf(machine, row)?.units ?? 0;
  });
};

/** How a spin is counted: wins are multiples of `step` units, and all from `cap` steps on are counted as that. */
type Scale = { readonly step: number; readonly cap: number };

/**
 * Full enumeration of the stops: of the paid spin (null), and of a free spin for each symbol that may have been drawn.
 * Some seconds for five reels.
 */
export const countSpins = (title: BookTitle, { step, cap }: Scale): Map<string | null, SpinCounts> => {
  const { machine, chart } = title;
  const { strips, rows, paylines } = machine;
  const letters = [...new Set(strips.join(''))];
  const pays = paysOfRows(title, letters);
  const drawn = [null, ...chart.spreading];
  const counts = drawn.map(
    (): SpinCounts => ({ plain: new Float64Array(cap + 1), opening: new Float64Array(cap + 1) }),
  );
  const spreads = chart.spreading.map((symbol) =>
    Int32Array.from({ length: strips.length + 1 }, (_, reels) => spreadUnits(title, symbol, reels)),
  );
  const shown = [machine.wild, ...chart.spreading];
  const seen = strips.map((strip, reel) =>
    Array.from(strip, (_, stop) => {
      const column = Array.from({ length: rows }, (__, row) => symbolAt(strip, stop + row));
      return {
        onLines: Int32Array.from(paylines, (line) => letters.indexOf(column[line[reel] ?? 0] ?? '')),
        shows: Int32Array.from(shown, (symbol) => Number(column.includes(symbol))),
      };
    }),
  );
  const tally = (units: number, reels: Int32Array): void => {
    const books = reels[0] ?? 0;
    const opens = books >= chart.trigger;
    const paid = units + (chart.pays[books - 1] ?? 0);
    for (let index = 0; index < counts.length; index += 1) {
      const won = paid + (index === 0 ? 0 : (spreads[index - 1]?.[reels[index] ?? 0] ?? 0));
      if (won % step !== 0) throw new RangeError(`${won} units are no multiple of ${step}`);
      const into = opens ? counts[index]?.opening : counts[index]?.plain;
      const at = Math.min(won / step, cap);
      if (into) into[at] = (into[at] ?? 0) + 1;
    }
  };
  // One pair of arrays a reel, written over and over: millions of stops would otherwise be millions of arrays.
  const room = strips.map(() => ({ rows: new Int32Array(paylines.length), shows: new Int32Array(shown.length) }));
  const none = { rows: new Int32Array(paylines.length), shows: new Int32Array(shown.length) };
  const turn = (reel: number): void => {
    const [before, here] = [room[reel - 1] ?? none, room[reel] ?? none];
    for (const { onLines, shows } of seen[reel] ?? []) {
      for (let line = 0; line < onLines.length; line += 1)
        here.rows[line] = (before.rows[line] ?? 0) * letters.length + (onLines[line] ?? 0);
      for (let symbol = 0; symbol < shows.length; symbol += 1)
        here.shows[symbol] = (before.shows[symbol] ?? 0) + (shows[symbol] ?? 0);
      if (reel < strips.length - 1) turn(reel + 1);
      else {
        let units = 0;
        for (let line = 0; line < onLines.length; line += 1) units += pays[here.rows[line] ?? 0] ?? 0;
        tally(units, here.shows);
      }
    }
  };
  turn(0);
  return new Map(drawn.map((symbol, index) => [symbol, counts[index] as SpinCounts]));
};
