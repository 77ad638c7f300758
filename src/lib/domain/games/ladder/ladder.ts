import { divide, type Rational, rational } from '../../maths/rational.ts';

/**
 * A climb of equal rungs: at each the player picks one of `options` places, `safe` of which hold. Every pick is as likely to
 * hold as any other, so a rung is a chance of `safe / options` whatever is picked.
 */
export type Ladder = {
  readonly options: number;
  readonly safe: number;
  readonly rungs: number;
  /**
   * Where not any places may fail together: the sets of a rung that may, each as likely, with every place in as many of them as
   * any other. Such a rung is told once it is climbed.
   */
  readonly traps?: readonly (readonly number[])[];
};

/** A ladder as it was bet on: paid by itself after `rungsMax` rungs, at the latest at its top. */
export type Climb = { readonly ladder: Ladder; readonly rungsMax: number };

/** What every way to climb returns on average: 99%. */
export const returnToPlayer: Rational = rational(99n, 100n);

/** The chance that so many picks one after the other all hold. */
export const chanceOfRungs = ({ options, safe }: Ladder, rungs: number): Rational =>
  rational(BigInt(safe) ** BigInt(rungs), BigInt(options) ** BigInt(rungs));

/** What leaving after that many rungs pays: 99% over its chance, exact and nowhere rounded. */
export const multiplierOf = (ladder: Ladder, rungs: number): Rational =>
  divide(returnToPlayer, chanceOfRungs(ladder, rungs));

/** Spots are a ladder's name, or the name and the rung after which it is paid: `towers:easy`, `towers:easy:5`. */
export type Ladders = ReadonlyMap<string, Ladder>;

const withRung = /^(.+):([1-9]\d?)$/;

/** The climb of a spot; undefined when there is none of that name or the ladder is not so high. */
export const parseClimb = (ladders: Ladders, spot: string): Climb | undefined => {
  const whole = ladders.get(spot);
  if (whole) return { ladder: whole, rungsMax: whole.rungs };
  const [, name = '', rung] = withRung.exec(spot) ?? [];
  const ladder = ladders.get(name);
  const rungsMax = Number(rung);
  return ladder && rungsMax < ladder.rungs ? { ladder, rungsMax } : undefined;
};

/** The bet as it is sent: the name alone for a climb to the top. */
export const climbSpot = (name: string, { rungs }: Ladder, rungsMax: number): string =>
  rungsMax === rungs ? name : `${name}:${rungsMax}`;
