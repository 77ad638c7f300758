import type { Mask, StickyTitle } from '#domain/games/slots/sticky-wilds/title.ts';
import { countOpenings } from './sticky-openings.ts';
import { countSteps, type Step, type Steps } from './sticky-steps.ts';

/** What the rest of a round brings, as sums over `stops` ** `spins` equally likely courses. */
export type Course = {
  readonly spins: number;
  readonly units: bigint;
  readonly squares: bigint;
  readonly blanks: bigint;
  readonly topUnits: number;
  readonly topCases: bigint;
};

const over: Course = { spins: 0, units: 0n, squares: 0n, blanks: 1n, topUnits: 0, topCases: 1n };

/** The same course told over more spins than it has, all of whose cases count. */
const widened = (course: Course, spins: number, stops: bigint): Course => {
  const factor = stops ** BigInt(spins - course.spins);
  const { units, squares, blanks, topCases } = course;
  return {
    ...course,
    spins,
    units: units * factor,
    squares: squares * factor,
    blanks: blanks * factor,
    topCases: topCases * factor,
  };
};

/** One spin and what follows it: means add up, and their squares with twice their product. */
const led = (ways: readonly (readonly [Step, Course])[], stops: bigint): Course => {
  const spins = 1 + Math.max(...ways.map(([, then]) => then.spins));
  const whole = stops ** BigInt(spins - 1);
  let [units, squares, blanks, topUnits, topCases] = [0n, 0n, 0n, 0, 0n];
  for (const [step, narrow] of ways) {
    const then = widened(narrow, spins - 1, stops);
    const [cases, won] = [BigInt(step.cases), BigInt(step.units)];
    units += won * whole + cases * then.units;
    squares += BigInt(step.squares) * whole + 2n * won * then.units + cases * then.squares;
    blanks += BigInt(step.blanks) * then.blanks;
    const top = step.topUnits + then.topUnits;
    if (top > topUnits) [topUnits, topCases] = [top, 0n];
    if (top === topUnits) topCases += BigInt(step.topCases) * then.topCases;
  }
  return { spins, units, squares, blanks, topUnits, topCases };
};

const wildsOf = (mask: Mask): number => mask.toString(2).replaceAll('0', '').length;

/** A round of respins from its paid spin on: sets of wilds only grow, so the largest are known first. */
const respinCourse = (steps: Steps, stops: bigint): Course => {
  const known = new Map<Mask, Course>();
  for (const from of [...steps.keys()].toSorted((a, b) => wildsOf(b) - wildsOf(a)))
    known.set(
      from,
      led(
        [...(steps.get(from) ?? [])].map(([to, step]) => [step, to === from ? over : (known.get(to) ?? over)] as const),
        stops,
      ),
    );
  return known.get(0) ?? over;
};

/** So many free spins whose wilds stay, beginning without any. */
const freeCourse = (steps: Steps, stops: bigint, award: number): Course => {
  let courses = new Map<Mask, Course>([...steps.keys()].map((mask) => [mask, over]));
  for (let spin = 0; spin < award; spin += 1)
    courses = new Map(
      [...steps].map(([from, ways]) => [
        from,
        led(
          [...ways].map(([to, step]) => [step, courses.get(to) ?? over] as const),
          stops,
        ),
      ]),
    );
  return courses.get(0) ?? over;
};

export const stopsOf = ({ machine }: StickyTitle): bigint =>
  machine.strips.reduce((product, { length }) => product * BigInt(length), 1n);

/** A paid spin, which pays for what it opens and leads into free spins without any wilds. */
const openingCourse = (title: StickyTitle, award: number, free: Course): Course => {
  const { machine } = title;
  const stops = stopsOf(title);
  const ways = countOpenings(title).map(({ step, opens }) => [step, opens ? free : over] as const);
  const course = led(ways, stops);
  if (course.spins !== 1 + award)
    throw new RangeError(`no spin of ${machine.strips.length} reels opens the free spins`);
  return course;
};

/** A whole round of a title, from its paid spin on. */
export const roundCourse = (title: StickyTitle): Course => {
  const { staying } = title;
  const stops = stopsOf(title);
  const steps = countSteps(title);
  return staying.kind === 'respins'
    ? respinCourse(steps, stops)
    : openingCourse(title, staying.award, freeCourse(steps, stops, staying.award));
};
