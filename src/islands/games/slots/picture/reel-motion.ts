/**
 * How a reel moves. A position is the place on its strip of what stands in the top row, and falls as the reel turns,
 * because symbols come down from above. Time is in seconds, speed in symbols a second.
 */
const cruise = 30;

const kickSeconds = 0.11;
const kickHeight = 0.16;
const startSeconds = 0.2;

/** Where a reel is after it was let go at `from`, before anybody knows where it will stop: a kick up, then down at speed. */
export const runAt = (from: number, seconds: number): number => {
  if (seconds < kickSeconds) return from + (kickHeight * (1 - Math.cos((Math.PI * seconds) / kickSeconds))) / 2;
  const since = seconds - kickSeconds;
  const starting = Math.min(since, startSeconds);
  return from + kickHeight - (cruise * starting ** 2) / (2 * startSeconds) - cruise * (since - starting);
};

export const runSpeedAt = (seconds: number): number =>
  cruise * Math.min(1, Math.max(0, (seconds - kickSeconds) / startSeconds));

/** The way from a place and speed to a stop. `speed` is that of its middle part, `travel` all of its symbols. */
export type Landing = {
  readonly from: number;
  readonly speedFrom: number;
  readonly speed: number;
  readonly travel: number;
  readonly seconds: number;
};

const brakeSeconds = 0.2;
const travelMin = 3;

const blendOf = (seconds: number): number => Math.min(0.15, seconds / 4);

/**
 * Plans a stop in about so many seconds. The strip that is seen is the real one, so the reel runs a little faster or slower
 * instead of leaping; of the ways that end on the stop it takes the one nearest to the common speed.
 */
export const landingAt = (
  reel: { readonly from: number; readonly speedFrom: number; readonly length: number },
  stop: number,
  seconds: number,
): Landing => {
  const { from, speedFrom, length } = reel;
  const blend = blendOf(seconds);
  const weight = seconds - blend / 2 - brakeSeconds / 2;
  const lead = (speedFrom * blend) / 2;
  const wanted = Math.max(travelMin, lead + cruise * weight);
  const least = (((from - stop) % length) + length) % length;
  const turns = Math.round((wanted - least) / length);
  const travel = least + length * Math.max(turns, least < travelMin ? 1 : 0);
  return { from, speedFrom, speed: Math.max(0, (travel - lead) / weight), travel, seconds };
};

const bounceSeconds = 0.2;
const bounceDepth = 0.13;

/** When the reel stands still, the bounce against its detent included. */
export const landingSeconds = ({ seconds }: Landing): number => seconds + bounceSeconds;

export const landingPosition = ({ from, speedFrom, speed, travel, seconds }: Landing, at: number): number => {
  if (at >= seconds) {
    const share = Math.min(1, (at - seconds) / bounceSeconds);
    return from - travel - bounceDepth * Math.sin(Math.PI * share) * (1 - share);
  }
  const blend = blendOf(seconds);
  const blending = Math.min(at, blend);
  const rate = (speed - speedFrom) / blend;
  const moved = speedFrom * blending + (rate * blending ** 2) / 2;
  const cruising = Math.min(Math.max(0, at - blend), seconds - blend - brakeSeconds);
  const braking = Math.max(0, at - (seconds - brakeSeconds));
  return from - moved - speed * cruising - speed * (braking - braking ** 2 / (2 * brakeSeconds));
};

/** Seconds until the first reel stands, from one to the next, and how much longer one is held. */
export type Pace = { readonly first: number; readonly step: number; readonly hold: number };

/** Seconds from the answer until each reel stands, from the left. A held reel, and those after it, run on a while longer. */
export const stopSeconds = (holds: readonly boolean[], pace: Pace): number[] => {
  let held = 0;
  return holds.map((hold, reel) => {
    if (hold) held += pace.hold;
    return pace.first + reel * pace.step + held;
  });
};
