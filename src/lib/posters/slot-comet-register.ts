import { lantern as ink } from './brass-lantern.ts';
import { clipped, disc, group, type Point, polar, polygon, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { arched, layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

const [cx, cy, radius] = [480, 640, 400];
const sky = `M${cx - radius} ${cy}A${radius} ${radius} 0 1 1 ${cx + radius} ${cy}A${radius} ${radius} 0 1 1 ${cx - radius} ${cy}Z`;

const next = scatter(77);
const stars = repeat(120, () => {
  const [x, y] = polar(cx, cy, Math.sqrt(next()) * radius, next());
  return disc(x, y, 1.6 + next() * 3.2, ink.cream, 'opacity=".9"');
}).join('');

/** A star of a figure: the brighter, the more points. */
const star = ([x, y]: Point, size: number): string =>
  shape(polygon(...repeat(8, (index) => polar(x, y, index % 2 ? size * 0.36 : size, index / 8))), ink.lemon);

/** A figure of the sky, star joined to star. */
const figure = (...points: readonly Point[]): string =>
  stroke(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`, ink.sky, 3, 'opacity=".7"') +
  points.map((point, index) => star(point, index % 2 ? 11 : 16)).join('');

/** The chart: hours and circles about the pole, as an atlas engraves them. */
const chart =
  repeat(4, (ring) =>
    disc(cx, cy, 92 + ring * 88, 'none', `stroke="${ink.sky}" stroke-width="2.5" opacity=".35"`),
  ).join('') +
  repeat(12, (ray) => {
    const [x, y] = polar(cx, cy, 92, ray / 12);
    const [farX, farY] = polar(cx, cy, radius, ray / 12);
    return stroke(`M${x} ${y}L${farX} ${farY}`, ink.sky, 2.5, 'opacity=".3"');
  }).join('') +
  disc(cx, cy, 240, 'none', `stroke="${ink.amber}" stroke-width="4" stroke-dasharray="4 14" stroke-linecap="round"`);

const limb =
  disc(cx, cy, radius + 44, ink.chestnut) +
  disc(cx, cy, radius + 38, ink.amber) +
  disc(cx, cy, radius + 8, ink.chestnut) +
  repeat(120, (degree) => {
    const [x, y] = polar(cx, cy, radius + 10, degree / 120);
    const [farX, farY] = polar(cx, cy, radius + (degree % 10 ? 22 : 36), degree / 120);
    return stroke(`M${x} ${y}L${farX} ${farY}`, ink.chestnut, degree % 10 ? 3 : 6);
  }).join('');

/** The comet comes down across the plate and past its edge, tail upon tail. */
const comet =
  shape('M1010 20C720 110 420 330 246 600L354 706C560 560 860 320 1010 200Z', ink.mulberry, 'opacity=".92"') +
  shape('M1010 62C730 150 450 360 262 616L346 690C560 540 840 290 1010 172Z', ink.cherry) +
  shape('M1010 92C760 180 490 390 280 632L336 676C560 500 820 270 1010 152Z', ink.copper) +
  shape('M1010 108C740 220 510 430 300 650L324 668C540 480 780 270 1010 138Z', ink.lemon) +
  disc(272, 690, 128, ink.copper, 'opacity=".35"') +
  disc(272, 690, 100, ink.amber) +
  disc(264, 698, 76, ink.lemon) +
  disc(256, 706, 50, ink.ice) +
  repeat(7, (index) => {
    const [x, y] = [430 + index * 78, 560 - index * 56];
    return star([x + (index % 2) * 40, y + (index % 2 ? 54 : -40)], 12 - (index % 3) * 2);
  }).join('');

/** The lines of the register, a hand's entries on them. */
const ledger =
  repeat(4, (line) => stroke(`M84 ${1122 + line * 34}H876`, ink.sky, 3, 'opacity=".8"')).join('') +
  stroke('M150 1096V1236M810 1096V1236', ink.rose, 3);

/** A plate out of the book in which the great comet's returns are kept. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.cream) +
      disc(480, 640, 760, '#fff', 'opacity=".25"') +
      stroke('M34 34H926V1246H34Z', ink.chestnut, 7) +
      stroke('M50 50H910V1230H50Z', ink.chestnut, 2.5) +
      ledger +
      limb +
      clipped(
        'comet-register-sky',
        sky,
        rect(0, 200, 960, 900, ink.indigo),
        disc(620, 500, 330, ink.blue, 'opacity=".35"'),
        chart,
        stars,
        figure([150, 470], [210, 400], [300, 420], [330, 340], [410, 330]),
        figure([560, 820], [640, 780], [700, 840], [790, 800], [740, 900], [640, 930]),
        figure([420, 900], [360, 960], [440, 1000]),
        figure([720, 620], [800, 660], [780, 560]),
      ) +
      comet +
      group(
        'translate(0 0)',
        arched('Comet', { x: 318, y: 226, size: 236, radius: 2400, tracking: 0.03 }, [{ fill: ink.indigo }]),
      ) +
      layered('Register', { x: 480, y: 1222, size: 210, align: 'middle', tracking: 0.05 }, [
        { fill: ink.cream, edge: ink.cream, width: 18 },
        { fill: ink.cherry },
      ]),
  ),
};
