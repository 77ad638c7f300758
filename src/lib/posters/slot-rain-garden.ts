import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, polar, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const next = scatter(63);
const rain = repeat(90, () => {
  const [x, y] = [next() * 1000, next() * 1000];
  return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l-16 62`, ink.sky, 5, 'opacity=".55" stroke-linecap="round"');
}).join('');

/** An umbrella from below, its ribs out of the middle. */
const umbrella = group(
  'translate(480 560)',
  shape(
    'M-400 90C-380 -150 -190 -270 0 -270C190 -270 380 -150 400 90Q330 20 240 90Q160 10 80 90Q0 10 -80 90Q-160 10 -240 90Q-330 20 -400 90Z',
    ink.rust,
  ),
  shape('M0 -270C-110 -200 -220 -70 -240 90Q-160 10 -80 90C-78 -60 -50 -180 0 -270Z', ink.copper),
  shape('M0 -270C110 -200 220 -70 240 90Q160 10 80 90C78 -60 50 -180 0 -270Z', ink.copper),
  shape('M0 -270C-44 -180 -80 -60 -80 90Q0 10 80 90C80 -60 44 -180 0 -270Z', ink.amber),
  stroke('M0 40V420Q0 480 56 480Q104 480 104 434', ink.chestnut, 22, 'stroke-linecap="round"'),
  rect(-8, -310, 16, 46, ink.chestnut, 'rx="8"'),
);

const peony = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    stroke('M0 40Q10 140 -10 260', ink.moss, 14),
    shape('M0 150Q70 96 130 146Q70 190 0 150ZM-4 190Q-76 140 -134 190Q-70 232 -4 190Z', ink.moss),
    repeat(9, (petal) => disc(...polar(0, 0, 66, petal / 9), 46, ink.mulberry)).join(''),
    repeat(7, (petal) => disc(...polar(0, 0, 38, petal / 7), 32, ink.rust)).join(''),
    disc(0, 0, 34, ink.copper),
    repeat(6, (grain) => disc(...polar(0, 0, 16, grain / 6), 6, ink.amber)).join(''),
  );

const drop = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    shape('M0 -48C22 -16 36 0 36 18A36 32 0 0 1 -36 18C-36 0 -22 -16 0 -48Z', ink.sky),
    shape('M0 -48C22 -16 36 0 36 18A36 32 0 0 1 6 50C22 30 20 -4 0 -48Z', ink.blue),
    shape('M-20 14C-20 2 -14 -6 -8 -12Q-12 8 -8 26Q-20 26 -20 14Z', ink.cream),
  );

/** The frog under the umbrella. */
const frog = group(
  'translate(360 930) scale(2.5)',
  shape('M-40 40C-52 22 -36 8 -26 18L-12 40ZM40 40C52 22 36 8 26 18L12 40Z', ink.moss),
  shape('M0 -22C30 -22 38 4 32 24C28 38 -28 38 -32 24C-38 4 -30 -22 0 -22Z', ink.leaf),
  disc(-17, -24, 13, ink.leaf) + disc(17, -24, 13, ink.leaf),
  disc(-17, -26, 8.5, ink.cream) + disc(17, -26, 8.5, ink.cream),
  disc(-16, -26, 4.5, ink.dark) + disc(18, -26, 4.5, ink.dark),
  stroke('M-20 2Q0 16 20 2', ink.dark, 4, 'stroke-linecap="round"'),
  shape('M-18 22Q0 12 18 22Q14 34 0 34Q-14 34 -18 22Z', ink.cream),
);

/** A frog keeps dry among the peonies. */
export const rainGardenPoster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.teal) +
      shape('M0 0H960V240C840 310 760 250 660 290C560 330 470 260 360 300C240 340 120 270 0 310Z', ink.indigo) +
      shape('M0 860Q240 780 480 850T960 820V1280H0Z', ink.lagoon) +
      rain +
      peony(150, 830, 1.05) +
      peony(820, 800, 1.2) +
      umbrella +
      frog +
      drop(640, 880, 0.9) +
      drop(566, 800, 0.6) +
      shape('M0 1020Q240 970 480 1016T960 1000V1280H0Z', ink.dark) +
      letters('Rain', { x: 56, y: 226, size: 250 }, ink.cream) +
      letters('Garden', { x: 480, y: 1220, size: 250, align: 'middle' }, ink.leaf),
  ),
};
