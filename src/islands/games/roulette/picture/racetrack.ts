export type Point = { readonly x: number; readonly y: number };
/** `squat` is wide with short straights, for a phone whose frame is short. */
export type Turn = 'wide' | 'tall' | 'squat';
type Stadium = { readonly straight: number; readonly outer: number; readonly inner: number };

/** The racetrack is a stadium: two straights and two half circles. Drawing units, before a turn. */
const stadiums: Readonly<Record<Turn, Stadium>> = {
  wide: { straight: 620, outer: 92, inner: 46 },
  tall: { straight: 190, outer: 150, inner: 98 },
  squat: { straight: 110, outer: 150, inner: 98 },
};
const margin = 3;

export const racetrackSize = (turn: Turn): { width: number; height: number } => {
  const { straight, outer } = stadiums[turn];
  const length = straight + 2 * outer + 2 * margin;
  const breadth = 2 * outer + 2 * margin;
  return turn !== 'tall' ? { width: length, height: breadth } : { width: breadth, height: length };
};

/**
 * A point at `share` (0 to 1) of the way round, `radius` from the middle line. Share 0 is the middle of the end where
 * zero lies; from there it runs like the numbers of the wheel. Half circles are measured at the band's middle, so that
 * every pocket is about as broad as the others.
 */
const stadiumPoint = (size: Stadium, share: number, radius: number): Point => {
  const bend = Math.PI * ((size.outer + size.inner) / 2);
  const total = 2 * size.straight + 2 * bend;
  const way = (((share % 1) + 1) % 1) * total;
  const half = size.straight / 2;
  const onBend = (centre: number, angle: number): Point => ({
    x: centre + radius * Math.cos(angle),
    y: radius * Math.sin(angle),
  });
  if (way < bend / 2) return onBend(half, (way / bend) * Math.PI);
  if (way < bend / 2 + size.straight) return { x: half - (way - bend / 2), y: radius };
  if (way < 1.5 * bend + size.straight)
    return onBend(-half, Math.PI / 2 + ((way - bend / 2 - size.straight) / bend) * Math.PI);
  if (way < 1.5 * bend + 2 * size.straight) return { x: -half + (way - 1.5 * bend - size.straight), y: -radius };
  return onBend(half, ((way - total) / bend) * Math.PI);
};

const turned = (turn: Turn, { x, y }: Point): Point => {
  const { width, height } = racetrackSize(turn);
  // Tall: zero on top.
  return turn !== 'tall' ? { x: width / 2 + x, y: height / 2 + y } : { x: width / 2 + y, y: height / 2 - x };
};

const shareOf = (edge: number, count: number): number => (edge - 0.5) / count;

const walk = (size: Stadium, from: number, to: number, radius: number, steps: number): Point[] =>
  Array.from({ length: steps + 1 }, (_, step) => stadiumPoint(size, from + ((to - from) * step) / steps, radius));

const pathOf = (turn: Turn, points: readonly Point[]): string =>
  `M${points
    .map((point) => turned(turn, point))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}Z`;

/** The band of the pocket at `index` of a wheel's order of `count` pockets. */
export const pocketPath = (turn: Turn, index: number, count: number): string => {
  const [from, to] = [shareOf(index, count), shareOf(index + 1, count)];
  const size = stadiums[turn];
  return pathOf(turn, [...walk(size, from, to, size.outer, 8), ...walk(size, to, from, size.inner, 8)]);
};

export const pocketMiddle = (turn: Turn, index: number, count: number): Point => {
  const size = stadiums[turn];
  return turned(turn, stadiumPoint(size, index / count, (size.outer + size.inner) / 2));
};

/** The part of the inner field between arcs of the wheel, each from one index to another (negative ones count back from zero). */
export const sectorPath = (turn: Turn, arcs: readonly (readonly [number, number])[], count: number): string =>
  pathOf(
    turn,
    arcs.flatMap(([from, to]) =>
      walk(stadiums[turn], shareOf(from, count), shareOf(to + 1, count), stadiums[turn].inner - 2, 40),
    ),
  );

/** A place on the middle line of the inner field, −1 (far end) to 1 (zero's end). */
export const innerPoint = (turn: Turn, at: number): Point =>
  turned(turn, { x: at * (stadiums[turn].straight / 2 + stadiums[turn].inner), y: 0 });
