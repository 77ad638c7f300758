import { hour as ink } from './common-hour.ts';
import { disc, group, letters, type Point, polygon, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

/** A ball that floats as a lantern does: its light, its white field, its number. */
const lantern = (x: number, y: number, radius: number, fill: string, number: number): string =>
  group(
    `translate(${x} ${y})`,
    disc(0, 0, radius * 1.24, fill, 'opacity=".16"'),
    disc(0, 0, radius, fill),
    shape(
      `M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0A${radius} ${radius * 0.72} 0 0 1 ${-radius} 0Z`,
      ink.night,
      'opacity=".22"',
    ),
    disc(0, -radius * 0.04, radius * 0.6, ink.cream),
    letters(String(number), { x: 0, y: radius * 0.2, size: radius * 0.78, align: 'middle' }, ink.night),
  );

const stars = (): string => {
  const next = scatter(75);
  return series(70, () =>
    disc(next() * 960, next() * 820, 1.5 + next() * 3, ink.cream, `opacity="${(0.25 + next() * 0.6).toFixed(2)}"`),
  );
};

/** A roof with its gable, and the windows behind which everybody is up. */
const house = (x: number, y: number, width: number, fill: string, lit: string): string =>
  shape(polygon([x, 1300], [x, y], [x + width / 2, y - width * 0.42], [x + width, y], [x + width, 1300]), fill) +
  repeat(2, (column) =>
    repeat(3, (row) =>
      rect(
        x + width * (0.18 + column * 0.38),
        y + 26 + row * 74,
        width * 0.24,
        44,
        (column + row) % 3 ? lit : ink.night,
      ),
    ).join(''),
  ).join('');

const places: readonly Point[] = repeat(25, (index): Point => [(index % 5) * 62, Math.floor(index / 5) * 62]);
const daubed = new Set([0, 3, 6, 7, 8, 12, 16, 18, 20, 21, 24, 14]);

/** A card that somebody holds up against the sky. */
const card = group(
  'translate(520 742) rotate(-9)',
  rect(-34, -118, 378, 470, ink.night, 'rx="20" opacity=".35"'),
  rect(-46, -132, 378, 470, ink.cream, 'rx="20"'),
  ['B', 'I', 'N', 'G', 'O']
    .map((head, column) => letters(head, { x: 19 + column * 62, y: -62, size: 62, align: 'middle' }, ink.coral))
    .join(''),
  places
    .map(([x, y], index) =>
      daubed.has(index)
        ? disc(x + 19, y - 4, 25, ink.coral, 'opacity=".85"')
        : rect(x - 7, y - 30, 52, 52, ink.haze, 'rx="8" opacity=".6"'),
    )
    .join(''),
  stroke('M19 -4L267 244', ink.night, 9, 'stroke-linecap="round"'),
);

/** A summer night over the roofs: the balls rise as lanterns, and one card has its line. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.night) +
      shape('M0 620C220 540 420 610 600 560S860 520 960 560V1280H0Z', ink.sky, 'opacity=".5"') +
      shape('M0 800C260 720 500 800 960 700V1280H0Z', ink.sky) +
      stars() +
      letters('Bingo', { x: 480, y: 300, size: 372, align: 'middle' }, ink.cream) +
      lantern(150, 470, 96, ink.coral, 7) +
      lantern(392, 566, 72, ink.sun, 22) +
      lantern(182, 748, 122, ink.peach, 41) +
      lantern(810, 470, 112, ink.haze, 58) +
      lantern(626, 432, 58, ink.turf, 64) +
      lantern(400, 846, 54, ink.coral, 75) +
      house(-40, 1070, 220, ink.coral, ink.sun) +
      house(170, 1120, 180, ink.peach, ink.cream) +
      house(740, 1130, 260, ink.turf, ink.sun) +
      card +
      rect(0, 1116, 960, 164, ink.night) +
      letters('75', { x: 480, y: 1250, size: 170, align: 'middle' }, ink.sun),
  ),
};
