import type { Stream } from '../../../fairness/stream.ts';
import { type Stops, spinReels, windowAt } from '../reels.ts';
import { type BonusWheelTitle, rows, weightOf } from './paytable.ts';

/** A line that pays: its number from 0, the symbol on all of it, and the win in line bets. */
export type LineWin = { readonly line: number; readonly symbol: string; readonly units: number };

/** Where the wheels stood: the slice of the outer one, and that of the inner one when it was led to. */
export type Turn = { readonly outer: number; readonly inner: number | null };

/** A whole round. `turn` is null when the wheel did not start; `units` all that it wins, in line bets. */
export type Round = {
  readonly stops: Stops;
  readonly window: readonly string[];
  readonly wins: readonly LineWin[];
  readonly turn: Turn | null;
  readonly units: number;
};

export const lineWins = ({ lines, pays }: BonusWheelTitle, window: readonly string[]): LineWin[] =>
  lines.flatMap((line, index) => {
    const [symbol = '', ...others] = line.map((row, reel) => window[reel]?.charAt(row) ?? '');
    const units = pays[symbol];
    return units && others.every((other) => other === symbol) ? [{ line: index, symbol, units }] : [];
  });

export const startsWheel = ({ wheelSymbol }: BonusWheelTitle, window: readonly string[]): boolean =>
  window.every((column) => column.includes(wheelSymbol));

/** What a turn of the wheels pays, in stakes. */
export const turnPays = ({ outer, inner }: BonusWheelTitle, turn: Turn): number => {
  const pays = outer[turn.outer]?.pays ?? 0;
  return pays === 'inner' ? (inner[turn.inner ?? -1]?.pays ?? 0) : pays;
};

/** What stands there and what it pays, for stops and a turn that were drawn. */
export const roundAt = (title: BonusWheelTitle, stops: Stops, turn: Turn | null): Round => {
  const window = windowAt(title.strips, stops, rows);
  const wins = lineWins(title, window);
  const wheelUnits = turn ? turnPays(title, turn) * title.lines.length : 0;
  return { stops, window, wins, turn, units: wins.reduce((sum, { units }) => sum + units, wheelUnits) };
};

/** The slice in which a drawn part of the whole weight lies. */
const sliceAt = (segments: readonly { readonly weight: number }[], drawn: number): number => {
  let left = drawn;
  return segments.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
};

/** One integer a reel, from the left; then, where the wheel starts, one for it, and one more where it leads on to the inner one. */
export const playRound = (title: BonusWheelTitle, stream: Stream): Round => {
  const stops = spinReels(title.strips, stream);
  if (!startsWheel(title, windowAt(title.strips, stops, rows))) return roundAt(title, stops, null);
  const outer = sliceAt(title.outer, stream.below(weightOf(title.outer)));
  const leadsOn = title.outer[outer]?.pays === 'inner';
  return roundAt(title, stops, {
    outer,
    inner: leadsOn ? sliceAt(title.inner, stream.below(weightOf(title.inner))) : null,
  });
};
