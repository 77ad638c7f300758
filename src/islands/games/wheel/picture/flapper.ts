/** How far a peg bends the flapper at most, in degrees. */
const bendMax = 26;
/** From this share of the way between two pegs on, the next one bends it; a little past the top it slips off. */
const touches = 0.6;
const slipsAt = 0.12;

/** How far the flapper over the wheel is bent, in degrees, by the peg that is under it: 0 between two pegs, where every spin ends. */
export const flapperBend = (wheelDegrees: number, segments: number): number => {
  const way = ((((wheelDegrees * segments) / 360 - slipsAt) % 1) + 1) % 1;
  return way < touches ? 0 : (-bendMax * (way - touches)) / (1 - touches);
};
