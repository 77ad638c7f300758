import type { Point } from './picture/sea.ts';
import { playLanding, playReel, playSlip, playStrike } from './sounds.ts';

/** Milliseconds of a throw: the line runs out, holds, and comes in with or without the fish. */
const outMs = 460;
export const holdMs = 950;
const endMs = 680;
/** With motion unwanted the result stands after a breath. */
export const stillMs = 400;

type Stage = 'out' | 'hold' | 'landed' | 'slipped';

/** A harpoon under way. `caught` and `done` come with the answer; the picture ends when they are there. */
export type Throw = { stage: Stage; since: number; at: Point; caught?: boolean; done?: () => void };

export type ThrowScene = {
  /** Where the line leaves the boat. */
  readonly rod: Point;
  /** Where the fish swims that it flies at. */
  readonly swims: () => Point;
  readonly place: (at: Point, scale?: number, opacity?: number) => void;
  readonly draw: (tip: Point) => void;
  /** Which way and how far a fish that slips away darts. */
  readonly dart: Point;
  readonly holdMs: number;
  readonly silent?: boolean;
};

const easeOut = (share: number): number => 1 - (1 - share) ** 3;
const easeIn = (share: number): number => share * share;
const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

const next = (thrown: Throw, stage: Stage, now: number, at = thrown.at): void => {
  Object.assign(thrown, { stage, since: now, at });
};

/** One frame of a throw. True when it is over. */
export const stepThrow = (thrown: Throw, scene: ThrowScene, now: number): boolean => {
  const { stage, at, caught } = thrown;
  const { rod, place, draw, dart, silent } = scene;
  const passed = now - thrown.since;
  if (stage === 'out') {
    const fish = scene.swims();
    place(fish);
    draw(between(rod, fish, easeOut(Math.min(1, Math.max(0, passed / outMs)))));
    if (passed < outMs) return false;
    if (!silent) playStrike();
    next(thrown, 'hold', now, fish);
    return false;
  }
  if (stage === 'hold') {
    // The same pull whatever comes of it, until the answer is there.
    const tug = { x: at.x + Math.sin(passed / 34) * 3.5, y: at.y + Math.cos(passed / 47) * 2.5 };
    place(tug);
    draw(tug);
    if (!silent && passed % 130 < 17) playReel();
    if (caught === undefined || passed < scene.holdMs) return false;
    if (!silent) (caught ? playLanding : playSlip)();
    next(thrown, caught ? 'landed' : 'slipped', now);
    return false;
  }
  const share = Math.min(1, passed / endMs);
  if (stage === 'landed') {
    const fish = between(at, rod, easeIn(share));
    place(fish, 1 - 0.55 * share, share > 0.9 ? (1 - share) * 10 : 1);
    draw(fish);
  } else {
    place({ x: at.x + dart.x * easeIn(share), y: at.y + dart.y * easeIn(share) }, 1, 1 - share);
    draw(between(at, rod, easeOut(share)));
  }
  return share === 1;
};

/** Lays a line of 100 px and its head between boat and tip; without a tip both are hidden. */
export const drawLine = (
  { line, head }: { readonly line: HTMLElement | null; readonly head: HTMLElement | null },
  rod: Point,
  tip: Point | undefined,
): void => {
  if (!line || !head) return;
  line.style.opacity = head.style.opacity = tip ? '1' : '0';
  if (!tip) return;
  const turn = Math.atan2(tip.y - rod.y, tip.x - rod.x);
  const length = Math.hypot(tip.x - rod.x, tip.y - rod.y);
  line.style.transform = `translate3d(${rod.x}px, ${rod.y}px, 0) rotate(${turn}rad) scaleX(${length / 100})`;
  head.style.transform = `translate3d(${tip.x}px, ${tip.y}px, 0) rotate(${turn}rad)`;
};

/** Puts a body's middle somewhere in the sea. */
export const placeBody = (body: HTMLElement | null | undefined, { x, y }: Point, scale = 1, opacity = 1): void => {
  if (!body) return;
  body.style.transform = `translate3d(${x}px, ${y}px, 0) translate(-50%, -50%) scale(${scale})`;
  body.style.opacity = String(opacity);
};
