import type { BonusWheelTitle } from '#domain/games/slots/bonus-wheel/paytable.ts';
import { type LineWin, type Round, roundAt, type Turn, turnPays } from '#domain/games/slots/bonus-wheel/spin.ts';
import { type Cell, partOf, readStops, sharesOf } from '../../picture/shares.ts';

export type WheelLine = LineWin & { readonly cells: readonly Cell[]; readonly amountMinor: bigint };

/** A round as it is shown: its lines, and what the wheel adds in stakes and in money. */
export type WheelScript = Omit<Round, 'wins'> & {
  readonly wins: readonly WheelLine[];
  readonly wheelTimes: number;
  readonly wheelMinor: bigint;
};

const isSlice = (value: unknown, count: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count;

const readTurn = ({ outer, inner }: BonusWheelTitle, value: unknown): Turn | null => {
  const turn = partOf(value);
  if (!isSlice(turn['outer'], outer.length)) return null;
  return { outer: turn['outer'], inner: isSlice(turn['inner'], inner.length) ? turn['inner'] : null };
};

/** The server names the stops and the slices, the rules say what stands there and pays. */
export const wheelScript = (title: BonusWheelTitle, outcome: unknown, stakeMinor: bigint): WheelScript | undefined => {
  const stops = readStops(partOf(outcome)['stops'], title.strips);
  if (stops === undefined) return undefined;
  const round = roundAt(title, stops, readTurn(title, partOf(outcome)['turn']));
  const wheelTimes = round.turn ? turnPays(title, round.turn) : 0;
  const unitsAStake = title.lines.length;
  const shares = sharesOf([...round.wins.map(({ units }) => units), wheelTimes * unitsAStake], {
    stakeMinor,
    unitsAStake,
  });
  return {
    ...round,
    wins: round.wins.map((win, index) => ({
      ...win,
      cells: (title.lines[win.line] ?? []).map((row, reel): Cell => [reel, row]),
      amountMinor: shares[index] ?? 0n,
    })),
    wheelTimes,
    wheelMinor: shares.at(-1) ?? 0n,
  };
};

/** Reels run on a while longer when all before them show the wheel's symbol. */
export const wheelHolds = ({ wheelSymbol }: BonusWheelTitle, window: readonly string[]): boolean[] =>
  window.map((_, reel) => reel > 1 && window.slice(0, reel).every((column) => column.includes(wheelSymbol)));

/** The middle of each slice in turns from the first edge, clockwise, and how wide it is. */
export const slicesOf = (
  segments: readonly { readonly weight: number }[],
): { readonly from: number; readonly to: number; readonly middle: number }[] => {
  const whole = segments.reduce((sum, { weight }) => sum + weight, 0);
  let at = 0;
  return segments.map(({ weight }) => {
    const from = at / whole;
    at += weight;
    return { from, to: at / whole, middle: (from + at / whole) / 2 };
  });
};

type Lettering = { readonly size: number; readonly upright: boolean; readonly deep: number };

/** A figure of a bold sans face is so broad, in heights of its letters; and so high is it. */
const [figureBroad, figureHigh] = [0.6, 0.75];
const largest = 30;
/** Below this it is set along the radius where that lets it be larger. */
const large = 26;

/** Between a figure and the outer edge of its ring. */
export const rimGap = 8;

/**
 * How large a figure of so many signs is set in a slice of a ring, whether it stands upright in it, and how far in it reaches. A
 * slice narrows inwards, so figures stand as far out as they can, and what counts is the slice's breadth at their near end.
 */
export const letteringOf = (
  signs: number,
  turns: number,
  [inner, outer]: readonly [inner: number, outer: number],
): Lettering => {
  const [depth, room, long] = [outer - inner - 14, 2 * Math.PI * turns, figureBroad * signs];
  const edge = room * (outer - rimGap);
  const across = Math.min(largest, (edge - 6) / (long + room * figureHigh), depth / figureHigh);
  const along = Math.min(largest, depth / long, (edge - 4) / (figureHigh + room * long));
  return across >= large || across >= along
    ? { size: across, upright: true, deep: across * figureHigh }
    : { size: along, upright: false, deep: along * long };
};

/** How far a wheel turns, in turns: whole ones, and on to the middle of the drawn slice under the pointer. Never near an edge. */
export const turnsTo = (
  segments: readonly { readonly weight: number }[],
  slice: number,
  from: number,
  whole: number,
): number => {
  const rest = 1 - (slicesOf(segments)[slice]?.middle ?? 0);
  return Math.floor(from) + whole + rest;
};
