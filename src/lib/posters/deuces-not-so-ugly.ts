import { disc, group, letters, rect, shape } from './draw.ts';
import { fifth as ink } from './fifth-draw.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

/** A two that swims: the bill at the upper left, the neck in one stroke, the foot of the figure as a wing. Stands on 0. */
const swan =
  'M-150 -402C-150 -494 -92 -560 -4 -560C92 -560 156 -494 156 -398C156 -300 92 -236 22 -176' +
  'C86 -214 160 -232 226 -220C262 -214 300 -226 330 -262C336 -150 268 0 110 0H-132C-190 0 -214 -44 -196 -92' +
  'C-164 -176 -40 -224 20 -308C48 -346 62 -376 62 -416C62 -462 36 -492 -2 -492C-40 -492 -62 -464 -62 -428Z';
const bill = 'M-148 -408C-196 -400 -232 -372 -252 -330C-208 -336 -148 -346 -92 -372L-60 -430Z';
const eye = disc(-84, -456, 15, ink.glass);

const bird = (paper: string, beak: string): string => shape(bill, beak) + shape(swan, paper) + eye;

/** Its image below the water, cut by the lines of the tube. */
const image = (x: number, y: number, scale: number, paper: string): string =>
  group(`translate(${x} ${y}) scale(${scale})`, group('scale(1 -0.36)', bird(paper, ink.ember)));

const float = (x: number, y: number, scale: number, paper: string): string =>
  group(`translate(${x} ${y}) scale(${scale})`, bird(paper, ink.ember));

/** Lines of water that grow together into a plain sheet. */
const water =
  series(13, (index) => rect(0, 702 + index * 17, 960, 4 + index * 1.1, ink.teal)) + rect(0, 920, 960, 360, ink.teal);

/** Of four twos one has grown up: the ugly duckling's story on the tube of a poker machine. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.glass)}${image(500, 700, 1.14, ink.amber)}${water}${float(500, 700, 1.14, ink.pale)}` +
      letters('Not So Ugly', { x: 480, y: 1066, size: 206, align: 'middle' }, ink.glass) +
      letters('Deuces', { x: 480, y: 1240, size: 206, align: 'middle' }, ink.pale),
  ),
};
