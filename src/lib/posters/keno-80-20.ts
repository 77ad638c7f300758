import { group, letters, type Point, polygon, rect, repeat, screen, shape, stroke } from './draw.ts';
import { grain, paperBoat as ink, spot } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

const [cx, cy] = [480, 694];

/** One sail of the pinwheel: the sheet's quarter, and its corner folded to the middle. */
const sail = (angle: number): string =>
  `<g transform="rotate(${angle} ${cx} ${cy})">` +
  shape(polygon([cx, cy], [cx, cy - 330], [cx + 300, cy - 330]), ink.paper) +
  shape(polygon([cx, cy], [cx, cy - 330], [cx + 150, cy - 165]), ink.paper) +
  shape(polygon([cx, cy], [cx, cy - 330], [cx + 150, cy - 165]), 'url(#pinwheel-shade)') +
  stroke(
    `${polygon([cx, cy], [cx, cy - 330], [cx + 300, cy - 330])}M${cx} ${cy - 330}L${cx + 150} ${cy - 165}`,
    ink.night,
    5,
    'stroke-linejoin="round"',
  ) +
  '</g>';

/** Twenty places on each sail, in rows that grow with it; the numbers stand upright on all four. */
const rows: readonly (readonly [down: number, count: number])[] = [
  [-302, 6],
  [-262, 5],
  [-222, 4],
  [-184, 3],
  [-146, 2],
];

const places = repeat(4, (quarter) =>
  rows.flatMap(([y, count]) =>
    repeat(count, (index): Point => {
      const span = -y * 0.86;
      const x = 22 + ((index + 0.5) * span) / count;
      const turn = (quarter * Math.PI) / 2;
      return [
        Math.round(cx + x * Math.cos(turn) - y * Math.sin(turn)),
        Math.round(cy + x * Math.sin(turn) + y * Math.cos(turn)),
      ];
    }),
  ),
).flat();

/** The twenty that are drawn on the cover. */
const struck = new Set([2, 5, 9, 14, 18, 23, 26, 31, 33, 38, 41, 47, 50, 52, 58, 61, 66, 70, 73, 78]);

const number = ([x, y]: Point, index: number): string =>
  (struck.has(index) ? spot(x, y, 23, ink.sun) : '') +
  letters(String(index + 1), { x, y: y + 12, size: 38, align: 'middle' }, ink.night);

const stick = shape(`M${cx - 13} ${cy}H${cx + 13}L${cx + 18} 1130H${cx - 18}Z`, ink.kraft);

/** A pinwheel folded from a ticket of eighty numbers; twenty of them are struck in a second ink. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.teal) +
      grain('pinwheel-grain', ink.paper) +
      screen('pinwheel-shade', ink.pink, 12, 2.6) +
      letters('Keno', { x: 480, y: 262, size: 330, align: 'middle' }, ink.paper) +
      stick +
      group(
        `translate(${cx} ${cy}) scale(1.16) translate(${-cx} ${-cy})`,
        ...repeat(4, (index) => sail(index * 90)),
        ...places.map(number),
        spot(cx, cy, 34, ink.pink),
      ) +
      rect(0, 1106, 960, 174, ink.night) +
      letters('80/20', { x: 480, y: 1250, size: 180, align: 'middle' }, ink.paper),
  ),
};
