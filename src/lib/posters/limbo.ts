import { letters, rect, repeat } from './draw.ts';
import { oddLot as ink } from './odd-lot.ts';
import { type Poster, posterSvg } from './poster.ts';

const bars = 14;
/** The target of the cover: seven times the stake. */
const target = 6;
const pitch = 1280 / (bars - 0.4);
const thickness = pitch * 0.72;

const bottomOf = (index: number): number => 1280 - index * pitch - (pitch - thickness) / 2;

/** The line on which the name stands. */
const rule = 9;

/** The bar at a target is as long as its chance: a whole page at 1, half of it at 2, and so on out of the page. */
const bar = (index: number): string =>
  rect(0, bottomOf(index) - thickness, 960 / (index + 1), thickness, barInk(index));

const barInk = (index: number): string => (index === target ? ink.yellow : ink.paper);

/** A ladder whose rungs shorten as one over their number, and the name on the line of one of them. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.blue) +
      repeat(bars, bar).join('') +
      rect(0, bottomOf(target) - rule, 960, rule, ink.yellow) +
      letters('Limbo', { x: 932, y: bottomOf(target) - rule, size: 400, align: 'end' }, ink.yellow),
  ),
};
