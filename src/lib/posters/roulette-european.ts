import { meridian as ink } from './meridian.ts';
import { outline } from './outline.ts';
import { onCircle, type Poster, posterSvg, ringSlice } from './poster.ts';

/** The pockets of a single-zero wheel, clockwise. */
const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

const [cx, cy] = [480, 1062];
const slice = 1 / wheelOrder.length;
/** Turns the wheel so that the zero stands a little left of the top and the ball, in 32, a little right. */
const turned = -0.75 * slice;
const angleOf = (index: number): number => turned + index * slice;
const inkOf = (pocket: number, index: number): string => (pocket === 0 ? ink.green : index % 2 ? ink.red : ink.black);

const circle = (radius: number, fill: string, extra = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}" ${extra}/>`;

const pockets = wheelOrder.map((pocket, index) => {
  const [from, to] = [angleOf(index) - slice / 2, angleOf(index) + slice / 2];
  const number = outline(String(pocket), { x: cx, y: cy - 497, size: 58, align: 'middle' });
  return (
    `<path d="${ringSlice(cx, cy, 385, 560, from, to)}" fill="${inkOf(pocket, index)}"/>` +
    `<path d="${number}" fill="${ink.paper}" transform="rotate(${(angleOf(index) * 360).toFixed(3)} ${cx} ${cy})"/>`
  );
});

const frets = wheelOrder.map((_, index) => {
  const at = angleOf(index) + slice / 2;
  return `M${onCircle(cx, cy, 385, at)}L${onCircle(cx, cy, 470, at)}`;
});

const cone = Array.from({ length: 8 }, (_, index) => ringSlice(cx, cy, 0, 372, index / 8, index / 8 + 1 / 16));

const turret = Array.from({ length: 4 }, (_, index) => {
  const at = 0.06 + index / 4;
  return (
    `<path d="M${cx} ${cy}L${onCircle(cx, cy, 190, at)}" stroke="${ink.brass}" stroke-width="20" stroke-linecap="round"/>` +
    `<circle cx="${onCircle(cx, cy, 196, at).split(' ')[0]}" cy="${onCircle(cx, cy, 196, at).split(' ')[1]}" r="27" fill="${ink.brass}"/>`
  );
});

const [ballX = '', ballY = ''] = onCircle(cx, cy, 430, angleOf(1)).split(' ');

const wheel = [
  circle(640, ink.wood),
  circle(612, ink.black),
  circle(604, 'none', `stroke="${ink.brass}" stroke-width="4"`),
  circle(568, ink.brass),
  ...pockets,
  circle(472, 'none', `stroke="${ink.paper}" stroke-opacity=".85" stroke-width="3"`),
  `<path d="${frets.join('')}" stroke="${ink.brass}" stroke-width="5"/>`,
  circle(385, ink.brass),
  circle(376, ink.wood),
  `<path d="${cone.join('')}" fill="#5d3a25"/>`,
  circle(250, 'none', `stroke="${ink.brass}" stroke-width="3"`),
  ...turret,
  circle(92, ink.brass),
  circle(74, ink.wood),
  circle(42, ink.brass),
  circle(16, ink.paper),
  `<circle cx="${Number(ballX) + 7}" cy="${Number(ballY) + 9}" r="25" fill="#000" fill-opacity=".4"/>`,
  `<circle cx="${ballX}" cy="${ballY}" r="25" fill="#fffaf0"/>`,
];

const title =
  `<path d="${outline('European', { x: 480, y: 182, size: 186, align: 'middle' })}" fill="${ink.black}"/>` +
  `<path d="${outline('Roulette', { x: 480, y: 372, size: 186, align: 'middle' })}" fill="${ink.red}"/>`;

/** Cream paper, the name, and a wheel that rises from below the edge like a sun, the ball at rest in 32 red. */
export const poster: Poster = {
  svg: posterSvg(`<rect width="960" height="1280" fill="${ink.paper}"/>${title}${wheel.join('')}`),
};
