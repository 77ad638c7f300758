import { letters, stroke } from './draw.ts';
import { tubes as ink } from './fifth-draw.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

/** A bent tube of gas: two halos, the colour, and the white where it burns. */
const tube = (d: string, colour: string, width = 15): string =>
  stroke(d, colour, width * 5.2, 'opacity="0.1" stroke-linejoin="round" stroke-linecap="round"') +
  stroke(d, colour, width * 2.4, 'opacity="0.22" stroke-linejoin="round" stroke-linecap="round"') +
  stroke(d, colour, width, 'stroke-linejoin="round" stroke-linecap="round"') +
  stroke(d, ink.white, width * 0.34, 'stroke-linejoin="round" stroke-linecap="round"');

/** A diamond with hollow sides around a centre, half as wide as it is high. */
const diamond = (x: number, y: number, half: number): string => {
  const [w, b] = [half * 0.72, half * 0.13];
  return (
    `M${x} ${y - half}Q${x + b} ${y - half * 0.42} ${x + w} ${y}Q${x + b} ${y + half * 0.42} ${x} ${y + half}` +
    `Q${x - b} ${y + half * 0.42} ${x - w} ${y}Q${x - b} ${y - half * 0.42} ${x} ${y - half}Z`
  );
};

const wall = series(26, (index) => stroke(`M0 ${index * 50}H960`, ink.blue, 2, 'opacity="0.07"'));

/** Two diamonds, and each of them twice: everything on this machine is paid double and double again. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.night)}${wall}` +
      tube(diamond(356, 400, 352), ink.pink) +
      tube(diamond(604, 400, 352), ink.blue) +
      tube(diamond(356, 400, 236), ink.pink, 11) +
      tube(diamond(604, 400, 236), ink.blue, 11) +
      tube('M120 812H840', ink.pink, 7) +
      letters('Double', { x: 480, y: 948, size: 168, align: 'middle' }, ink.pink) +
      letters('Double', { x: 480, y: 1090, size: 168, align: 'middle' }, ink.blue) +
      letters('Bonus', { x: 480, y: 1232, size: 168, align: 'middle' }, ink.white),
  ),
};
