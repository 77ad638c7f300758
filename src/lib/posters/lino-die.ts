import { disc, group } from './draw.ts';
import { hardway as ink } from './hardway.ts';

type Face = 'top' | 'left' | 'right';
/** A unit square laid on a face of a die that stands with one edge to us. */
const faces: Readonly<Record<Face, string>> = {
  top: 'matrix(0.92 -0.4 0.92 0.4 -0.92 0)',
  left: 'matrix(0.92 0.4 0 1 -0.92 0)',
  right: 'matrix(0.92 -0.4 0 1 0 0.4)',
};
const spots: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  4: [
    [0.27, 0.27],
    [0.27, 0.73],
    [0.73, 0.27],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.25, 0.75],
    [0.75, 0.25],
    [0.75, 0.75],
    [0.5, 0.5],
  ],
  6: [
    [0.27, 0.22],
    [0.27, 0.5],
    [0.27, 0.78],
    [0.73, 0.22],
    [0.73, 0.5],
    [0.73, 0.78],
  ],
};

const face = (side: Face, count: number, paper: string, print: string): string =>
  `<g transform="${faces[side]}"><rect width="1" height="1" fill="${paper}" stroke="${ink.tar}" stroke-width=".035" stroke-linejoin="round"/>` +
  (spots[count] ?? []).map(([x, y]) => disc(x, y, 0.115, print)).join('') +
  '</g>';

/** A die on one edge, cut in lino: its corner, its edge, its turn in degrees, and what its top, left and right show. */
export const linoDie = (
  x: number,
  y: number,
  edge: number,
  turned: number,
  sides: readonly [number, number, number],
): string =>
  group(
    `translate(${x} ${y}) rotate(${turned}) scale(${edge})`,
    face('top', sides[0], ink.chalk, ink.tar) +
      face('left', sides[1], ink.brick, ink.chalk) +
      face('right', sides[2], ink.tar, ink.chalk),
  );
