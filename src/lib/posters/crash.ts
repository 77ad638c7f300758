import { hour as ink } from './common-hour.ts';
import { clipped, disc, group, letters, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, short, uneven } from './shapes.ts';

/** One level of the air: level at the left, carried up more and more steeply towards the right. */
const climb = (base: number, lift: number): string =>
  Array.from({ length: 33 }, (_, index) => {
    const x = index * 31;
    return `${short(x)} ${short(base - lift * (Math.exp(x / 300) - 1) + 14 * Math.sin(x / 90 + base))}`;
  }).join('L');

const layer = (base: number, lift: number): string => `M${climb(base, lift)}L992 1300H0Z`;

const layers: readonly { base: number; lift: number; wash: string; weather?: string }[] = [
  {
    base: 560,
    lift: 36,
    wash: ink.sky,
    weather: series(260, (index) =>
      disc(Math.round(uneven(index) * 960), Math.round(uneven(index + 500) * 700), 5, ink.cream),
    ),
  },
  {
    base: 650,
    lift: 37,
    wash: ink.haze,
    weather: series(50, (index) => stroke(`M${index * 40 - 900} 1280l900 -1280`, ink.cream, 6)),
  },
  { base: 760, lift: 38, wash: ink.cream },
  { base: 830, lift: 38, wash: ink.peach },
  { base: 912, lift: 38, wash: ink.coral },
];

const air = layers
  .map(({ base, lift, wash, weather = '' }, index) => {
    const d = layer(base, lift);
    return shape(d, wash) + clipped(`updraft-${index}`, d, weather);
  })
  .join('');

/** A paper glider, its nose at 0 0, flying to the right. */
const glider =
  shape('M0 0L-420 -150L-282 -2Z', ink.peach) +
  shape('M0 0L-282 -2L-250 86Z', ink.coral) +
  shape('M0 0L-250 86L-276 232Z', ink.cream);

/** The way it has come: the curve of the game. */
const wake = stroke('M-20 496C160 486 350 430 462 336', ink.cream, 7, 'stroke-dasharray="4 22" stroke-linecap="round"');

/** A sheet of paper rides the one warm stream through the layers of the weather. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.night) +
      disc(196, 560, 132, ink.sun) +
      air +
      wake +
      group('translate(770 118) rotate(-24) scale(1.2)', glider) +
      letters('Updraft', { x: 480, y: 1174, size: 346, align: 'middle' }, ink.cream),
  ),
};
