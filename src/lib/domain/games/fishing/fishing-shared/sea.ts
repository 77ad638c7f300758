import { commitmentOf } from '../../../fairness/seeds.ts';
import { type Lane, laneOf, lanes } from './lanes.ts';

/** The seed of the picture, known to everybody: with the clock it says which fish swims where, on every screen alike. */
const seaSeed = 'faceup/open-reef/1';

/** One fish on its way through the sea, from `startsAtMs` to `endsAtMs` of the clock. */
export type Fish = {
  /** `11-68901234`: its lane, and which fish of the lane it is. */
  readonly id: string;
  readonly kind: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** 1 swims to the right. */
  readonly heading: 1 | -1;
  /** 0 at the surface, 1 at the ground. */
  readonly depth: number;
  /** Where in its sway it begins, in turns. */
  readonly phase: number;
};

/** Lanes do not begin together. */
const offsetOf = (number: number, { every }: Lane): number => ((number * 0.618_034) % 1) * every;

const unitFrom = (hash: string, at: number): number => Number.parseInt(hash.slice(at, at + 8), 16) / 2 ** 32;

const fishOn = (number: number, lane: Lane, turn: number): Fish => {
  const hash = commitmentOf(`${seaSeed}:${number}:${turn}`);
  const startsAtMs = Math.round((turn * lane.every + offsetOf(number, lane)) * 1000);
  const [top, bottom] = lane.depths;
  return {
    id: `${number}-${turn}`,
    kind: lane.kind,
    startsAtMs,
    endsAtMs: startsAtMs + lane.crosses * 1000,
    heading: unitFrom(hash, 0) < 0.5 ? 1 : -1,
    depth: top + (bottom - top) * unitFrom(hash, 8),
    phase: unitFrom(hash, 16),
  };
};

/** The fish that are in the water at a moment, in the order of their lanes. */
export const fishAt = (atMs: number): Fish[] =>
  lanes.flatMap((lane, number) => {
    const turn = Math.floor((atMs / 1000 - offsetOf(number, lane)) / lane.every);
    const fish = fishOn(number, lane, turn);
    return atMs >= fish.startsAtMs && atMs < fish.endsAtMs ? [fish] : [];
  });

const namePattern = /^(\d{1,2})-(\d{1,10})$/;

/** The fish of a name; undefined where the sea has no such lane. */
export const findFish = (id: string): Fish | undefined => {
  const [, number, turn] = namePattern.exec(id) ?? [];
  const lane = laneOf(Number(number));
  return lane && fishOn(Number(number), lane, Number(turn));
};

/** How far it is on its way, 0 to 1 while it is in the water. */
export const shareAt = ({ startsAtMs, endsAtMs }: Fish, atMs: number): number =>
  (atMs - startsAtMs) / (endsAtMs - startsAtMs);
