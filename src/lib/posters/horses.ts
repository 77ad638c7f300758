import { hour as ink } from './common-hour.ts';
import { clipped, disc, group, letters, rect, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

/** Head and neck at full stretch, to the right; the poll at 0 -150, the neck runs out to the left and down. */
const horse =
  'M-760 330C-520 120 -250 -110 -24 -152L-12 -232C10 -214 28 -188 32 -150C72 -134 110 -96 152 -56C200 -12 254 26 304 58' +
  'C332 76 344 106 336 130C330 150 308 160 290 156C282 174 264 180 246 168C222 150 190 130 152 116' +
  'C112 124 58 122 18 90C-22 130 -60 220 -96 420V1400H-760Z';
const neck = 'M-900 -200H-70C-40 -40 -60 120 -140 420V1400H-900Z';

type Silk = { coat: string; ground: string; pattern: string };
const stripes = (colour: string): string =>
  series(12, (index) => stroke(`M${-760 + index * 76} 700l300 -900`, colour, 34));
const hoops = (colour: string): string =>
  series(18, (index) => stroke(`M-760 ${-140 + index * 64}L0 ${-340 + index * 64}`, colour, 30));
const spots = (colour: string): string =>
  series(110, (index) =>
    disc(-730 + (index % 10) * 74 + (Math.floor(index / 10) % 2) * 37, -170 + Math.floor(index / 10) * 62, 20, colour),
  );
const checks = (colour: string): string =>
  series(135, (index) =>
    rect(-740 + (index % 9) * 88 + (Math.floor(index / 9) % 2) * 44, -180 + Math.floor(index / 9) * 44, 44, 44, colour),
  );
const chevrons = (colour: string): string =>
  series(11, (index) => stroke(`M${-760 + index * 80} -200l110 240l-110 240`, colour, 32));
const lozenges = (colour: string): string =>
  series(110, (index) => {
    const [x, y] = [-740 + (index % 10) * 76 + (Math.floor(index / 10) % 2) * 38, -170 + Math.floor(index / 10) * 60];
    return shape(`M${x} ${y - 52}l30 52l-30 52l-30 -52Z`, colour);
  });

const silks: readonly Silk[] = [
  { coat: '#5b3322', ground: ink.coral, pattern: spots(ink.cream) },
  { coat: '#2a1d1a', ground: ink.sun, pattern: stripes(ink.night) },
  { coat: '#8a4a26', ground: ink.night, pattern: chevrons(ink.haze) },
  { coat: '#9c9489', ground: ink.cream, pattern: hoops(ink.coral) },
  { coat: '#3b2620', ground: ink.sky, pattern: lozenges(ink.sun) },
  { coat: '#a65f2e', ground: ink.cream, pattern: checks(ink.night) },
  { coat: '#2a1d1a', ground: ink.coral, pattern: stripes(ink.sun) },
  { coat: '#6e3c24', ground: ink.night, pattern: spots(ink.peach) },
];

/** How far each is ahead, in units. */
const lead = [40, 96, 10, 70, 120, 30, 84, 52];

const runner = ({ coat, ground: cloth, pattern }: Silk, index: number): string =>
  group(
    `translate(${440 + (lead[index] ?? 0)} ${500 + index * 97}) scale(.82)`,
    shape(horse, coat) +
      clipped(
        `downs-neck-${index}`,
        neck,
        clipped(`downs-horse-${index}`, horse, rect(-900, -300, 900, 1800, cloth) + pattern),
      ) +
      stroke(horse, ink.cream, 7) +
      stroke('M20 90C60 40 70 -40 32 -150M60 60L208 100M196 -16L190 128', ink.cream, 8) +
      disc(92, -56, 13, ink.cream) +
      shape('M296 78q26 4 20 26q-18 4-20-26Z', ink.cream),
  );

const post =
  rect(880, 250, 22, 1100, ink.cream) +
  series(12, (index) => rect(880, 300 + index * 96, 22, 48, ink.coral)) +
  disc(891, 246, 46, ink.coral) +
  disc(891, 246, 26, ink.cream);

/** Eight heads before the post, each in its owner's silks. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.haze) +
      shape('M0 450C240 360 460 430 640 380S900 360 960 330V1280H0Z', ink.turf) +
      post +
      silks.map(runner).join('') +
      letters('Eight at', { x: 48, y: 146, size: 178 }, ink.night) +
      letters('the Downs', { x: 48, y: 300, size: 178 }, ink.night),
  ),
};
