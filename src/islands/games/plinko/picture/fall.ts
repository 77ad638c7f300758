/** Lengths are in the distance of two pins, times in seconds. The first pin is at 0, 0; y grows downwards. */
type FallFrame = { readonly at: number; readonly x: number; readonly y: number };
export type Fall = {
  readonly seconds: number;
  readonly frames: readonly FallFrame[];
  /** When and at which pin of which row the ball bounces. */
  readonly bounces: readonly { readonly at: number; readonly row: number; readonly pin: number }[];
};

export const pinRadius = 0.09;
export const ballRadius = 0.18;
/** The ball begins so far above the first pin, and is gone into its pocket so far below the last row's. */
export const startAbove = 1.05;
const restBelow = 0.66;

const frameSeconds = 1 / 60;

/** Small numbers from 0 to 1 that a text decides, so that a round looks the same whenever it is shown. */
const numbersFrom = (seed: string): (() => number) => {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 17);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24;
  };
};

type Point = { readonly x: number; readonly y: number };

/** Where the ball touches its pin: above it, on the side to which it will go. */
const touches = (path: readonly (0 | 1)[], rise: number, next: () => number): Point[] => {
  let right = 0;
  return path.map((turn, row) => {
    const angle = (turn === 1 ? 1 : -1) * (0.4 + 0.45 * next());
    const reach = pinRadius + ballRadius;
    const point = { x: right - row / 2 + reach * Math.sin(angle), y: row * rise - reach * Math.cos(angle) };
    right += turn;
    return point;
  });
};

/**
 * The way of a ball over its pins: free fall between touches, each arc with the same gravity, so that a higher bounce takes
 * longer. The times are stretched as one to `seconds`; no arc is bent.
 */
export const fallOf = (path: readonly (0 | 1)[], rise: number, seconds: number, seed: string): Fall => {
  const next = numbersFrom(seed);
  const points = touches(path, rise, next);
  const pocket = path.reduce<number>((sum, turn) => sum + turn, 0);
  const start = { x: (points[0]?.x ?? 0) * 0.5, y: -startAbove };
  const end = { x: pocket - path.length / 2, y: (path.length - 1) * rise + restBelow };
  const stops = [start, ...points, end];
  const arcs = stops.slice(1).map((to, index) => {
    const from = stops[index] ?? start;
    const up = index === 0 ? 0 : (0.34 + 0.2 * next()) * Math.sqrt(2 * rise);
    const lasts = up + Math.sqrt(up * up + 2 * (to.y - from.y));
    return { from, to, up, lasts };
  });
  const whole = arcs.reduce((sum, { lasts }) => sum + lasts, 0);
  const scale = seconds / whole;

  const frames: FallFrame[] = [];
  const bounces: { at: number; row: number; pin: number }[] = [];
  let began = 0;
  let right = 0;
  for (const [index, { from, to, up, lasts }] of arcs.entries()) {
    const steps = Math.max(2, Math.round((lasts * scale) / frameSeconds));
    for (let step = 0; step < steps; step += 1) {
      const time = (lasts * step) / steps;
      frames.push({
        at: (began + time) * scale,
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y - up * time + (time * time) / 2,
      });
    }
    began += lasts;
    if (index < path.length) bounces.push({ at: began * scale, row: index, pin: right });
    right += path[index] ?? 0;
  }
  frames.push({ at: seconds, ...end });
  return { seconds, frames, bounces };
};
