import { disc, letters, type Point, rect, shape, stroke } from './draw.ts';
import { enamel as ink } from './fifth-draw.ts';
import { pip } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

/** A lamp in its socket: halo, glass, filament. */
const bulb = (x: number, y: number, radius: number): string =>
  disc(x, y, radius * 1.9, ink.bulb, 'opacity="0.16"') +
  disc(x, y, radius, ink.bulb) +
  disc(x, y, radius * 0.45, ink.hot);

/** Lamps in even steps from one point to another, both ends included. */
const row = ([x, y]: Point, [toX, toY]: Point, count: number, radius: number): string =>
  series(count, (index) => {
    const share = index / (count - 1);
    return bulb(x + (toX - x) * share, y + (toY - y) * share, radius);
  });

const foot = 842;
const tip = 168;
/** The letter as sheet metal, and the lamps that run along its strokes. */
const ace =
  shape(`M416 ${tip - 62}H544L806 ${foot + 52}H640L592 726H368L320 ${foot + 52}H154Z`, ink.red) +
  stroke(
    `M416 ${tip - 62}H544L806 ${foot + 52}H640L592 726H368L320 ${foot + 52}H154Z`,
    ink.cream,
    12,
    'stroke-linejoin="round"',
  ) +
  shape('M480 336L554 600H406Z', ink.deep) +
  stroke('M480 336L554 600H406Z', ink.cream, 12, 'stroke-linejoin="round"') +
  row([448, tip], [230, foot], 11, 19) +
  row([512, tip], [730, foot], 11, 19) +
  row([394, 662], [566, 662], 4, 19);

const frame =
  rect(34, 34, 892, 1212, 'none', `rx="54" stroke="${ink.red}" stroke-width="52"`) +
  series(17, (index) => bulb(60 + index * 52.5, 34, 12) + bulb(60 + index * 52.5, 1246, 12)) +
  series(22, (index) => bulb(34, 88 + index * 52.6, 12) + bulb(926, 88 + index * 52.6, 12));

/** An ace over the door in lamps: the hand that this machine pays a bonus for. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.deep)}${frame}${ace}` +
      pip('spade', 150, 190, 104, ink.red) +
      pip('heart', 810, 190, 104, ink.red) +
      letters('Bonus', { x: 480, y: 1052, size: 188, align: 'middle' }, ink.bulb) +
      letters('Poker', { x: 480, y: 1198, size: 188, align: 'middle' }, ink.cream),
  ),
};
