import { placeCount } from '#domain/games/ladder/penalty/paytable.ts';

export type Point = { readonly x: number; readonly y: number };

/** The picture of the goal in its own units: the mouth between the posts, and the spot that the ball lies on. */
export const pitch = {
  width: 360,
  height: 256,
  mouth: { x: 30, y: 34, width: 300, height: 132 },
  spot: { x: 180, y: 232 },
} as const;

const columns = 3;
const cell = { width: pitch.mouth.width / columns, height: pitch.mouth.height / 2 } as const;

/** Where a place of the goal lies: its corner and its size. */
export const cellOf = (place: number) => ({
  x: pitch.mouth.x + (place % columns) * cell.width,
  y: pitch.mouth.y + Math.floor(place / columns) * cell.height,
  ...cell,
});

export const centreOf = (place: number): Point => {
  const { x, y, width, height } = cellOf(place);
  return { x: x + width / 2, y: y + height / 2 };
};

/** The places that a dive covers: all that did not hold. */
export const coveredBy = (holding: readonly number[]): readonly number[] =>
  Array.from({ length: placeCount }, (_, place) => place).filter((place) => !holding.includes(place));

type KickState = 'waiting' | 'next' | 'goal' | 'saved' | 'told';

export type Kick = { readonly state: KickState; readonly place?: number; readonly covered: readonly number[] };

/** Every kick of a shoot-out: what was shot at, and what the keeper covered as far as it is told. */
export const kicksOf = (
  count: number,
  picks: readonly number[],
  told: readonly (readonly number[])[],
  isOpen: boolean,
): readonly Kick[] =>
  Array.from({ length: count }, (_, kick): Kick => {
    const holding = told[kick];
    const covered = holding ? coveredBy(holding) : [];
    const place = picks[kick];
    if (place !== undefined) return { state: covered.includes(place) ? 'saved' : 'goal', place, covered };
    if (holding) return { state: 'told', covered };
    return { state: isOpen && kick === picks.length ? 'next' : 'waiting', covered };
  });

const joints = ['head', 'chest', 'hips', 'leftHand', 'rightHand', 'leftFoot', 'rightFoot'] as const;
export type Pose = Readonly<Record<(typeof joints)[number], Point>>;

/** The keeper on the line before the kick. */
export const readyPose: Pose = {
  head: { x: 180, y: 71 },
  chest: { x: 180, y: 92 },
  hips: { x: 180, y: 126 },
  leftHand: { x: 143, y: 116 },
  rightHand: { x: 217, y: 116 },
  leftFoot: { x: 163, y: 166 },
  rightFoot: { x: 197, y: 166 },
};

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** An arm is as long as it is; the chest goes with the dive, so that it gets there. */
const armMax = 62;
const reachTo = (from: Point, to: Point): Point => between(from, to, Math.min(1, armMax / (distance(from, to) || 1)));

const floor = 167;
const grounded = ({ x, y }: Point): Point => ({ x, y: Math.min(floor, y) });

/** The keeper over the places of a dive: gloves at the two that lie farthest apart, the body between, the legs behind. */
export const divePose = (covered: readonly number[]): Pose => {
  const centres = covered.map(centreOf);
  if (centres.length === 0) return readyPose;
  const mean = {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  };
  const chest = between(mean, { x: 180, y: 124 }, 0.3);
  const away = { x: 180 - chest.x, y: 196 - chest.y };
  const long = Math.hypot(away.x, away.y) || 1;
  const along = (length: number, aside = 0): Point => ({
    x: chest.x + (away.x * length - away.y * aside) / long,
    y: chest.y + (away.y * length + away.x * aside) / long,
  });
  const pairs = centres.flatMap((a) => centres.map((b) => [a, b] as const));
  const far = pairs.toSorted(([a, b], [c, d]) => distance(c, d) - distance(a, b))[0] ?? [mean, mean];
  const [left, right] = far.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const apart = covered.length === 1 ? 9 : 0;
  const hand = (to: Point | undefined, aside: number): Point =>
    reachTo(chest, { x: (to ?? mean).x + aside, y: (to ?? mean).y });
  return {
    head: along(-21),
    chest,
    hips: grounded(along(32)),
    leftHand: hand(left, -apart),
    rightHand: hand(right, apart),
    leftFoot: grounded(along(70, 15)),
    rightFoot: grounded(along(68, -15)),
  };
};

/** A pose on the way from one to another. */
export const poseBetween = (from: Pose, to: Pose, share: number): Pose => ({
  head: between(from.head, to.head, share),
  chest: between(from.chest, to.chest, share),
  hips: between(from.hips, to.hips, share),
  leftHand: between(from.leftHand, to.leftHand, share),
  rightHand: between(from.rightHand, to.rightHand, share),
  leftFoot: between(from.leftFoot, to.leftFoot, share),
  rightFoot: between(from.rightFoot, to.rightFoot, share),
});

/** When the ball is at the goal, when all lies still, and when the next kick is made ready. */
export const kickTimes = { flown: 420, lies: 900, resets: 1_250, ready: 1_500 } as const;

const part = (ms: number, from: number, to: number): number => Math.max(0, Math.min(1, (ms - from) / (to - from)));
const eased = (share: number): number => 1 - (1 - share) ** 3;

/** How far a kick is after so many milliseconds: the ball to the goal, the keeper into the dive, the ball down the net. */
export const kickAt = (ms: number, comesBack: boolean) => ({
  flight: eased(part(ms, 0, kickTimes.flown)),
  dive: eased(part(ms, 90, kickTimes.flown + 60)),
  fall: part(ms, kickTimes.flown, kickTimes.lies) ** 2,
  back: comesBack ? part(ms, kickTimes.resets, kickTimes.ready) : 0,
});

export type KickFrame = ReturnType<typeof kickAt>;

export const beforeKick: KickFrame = { flight: 0, dive: 0, fall: 0, back: 0 };

/** Where the ball is: along a low bow to its place, and from there, when nobody caught it, down the net. */
export const ballAt = (
  { flight, fall }: KickFrame,
  place: number,
  saved: boolean,
): Point & { readonly size: number } => {
  const goal = centreOf(place);
  const { x, y } = between(pitch.spot, goal, flight);
  const drop = saved ? 0 : (pitch.mouth.y + pitch.mouth.height - 8 - goal.y) * fall;
  return { x, y: y - 26 * Math.sin(Math.PI * flight) + drop, size: 13 - 4.5 * flight };
};
