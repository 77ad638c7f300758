import { group, letters, polygon, rect, shape } from './draw.ts';
import { crystal as ink } from './fifth-draw.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

const length = 330;
const half = 40;
/** One bar of a figure, lying, its ends cut to points; around 0 0. */
const bar = polygon(
  [-length / 2, 0],
  [-length / 2 + half, -half],
  [length / 2 - half, -half],
  [length / 2, 0],
  [length / 2 - half, half],
  [-length / 2 + half, half],
);

type Segment = readonly [x: number, y: number, turned: number];

const middle = 480;
const [top, waist, bottom] = [130, 478, 826];
const [left, right] = [middle - 174, middle + 174];
/** The seven bars of a figure, and whether a two has them. */
const eight: readonly (readonly [...Segment, boolean])[] = [
  [middle, top, 0, true],
  [left, (top + waist) / 2, 90, false],
  [right, (top + waist) / 2, 90, true],
  [middle, waist, 0, true],
  [left, (waist + bottom) / 2, 90, true],
  [right, (waist + bottom) / 2, 90, false],
  [middle, bottom, 0, true],
];

const draw = ([x, y, turned]: Segment, fill: string, extra = ''): string =>
  group(`translate(${x} ${y}) rotate(${turned})`, shape(bar, fill, extra));

/** What came loose: the lower bars of the two slide down and turn. */
const loose: readonly Segment[] = [
  [middle, top, 0],
  [right, (top + waist) / 2, 90],
  [middle - 14, waist + 20, -7],
  [left - 36, (waist + bottom) / 2 + 34, 68],
  [middle + 70, bottom + 34, -21],
];

const unlit = eight.map(([x, y, turned]) => draw([x, y, turned], ink.dim)).join('');
const shadow = group('translate(16 20)', ...loose.map((segment) => draw(segment, ink.ink, 'opacity="0.18"')));
const lit = loose.map((segment) => draw(segment, ink.ink)).join('');

const bezel =
  rect(0, 0, 960, 1280, 'none', `stroke="${ink.ink}" stroke-width="56"`) +
  series(4, (index) => rect(66 + index * 34, 952, 22, 10, ink.ink)) +
  rect(66, 970, 828, 5, ink.ink);

/** A two on a pocket machine whose bars are not quite fixed. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.ground)}${unlit}${shadow}${lit}${bezel}` +
      letters('Loose', { x: 66, y: 1110, size: 172 }, ink.ink) +
      letters('Deuces', { x: 894, y: 1216, size: 172, align: 'end' }, ink.ink),
  ),
};
