/** Positions over time for the Web Animations API: `offset` 0 to 1, angles in degrees, `radius` as a share of the wheel's. */
export type Frame = { readonly offset: number; readonly rotor: number; readonly ball: number; readonly radius: number };

export const spinMs = 6_400;
const frameCount = 160;

/** Radii of the ball's track and of the pockets. */
export const trackRadius = 0.885;
export const pocketRadius = 0.6;

/** Degrees of a pocket from the rotor's mark, clockwise. */
export const pocketAngle = (wheel: readonly number[], pocket: number): number =>
  (wheel.indexOf(pocket) * 360) / wheel.length;

const rotorTurns = 1.35;
const ballTurns = 7;
/** Shares of the time: the ball leaves the track, and lies still in its pocket. */
const leaves = 0.6;
const rests = 0.93;

/** Friction takes speed in proportion to speed: fast first, then long and slow. */
const slowing = (share: number): number => 1 - (1 - share) ** 2.4;

const hop = (share: number, from: number, to: number, height: number): number => {
  if (share <= from || share >= to) return 0;
  const at = (share - from) / (to - from);
  return height * 4 * at * (1 - at);
};

const radiusAt = (share: number): number => {
  if (share <= leaves) return trackRadius - 0.012 * (share / leaves);
  const fallen = Math.min(1, (share - leaves) / 0.14);
  const falling = trackRadius - 0.012 - (trackRadius - 0.012 - pocketRadius) * fallen ** 1.7;
  return falling + hop(share, 0.74, 0.83, 0.075) + hop(share, 0.83, 0.885, 0.035) + hop(share, 0.885, rests, 0.012);
};

/**
 * The way of rotor and ball from where the rotor stands now to the pocket that the server named, `angle` degrees from the mark. The ball runs against the
 * rotor, leaves the track, hops and comes to rest in the pocket, and from then on turns with it.
 */
export const spinFrames = (rotorFrom: number, angle: number): Frame[] =>
  Array.from({ length: frameCount + 1 }, (_, index) => {
    const offset = index / frameCount;
    const rotor = rotorFrom + 360 * rotorTurns * slowing(offset);
    const run = Math.min(1, offset / rests);
    const ball = rotor + angle - 360 * ballTurns * (1 - slowing(run));
    return { offset, rotor, ball, radius: radiusAt(offset) };
  });

/** When the ball clicks: leaving the track, and each hop. Shares of the time. */
export const clicks = [0.665, 0.74, 0.83, 0.885] as const;
