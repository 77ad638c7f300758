import { hour as ink } from './common-hour.ts';
import { disc, group, letters, type Point, polar, polygon, shape, smooth, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, uneven } from './shapes.ts';

const [eyeX, eyeY] = [480, 560];

/** A line of points through the water, thick at the body and thin at its tip. */
const outlineOf = (points: readonly Point[], thick: number): string => {
  const edge = (sign: 1 | -1): Point[] =>
    points.map((point, index) => {
      const [before = point, after = point] = [points[index - 1], points[index + 1]];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const half = sign * (thick * (1 - index / (points.length - 1)) ** 0.8 + 7);
      return [point[0] - (dy / length) * half, point[1] + (dx / length) * half];
    });
  return smooth([...edge(1), ...edge(-1).reverse()]);
};

const arm = (points: readonly Point[], thick: number, fill: string): string =>
  shape(outlineOf(points, thick), fill) +
  points
    .slice(1, -1)
    .map(([x, y], index) => disc(x, y, thick * 0.26 * (1 - index / 8), ink.peach))
    .join('');

/** Ten arms out of the one body: what they hold is what the table pays. Far ones lie behind the boats, near ones before them. */
const far: readonly (readonly Point[])[] = [
  [
    [440, 640],
    [330, 600],
    [230, 520],
    [170, 410],
    [160, 300],
    [206, 236],
    [256, 262],
  ],
  [
    [520, 640],
    [640, 590],
    [730, 510],
    [790, 400],
    [812, 290],
    [764, 226],
    [716, 250],
  ],
  [
    [420, 680],
    [280, 690],
    [150, 640],
    [60, 560],
    [20, 470],
    [46, 396],
    [100, 404],
  ],
  [
    [540, 680],
    [680, 690],
    [810, 640],
    [900, 556],
    [944, 460],
    [914, 386],
    [860, 396],
  ],
];
const near: readonly (readonly Point[])[] = [
  [
    [430, 700],
    [320, 770],
    [190, 780],
    [90, 720],
    [36, 760],
    [60, 834],
    [124, 826],
  ],
  [
    [530, 700],
    [640, 770],
    [770, 776],
    [868, 716],
    [926, 750],
    [906, 826],
    [842, 822],
  ],
  [
    [446, 720],
    [380, 830],
    [270, 890],
    [150, 880],
    [86, 930],
    [120, 1000],
    [184, 978],
  ],
  [
    [514, 720],
    [580, 830],
    [690, 890],
    [806, 874],
    [878, 922],
    [846, 996],
    [782, 976],
  ],
  [
    [466, 730],
    [440, 850],
    [380, 940],
    [330, 1000],
    [350, 1052],
    [406, 1044],
    [408, 996],
  ],
  [
    [494, 730],
    [522, 850],
    [580, 940],
    [632, 1000],
    [614, 1054],
    [556, 1046],
    [554, 996],
  ],
];

/** What is held at an arm's tip, a coin of the sun. */
const coin = (points: readonly Point[], radius: number): string => {
  const [x, y] = points.at(-1) ?? [0, 0];
  return disc(x, y, radius + 7, ink.night) + disc(x, y, radius, ink.sun) + disc(x, y, radius * 0.56, ink.peach);
};

const mantle = `M${eyeX} 176C${eyeX + 96} 250 ${eyeX + 128} 330 ${eyeX + 140} 402C${eyeX + 250} 352 ${eyeX + 300} 420 ${eyeX + 236} 520C${eyeX + 196} 508 ${eyeX + 166} 512 ${eyeX + 142} 536C${eyeX + 150} 640 ${eyeX + 96} 736 ${eyeX} 744C${eyeX - 96} 736 ${eyeX - 150} 640 ${eyeX - 142} 536C${eyeX - 166} 512 ${eyeX - 196} 508 ${eyeX - 236} 520C${eyeX - 300} 420 ${eyeX - 250} 352 ${eyeX - 140} 402C${eyeX - 128} 330 ${eyeX - 96} 250 ${eyeX} 176Z`;

const eye = (x: number): string =>
  disc(x, eyeY + 62, 50, ink.night) +
  disc(x, eyeY + 62, 41, ink.cream) +
  shape(
    `M${x - 28} ${eyeY + 62}Q${x} ${eyeY + 36} ${x + 28} ${eyeY + 62}Q${x} ${eyeY + 88} ${x - 28} ${eyeY + 62}Z`,
    ink.night,
  );

const freckles = series(15, (index) => {
  const [row, side] = [Math.floor(index / 3), (index % 3) - 1];
  const [x, y] = [eyeX + side * (34 + row * 13) + (uneven(index) - 0.5) * 16, 322 + row * 54 + Math.abs(side) * 26];
  return side === 0 ? '' : disc(x, y, 8 + uneven(index + 80) * 8, ink.peach);
});

const kraken =
  far.map((points) => arm(points, 40, ink.coral)).join('') +
  far.map((points) => shape(outlineOf(points, 40), ink.night, 'opacity=".2"')).join('') +
  shape(mantle, ink.coral) +
  stroke(`M${eyeX} 236V430`, ink.peach, 10, 'stroke-linecap="round"') +
  freckles +
  near.map((points) => arm(points, 44, ink.coral)).join('') +
  eye(eyeX - 70) +
  eye(eyeX + 70) +
  [...far, ...near].map((points, index) => coin(points, index < far.length ? 24 : 28)).join('');

/** One of those who share the water, small against what comes up among them: a boat, and a harpoon that points at it. */
const boat = (x: number, y: number, scale: number, turned: 1 | -1, hull: string): string =>
  group(
    `translate(${x} ${y}) scale(${scale * turned} ${scale})`,
    shape('M-70 -8H70Q62 20 38 24H-42Q-62 18 -70 -8Z', ink.night) +
      shape('M-70 -8H70L66 4H-66Z', hull) +
      disc(-18, -48, 13, ink.night) +
      shape('M-38 -8Q-40 -36 -18 -36T4 -8Z', ink.night) +
      stroke('M4 -18L62 -46', ink.night, 8, 'stroke-linecap="round"'),
  );

const bands: readonly (readonly [number, string, string])[] = [
  [330, ink.haze, ''],
  [520, ink.sky, 'opacity=".55"'],
  [740, ink.sky, ''],
  [980, ink.night, 'opacity=".55"'],
];
const swell = (y: number, index: number): string =>
  `M0 ${y}${series(4, (wave) => `Q${wave * 320 + 160 - index * 90} ${y + (wave % 2 ? -34 : 34)} ${(wave + 1) * 320 - index * 60} ${y}`)}V1280H0Z`;

const rays = series(14, (index) => {
  const [ax, ay] = polar(480, 330, 900, index / 14 - 0.01);
  const [bx, by] = polar(480, 330, 900, index / 14 + 0.018);
  return shape(polygon([480, 330], [ax, ay], [bx, by]), ink.sun, 'opacity=".34"');
});

/** It comes up by the clock, out of the one sea that they all share. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.cream) +
      rays +
      disc(480, 330, 236, ink.sun) +
      bands.map(([y, wash, more], index) => shape(swell(y, index), wash, more)).join('') +
      boat(318, 338, 0.46, 1, ink.cream) +
      boat(660, 336, 0.42, -1, ink.cream) +
      boat(70, 348, 0.74, 1, ink.cream) +
      boat(892, 344, 0.7, -1, ink.sun) +
      kraken +
      shape('M0 1064C160 1020 300 1090 480 1060S800 1020 960 1070V1280H0Z', ink.night) +
      letters('Open Reef', { x: 480, y: 1206, size: 214, align: 'middle' }, ink.cream),
  ),
};
