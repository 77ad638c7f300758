import { group, letters, polygon, rect, repeat, screen, shape, stroke } from './draw.ts';
import { paperBoat as ink } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

/** A folded plane, nose to the right, about the origin. */
const plane = (
  x: number,
  y: number,
  turned: number,
  scale: number,
  [under, wing, fold]: readonly [string, string, string],
): string =>
  group(
    `translate(${x} ${y}) rotate(${turned}) scale(${scale})`,
    shape(polygon([-200, -40], [240, -60], [-70, 60]), wing),
    shape(polygon([-70, 60], [240, -60], [-20, 150]), under),
    shape(polygon([-70, 60], [240, -60], [-110, 130]), fold),
    stroke('M-200-40L240-60L-70 60ZM-70 60L-110 130L240-60L-20 150L-62 104', ink.night, 7, 'stroke-linejoin="round"'),
  );

/** The page of an exercise book: ruled in teal with a red margin and three holes. */
const page =
  rect(0, 0, 960, 1280, ink.paper) +
  stroke(repeat(21, (line) => `M0 ${60 + line * 60}H960`).join(''), ink.teal, 3, 'opacity=".5"') +
  stroke('M128 0V1280', ink.pink, 6);

/** Where the planes have been. */
const trail = (d: string, colour: string): string =>
  stroke(d, colour, 10, 'stroke-dasharray="4 30" stroke-linecap="round"');

/** Three sheets out of the book are on the wing over it. */
export const poster: Poster = {
  svg: posterSvg(
    screen('planes-sky', ink.teal, 14, 4) +
      page +
      shape('M960 0V700C760 640 700 520 520 500C330 478 270 330 300 180C316 100 350 40 390 0Z', ink.mint) +
      shape(
        'M960 0V520C820 480 760 390 640 372C510 352 470 230 500 120C512 70 530 30 552 0Z',
        'url(#planes-sky)',
        'opacity=".55"',
      ) +
      trail('M-20 700C200 760 330 640 300 540C276 460 190 480 200 560C214 660 420 600 520 470', ink.pink) +
      trail('M40 1010C240 900 420 960 560 860', ink.night) +
      plane(640, 350, -24, 1.2, [ink.kraft, ink.sun, ink.night]) +
      plane(250, 250, 12, 0.62, [ink.teal, ink.paper, ink.night]) +
      plane(716, 800, -14, 0.86, [ink.teal, ink.pink, ink.night]) +
      letters('Paper', { x: 60, y: 1010, size: 250 }, ink.night) +
      letters('Planes', { x: 60, y: 1230, size: 274 }, ink.pink),
  ),
};
