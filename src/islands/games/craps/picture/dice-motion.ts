/** How long the dice run, in milliseconds. */
export const rollMs = 1_250;

type Turn = { readonly place: string; readonly x: number; readonly y: number };

/** Where each face sits on the cube, and the turn of the cube (degrees about x, then y) that brings it to the front. Opposite faces make seven. */
export const faceTurns: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6, Turn>> = {
  1: { place: 'rotateY(0deg)', x: 0, y: 0 },
  6: { place: 'rotateY(180deg)', x: 0, y: 180 },
  2: { place: 'rotateX(-90deg)', x: 90, y: 0 },
  5: { place: 'rotateX(90deg)', x: -90, y: 0 },
  3: { place: 'rotateY(90deg)', x: 0, y: -90 },
  4: { place: 'rotateY(-90deg)', x: 0, y: 90 },
};

const turnOf = (value: number): Turn => faceTurns[value as keyof typeof faceTurns] ?? faceTurns[1];

/** A die that is thrown loses speed by friction, and height by each bounce. */
const slowing = (share: number): number => 1 - (1 - share) ** 2.6;
const bounce = (share: number, from: number, to: number, height: number): number => {
  if (share <= from || share >= to) return 0;
  const at = (share - from) / (to - from);
  return height * 4 * at * (1 - at);
};

/**
 * The transform of a die at `share` of its run: thrown in from the right, two and a half turns about both axes, three bounces. At 1
 * it lies on its place, seen almost straight from above, and its upper face shows `value`. `size`: its side in pixels.
 */
export const tumble = (value: number, index: number, share: number, size: number): string => {
  const { x, y } = turnOf(value);
  const left = 1 - slowing(Math.min(1, share / 0.94));
  const turns = index === 0 ? 1 : 1.25;
  const dx = size * (3.4 - 0.6 * index) * left;
  const high =
    bounce(share, -0.3, 0.3, 1.1) +
    bounce(share, 0.3, 0.58, 0.5) +
    bounce(share, 0.58, 0.78, 0.2) +
    bounce(share, 0.78, 0.9, 0.06);
  const lean = (index === 0 ? -4 : 6) * (1 + left);
  return [
    `translate(${dx.toFixed(1)}px, ${(-size * high).toFixed(1)}px)`,
    `rotateX(${(-8 - 14 * left).toFixed(1)}deg) rotateY(${lean.toFixed(1)}deg)`,
    `rotateX(${(x - 540 * turns * left).toFixed(1)}deg)`,
    `rotateY(${(y + 720 * turns * left).toFixed(1)}deg)`,
  ].join(' ');
};
