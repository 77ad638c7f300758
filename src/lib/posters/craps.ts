import { clipped, letters, rect, shape, stroke } from './draw.ts';
import { hardway as ink } from './hardway.ts';
import { linoDie as die } from './lino-die.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, short, uneven } from './shapes.ts';

const jitter = (seed: number, reach: number): number => (uneven(seed) - 0.5) * 2 * reach;

/** One brick, its corners where the knife left them. */
const brick = (row: number, column: number): string => {
  const [x, y, seed] = [column * 136 - (row % 2) * 68 - 20, row * 62, row * 31 + column * 7];
  const corner = (cx: number, cy: number, at: number) =>
    `${short(cx + jitter(seed + at, 5))} ${short(cy + jitter(seed + at + 0.5, 4))}`;
  return `M${corner(x, y, 1)}L${corner(x + 124, y, 2)}L${corner(x + 124, y + 50, 3)}L${corner(x, y + 50, 4)}Z`;
};
const wall = series(15, (row) => series(9, (column) => brick(row, column)));

const cone = 'M424 168L-70 930H1030L536 168Z';
const lamp =
  shape('M480 -10V60', ink.tar) +
  rect(470, -10, 20, 80, ink.tar) +
  shape('M440 58H520L600 168H360Z', ink.tar) +
  stroke('M440 58H520L600 168H360Z', ink.chalk, 5, 'stroke-linejoin="round"') +
  stroke('M456 82L410 150M478 82L448 150', ink.chalk, 6) +
  shape('M420 168H540Q532 206 480 208Q428 206 420 168Z', ink.chalk);

/** Rays cut out of the light's edge. */
const cuts = series(26, (index) => {
  const x = -40 + index * 42 + jitter(index, 10);
  const from = 0.42 + 0.3 * uneven(index + 90);
  const [sx, sy] = [480 + (x - 480) * from, 168 + 760 * from];
  return stroke(`M${short(sx)} ${short(sy)}L${short(x)} 930`, ink.lamp, 5);
});

const yard = rect(0, 900, 960, 380, ink.tar);
const pool = shape('M-80 930Q480 830 1040 930Q480 1010 -80 930Z', ink.lamp);

/** Under the one lamp of a yard two dice come down on four and four, the hard way. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.tar) +
      shape(wall, ink.brick) +
      clipped('craps-light', cone, ground(ink.lamp) + shape(wall, ink.chalk)) +
      cuts +
      lamp +
      yard +
      pool +
      die(300, 560, 235, -8, [4, 6, 2]) +
      die(664, 640, 235, 12, [4, 1, 5]) +
      letters('CRAPS', { x: 480, y: 1236, size: 360, align: 'middle', tracking: 0.01 }, ink.chalk),
  ),
};
