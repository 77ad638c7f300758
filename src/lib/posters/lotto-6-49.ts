import { hour as ink } from './common-hour.ts';
import { disc, group, letters, polar, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

const [x, y] = [480, 560];

/** A ball with its field and number, lit from the left as the whole square is. */
const ball = (cx: number, cy: number, radius: number, fill: string, number: number): string =>
  disc(cx, cy + radius * 0.09, radius, ink.night, 'opacity=".35"') +
  disc(cx, cy, radius, fill) +
  disc(cx - radius * 0.08, cy - radius * 0.05, radius * 0.6, ink.cream) +
  letters(
    String(number),
    { x: cx - radius * 0.08, y: cy + radius * 0.23, size: radius * 0.82, align: 'middle' },
    ink.night,
  );

/** The tower's clock stands at eight, and its face is the drum. */
const face =
  disc(x, y, 352, ink.night) +
  disc(x, y, 332, ink.cream) +
  series(12, (index) => {
    const [fromX, fromY] = polar(x, y, index % 3 ? 300 : 284, index / 12);
    const [toX, toY] = polar(x, y, 322, index / 12);
    return stroke(`M${fromX} ${fromY}L${toX} ${toY}`, ink.night, index % 3 ? 8 : 18, 'stroke-linecap="round"');
  });

const hand = (length: number, width: number, turns: number): string => {
  const [tipX, tipY] = polar(x, y, length, turns);
  return stroke(`M${x} ${y}L${tipX} ${tipY}`, ink.night, width, 'stroke-linecap="round"');
};

const seven = [
  [378, 420, 74, ink.coral, 7],
  [574, 418, 74, ink.sky, 24],
  [322, 592, 74, ink.turf, 11],
  [636, 590, 74, ink.coral, 49],
  [404, 744, 74, ink.sun, 3],
  [562, 748, 74, ink.peach, 36],
] as const;

const tower =
  shape('M92 1280V420A388 388 0 0 1 868 420V1280Z', ink.coral) +
  shape('M868 420V1280H640V960A360 360 0 0 0 840 560V300A388 388 0 0 1 868 420Z', ink.night, 'opacity=".16"') +
  series(7, (row) => stroke(`M92 ${938 + row * 52}H868`, ink.peach, 3, 'opacity=".55"')) +
  shape('M40 420A440 440 0 0 1 920 420H868A388 388 0 0 0 92 420Z', ink.peach);

const pigeon = (cx: number, cy: number, size: number): string =>
  group(
    `translate(${cx} ${cy}) scale(${size})`,
    shape('M0 0C14-26 38-30 52-14C70-28 92-26 104-6C86-8 70 0 58 14C44 4 20 2 0 0Z', ink.cream),
  );

/** Eight in the evening: six balls stand where the hours would. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.sky) +
      shape('M0 0H960V300C700 200 300 360 0 240Z', ink.night, 'opacity=".55"') +
      shape('M0 700C260 620 520 720 960 610V1280H0Z', ink.haze, 'opacity=".6"') +
      repeat(5, (index) => pigeon(30 + index * 196, 96 + (index % 2) * 74, 0.7 + (index % 3) * 0.2)).join('') +
      tower +
      face +
      hand(250, 20, 0) +
      hand(176, 30, 8 / 12) +
      seven.map(([cx, cy, radius, fill, number]) => ball(cx, cy, radius, fill, number)).join('') +
      disc(x, y, 34, ink.night) +
      disc(x, y, 16, ink.sun) +
      rect(0, 1000, 960, 280, ink.night) +
      letters('6 of 49', { x: 480, y: 1216, size: 262, align: 'middle' }, ink.cream),
  ),
};
