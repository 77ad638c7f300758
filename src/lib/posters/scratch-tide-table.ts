import { disc, group, letters, polygon, rect, repeat, screen, shape, stroke } from './draw.ts';
import { paperBoat as ink } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

/** Four hours of water, low, high, middle, high: the steps of the poster's key. */
const hours = [1, 3, 2, 3];
const steps = (left: number, width: number, ground: number, rise: number): string =>
  `M${left} ${ground}${hours.map((level, hour) => `V${ground - level * rise}H${left + ((hour + 1) * width) / hours.length}`).join('')}V${ground}Z`;

/** The moon in its quarter, a face of dots in it. */
const moon =
  disc(700, 270, 190, ink.sun) +
  disc(622, 232, 178, ink.night) +
  disc(700, 270, 190, 'none', `stroke="${ink.sun}" stroke-width="5" stroke-dasharray="4 18" stroke-linecap="round"`);

/** A wall of stones with an opening cut to the tide. */
const wall =
  rect(0, 560, 960, 420, ink.kraft) +
  stroke(
    repeat(
      6,
      (course) =>
        `M0 ${560 + course * 70}H960` +
        repeat(9, (stone) => `M${stone * 120 + (course % 2) * 60} ${560 + course * 70}v70`).join(''),
    ).join(''),
    ink.night,
    6,
    'opacity=".55"',
  ) +
  shape(steps(200, 560, 980, 118), ink.night, `stroke="${ink.paper}" stroke-width="16" stroke-linejoin="round"`) +
  shape(steps(216, 528, 980, 112), ink.teal) +
  shape(steps(216, 528, 980, 112), 'url(#tide-water)');

/** A small boat that waits for the gate. */
const boat = group(
  'translate(486 920)',
  shape(polygon([-130, 0], [130, 0], [88, 66], [-88, 66]), ink.pink),
  stroke('M-6 0V-190', ink.night, 10),
  shape(polygon([4, -184], [104, -30], [4, -30]), ink.paper),
  shape(polygon([-16, -150], [-90, -30], [-16, -30]), ink.paper),
);

const waves = repeat(5, (row) =>
  stroke(
    `M-40 ${1000 + row * 62}${repeat(9, () => 'q30-34 60 0t60 0').join('')}`,
    row % 2 ? ink.mint : ink.teal,
    13,
    'opacity=".85"',
  ),
);

const stars = [
  [30, 60],
  [500, 70],
  [540, 516],
  [846, 500],
  [920, 70],
  [930, 420],
] as const;

/** The tide stands as the gate is cut, under a young moon. */
export const poster: Poster = {
  svg: posterSvg(
    screen('tide-water', ink.mint, 14, 2.8) +
      rect(0, 0, 960, 1280, ink.night) +
      stars.map(([x, y], index) => disc(x, y, index % 2 ? 5 : 8, ink.paper)).join('') +
      moon +
      wall +
      boat +
      rect(0, 976, 960, 304, ink.night) +
      waves.join('') +
      letters('Tide', { x: 56, y: 300, size: 290 }, ink.mint) +
      letters('Table', { x: 56, y: 520, size: 270 }, ink.paper),
  ),
};
