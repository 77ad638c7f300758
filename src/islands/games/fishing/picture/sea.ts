/**
 * How the fish of Deep Water swim. It is a picture: where a fish is when it is aimed at changes no chance.
 * Lengths are in units of the sea (about a ninth of its width), times in seconds, depths from 0 at the surface to 1.
 */
export type Habit = {
  readonly id: string;
  /** How many of the kind swim about. */
  readonly count: number;
  readonly length: number;
  /** Height over length. */
  readonly deep: number;
  readonly depths: readonly [number, number];
  /** Units a second. */
  readonly speed: number;
  readonly sway: number;
};

/** The commoner, the smaller, the nearer to the light, and the more of them. */
export const habits: readonly Habit[] = [
  { id: 'sardine', count: 3, length: 1.25, deep: 0.5, depths: [0, 0.16], speed: 0.62, sway: 0.06 },
  { id: 'mackerel', count: 3, length: 0.95, deep: 0.3, depths: [0.1, 0.34], speed: 0.7, sway: 0.05 },
  { id: 'bream', count: 2, length: 0.9, deep: 0.52, depths: [0.24, 0.42], speed: 0.45, sway: 0.07 },
  { id: 'pufferfish', count: 2, length: 0.86, deep: 0.8, depths: [0.3, 0.56], speed: 0.26, sway: 0.1 },
  { id: 'squid', count: 2, length: 1.1, deep: 0.42, depths: [0.46, 0.7], speed: 0.5, sway: 0.12 },
  { id: 'turtle', count: 1, length: 1.25, deep: 0.94, depths: [0.3, 0.3], speed: 0.24, sway: 0.1 },
  { id: 'stingray', count: 1, length: 1.5, deep: 0.9, depths: [0.62, 0.62], speed: 0.34, sway: 0.14 },
  { id: 'swordfish', count: 1, length: 1.85, deep: 0.34, depths: [0.5, 0.5], speed: 0.8, sway: 0.06 },
  { id: 'shark', count: 1, length: 2.2, deep: 0.45, depths: [0.76, 0.76], speed: 0.46, sway: 0.08 },
  { id: 'whale', count: 1, length: 3.7, deep: 0.4, depths: [1, 1], speed: 0.2, sway: 0.05 },
];

export type Swimmer = {
  readonly habit: Habit;
  readonly depth: number;
  /** 1 swims to the right. */
  readonly heading: 1 | -1;
  /** Where on its way it began, 0 to 1. */
  readonly phase: number;
};

/** Every fish of the sea, spread over their ways. `start`: a number from 0 to 1 that makes each visit look different. */
export const shoalOf = (start: number): Swimmer[] =>
  habits
    .flatMap((habit) => Array.from({ length: habit.count }, (_, index) => ({ habit, index })))
    .map(({ habit, index }, place) => {
      const [top, bottom] = habit.depths;
      const share = habit.count > 1 ? index / (habit.count - 1) : 0;
      return {
        habit,
        depth: top + (bottom - top) * share,
        heading: place % 2 === 0 ? 1 : -1,
        phase: (start + place * 0.618_034) % 1,
      };
    });

/** Sizes in px: `surface` is where the water begins, `unit` the length of one. */
export type Sea = {
  readonly width: number;
  readonly height: number;
  readonly surface: number;
  readonly unit: number;
};

export type Point = { readonly x: number; readonly y: number };

/** The sea that fills a box. */
export const seaOf = (width: number, height: number): Sea => ({
  width,
  height,
  surface: Math.round(Math.min(96, Math.max(44, height * 0.17))),
  unit: Math.min(124, Math.max(30, Math.min(width / 8.6, height / 5.6))),
});

/** Where the line leaves the boat. */
export const rodOf = ({ width, surface }: Sea): Point => ({ x: width * 0.5 + surface * 0.56, y: surface * 0.6 });

/** What a fish is like as far as its way goes: sizes in units of the sea. */
type Build = Pick<Habit, 'length' | 'deep' | 'sway'>;
type Course = { readonly heading: 1 | -1; readonly depth: number; readonly phase: number };

const wayOf = ({ length }: Build, { width, unit }: Sea): { length: number; beyond: number } => {
  const beyond = length * unit * 0.6;
  return { length: width + 2 * beyond, beyond };
};

/** The middle of a fish that has gone this share of its way, from outside of one side to outside of the other. */
export const pointOn = (build: Build, course: Course, share: number, seconds: number, sea: Sea): Point => {
  const { length, beyond } = wayOf(build, sea);
  const along = share * length - beyond;
  const tall = build.length * build.deep * sea.unit;
  const room = Math.max(0, sea.height - sea.surface - tall - 18);
  const sway = Math.sin(seconds * 0.9 + course.phase * 2 * Math.PI) * build.sway * sea.unit;
  return {
    x: course.heading === 1 ? along : sea.width - along,
    y: sea.surface + 12 + tall / 2 + course.depth * room + sway,
  };
};

/** The middle of a fish after so many seconds. It leaves on one side and comes back on the other. */
export const swimAt = (swimmer: Swimmer, seconds: number, sea: Sea): Point => {
  const { habit, phase } = swimmer;
  const gone = phase + (habit.speed * sea.unit * seconds) / wayOf(habit, sea).length;
  return pointOn(habit, swimmer, gone - Math.floor(gone), seconds, sea);
};

/** The same fish on its way so that it is at `x` after those seconds. */
export const movedTo = (swimmer: Swimmer, x: number, seconds: number, sea: Sea): Swimmer => {
  const { length, beyond } = wayOf(swimmer.habit, sea);
  const along = (swimmer.heading === 1 ? x : sea.width - x) + beyond;
  const phase = along / length - (swimmer.habit.speed * sea.unit * seconds) / length;
  return { ...swimmer, phase: phase - Math.floor(phase) };
};

/** Whether the whole of it can be seen. */
export const isInView = ({ habit }: Swimmer, { x }: Point, { width, unit }: Sea): boolean => {
  const half = (habit.length * unit) / 2;
  return x >= half && x <= width - half;
};
