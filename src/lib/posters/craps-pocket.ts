import { clipped, letters, polar, shape, stroke } from './draw.ts';
import { hardway as ink } from './hardway.ts';
import { linoDie } from './lino-die.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, short, uneven } from './shapes.ts';

/** Rays cut out of the sheet behind the dice, each as long as the knife went. */
const rays = series(44, (index) => {
  const turn = -0.36 + (0.72 * (index + 0.4 * uneven(index + 3))) / 44;
  const [x1, y1] = polar(480, 470, 330 + 60 * uneven(index), turn);
  const [x2, y2] = polar(480, 470, 560 + 330 * uneven(index + 60), turn);
  return stroke(`M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`, ink.tar, 7 + 6 * uneven(index + 120));
});

/** The patch pocket of a work coat: an open mouth above, two corners cut off below. */
const outline = (out: number): string =>
  `M${92 - out} ${540 - out}H${868 + out}L${846 + out} ${1092 + out * 0.4}L${690 + out * 0.4} ${1220 + out}H${270 - out * 0.4}L${114 - out} ${1092 + out * 0.4}Z`;

const hem = 'M92 540H868L864 634H96Z';

/** Twill: slanting gouges, close together, where the knife took the cloth's light. */
const twill = series(150, (index) => {
  const [row, column] = [Math.floor(index / 15), index % 15];
  const x = 70 + column * 58 + (row % 2) * 29 + 10 * uneven(index);
  const y = 660 + row * 58 + 12 * uneven(index + 40);
  const long = 16 + 16 * uneven(index + 90);
  return stroke(`M${short(x)} ${short(y)}l${short(long)} ${short(-long)}`, ink.tar, 4, 'opacity=".5"');
});

const seam = (d: string): string => stroke(d, ink.chalk, 7, 'stroke-dasharray="30 17" stroke-linecap="round"');

const stitches =
  seam('M112 622H848') +
  seam('M118 566H842') +
  seam('M138 652L156 1076L286 1186H674L804 1076L822 652') +
  series(2, (side) => stroke(`M${122 + side * 688} 560l28 40m0 -40l-28 40`, ink.lamp, 12));

/** Two dice look out of the pocket of a work coat, stitched in chalk. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.lamp) +
      rays +
      linoDie(312, 322, 205, -13, [5, 6, 4]) +
      linoDie(652, 290, 205, 11, [2, 1, 6]) +
      shape(outline(16), ink.tar) +
      shape(outline(0), ink.brick) +
      clipped('craps-pocket-cloth', outline(0), twill + shape(hem, ink.brick) + stroke('M92 640H868', ink.tar, 9)) +
      stitches +
      letters('POCKET', { x: 480, y: 868, size: 252, align: 'middle', tracking: 0.02 }, ink.chalk) +
      letters('CRAPS', { x: 480, y: 1108, size: 296, align: 'middle', tracking: 0.02 }, ink.chalk),
  ),
};
