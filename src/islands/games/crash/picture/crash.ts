import { doublingMs } from '#domain/games/crash/growth.ts';
import { grouped } from '#domain/locale.ts';

/**
 * The geometry of a flight. Only what is drawn: floats throughout, as money and the figure itself never pass through here.
 * Heights are multipliers, times are milliseconds after the start, lengths are pixels from the picture's upper left corner.
 */

/** The part of the world that is in the picture: from the start to `untilMs`, from 1 to `top`. */
export type View = { readonly untilMs: number; readonly top: number };

/** The picture: the flight begins at `startX` on the ground, which lies at `groundY`. */
export type Plot = {
  readonly width: number;
  readonly height: number;
  readonly startX: number;
  readonly groundY: number;
};

export const heightAt = (elapsedMs: number): number => 2 ** (elapsedMs / doublingMs);

/** The picture shows at least so much; then the tip stays at these shares of its width and height. */
const firstView: View = { untilMs: 8_000, top: 2 };
const tipShare = { time: 0.8, height: 0.74 };

/** The larger of two, with the corner rounded off: the camera begins to move without a jolt. */
const softMax = (a: number, b: number): number => (a ** 6 + b ** 6) ** (1 / 6);

/** What the camera sees so long after the start: it draws back as the flight gains way and height. */
export const viewAt = (elapsedMs: number): View => ({
  untilMs: softMax(firstView.untilMs, elapsedMs / tipShare.time),
  top: 1 + softMax(firstView.top - 1, (heightAt(elapsedMs) - 1) / tipShare.height),
});

const doubledUntil = (first: number, reached: number): number => {
  let length = first;
  while (length * 0.85 < reached) length *= 2;
  return length;
};

/** For those who asked for less motion: the picture stands, and doubles when the flight is about to leave it. */
export const stillViewAt = (elapsedMs: number): View => ({
  untilMs: doubledUntil(firstView.untilMs, elapsedMs),
  top: 1 + doubledUntil(firstView.top - 1, heightAt(elapsedMs) - 1),
});

export const xOf = ({ width, startX }: Plot, { untilMs }: View, elapsedMs: number): number =>
  startX + ((width - startX) * elapsedMs) / untilMs;

export const yOf = ({ groundY }: Plot, { top }: View, height: number): number =>
  groundY * (1 - (height - 1) / (top - 1));

const pieces = 56;
const digits = (value: number): string => value.toFixed(1);

/** The way flown so far, as the `d` of an SVG path. */
export const wayOf = (plot: Plot, view: View, elapsedMs: number): string =>
  Array.from({ length: pieces + 1 }, (_, piece) => {
    const at = (elapsedMs * piece) / pieces;
    return `${piece === 0 ? 'M' : 'L'}${digits(xOf(plot, view, at))} ${digits(yOf(plot, view, heightAt(at)))}`;
  }).join('');

/** The air below the way, down into the first wave of the ground. */
export const underWayOf = (plot: Plot, view: View, elapsedMs: number): string =>
  `${wayOf(plot, view, elapsedMs)}V${digits(plot.groundY + 8)}H${digits(plot.startX)}Z`;

/** How steeply the flight climbs on the screen, in degrees: 0 level, 90 straight up. */
export const climbAt = (plot: Plot, view: View, elapsedMs: number): number => {
  const right = (plot.width - plot.startX) / view.untilMs;
  const up = ((Math.LN2 / doublingMs) * heightAt(elapsedMs) * plot.groundY) / (view.top - 1);
  return (Math.atan2(up, right) * 180) / Math.PI;
};

/** A mark on an axis; the crowded ones fade. */
export type Tick = { readonly value: number; readonly opacity: number };

/** Steps of which each divides the next, so that marks come and go but never move to other values. */
export const timeStepsMs = [1_000, 5_000, 10_000, 30_000, 60_000] as const;
/** In hundredths of the multiplier. */
export const heightSteps: readonly number[] = Array.from({ length: 7 }, (_, power) => 10 ** (power + 1)).flatMap(
  (step) => [step, 5 * step],
);

/**
 * The marks from `least` to `most`, both whole numbers as the steps are, on an axis of `length` pixels. A step is seen
 * wholly when its marks lie `roomy` pixels apart and not at all below half of that.
 */
export const ticksOf = (
  { least, most, length, roomy }: { least: number; most: number; length: number; roomy: number },
  steps: readonly number[],
): readonly Tick[] => {
  const seen = steps.map((step) => {
    const gap = (step / (most - least)) * length;
    return { step, opacity: Math.min(1, Math.max(0, (2 * gap) / roomy - 1)) };
  });
  const finest = seen.find(({ opacity }) => opacity > 0);
  if (!finest) return [];
  const first = Math.ceil(least / finest.step);
  const count = Math.floor(most / finest.step) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = (first + index) * finest.step;
    const { opacity } = seen.findLast(({ step }) => value % step === 0) ?? finest;
    return { value, opacity };
  });
};

/** "1.5×", "20×", "50k×". `hundredths` as `heightSteps` has them. */
export const heightMark = (hundredths: number): string => {
  const height = hundredths / 100;
  if (height >= 1_000_000) return `${height / 1_000_000}M×`;
  if (height >= 10_000) return `${height / 1_000}k×`;
  return `${height < 10 ? height.toFixed(1) : grouped(height)}×`;
};

/** Where the glider is against the end of its way, how it is turned (degrees, nose down is positive), how well seen. */
export type Pose = { readonly right: number; readonly down: number; readonly turn: number; readonly opacity: number };

const stallMs = 380;
export const diveMs = 1_700;
const smooth = (share: number): number => {
  const at = Math.min(1, Math.max(0, share));
  return at * at * (3 - 2 * at);
};

/** After the end: the nose rises, the lift is gone, and it falls out of the picture. `height`: of the picture. */
export const poseAfterEnd = (ms: number, height: number): Pose => {
  const falling = Math.max(0, ms - stallMs) / 1_000;
  return {
    right: height * (0.1 * falling + 0.02 * smooth(ms / stallMs)),
    down: height * (1.1 * falling * falling - 0.025 * smooth(ms / stallMs)),
    turn: 95 * smooth(falling / 0.75) - 18 * smooth(ms / stallMs),
    opacity: 1 - smooth((ms - diveMs + 400) / 400),
  };
};
