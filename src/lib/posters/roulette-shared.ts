import { hour as ink } from './common-hour.ts';
import { disc, letters, polar, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg, ringSlice } from './poster.ts';
import { ground, series, uneven } from './shapes.ts';

const [x, y, radius] = [480, 610, 400];
const count = 37;

/** The wheel goes up over the roofs as a sun does, and the whole square has one. */
const rays = series(24, (index) =>
  shape(ringSlice(x, y, radius + 34, 1200, index / 24, index / 24 + 1 / 48), ink.sun, 'opacity=".3"'),
);

const pockets = series(count, (index) => {
  const [from, to] = [(index - 0.5) / count, (index + 0.5) / count];
  return shape(
    ringSlice(x, y, 292, 372, from + 0.0012, to - 0.0012),
    index === 0 ? ink.turf : index % 2 ? ink.coral : ink.night,
  );
});

const spokes = series(8, (index) => {
  const [hubX, hubY] = polar(x, y, 96, index / 8 + 1 / 16);
  const [rimX, rimY] = polar(x, y, 276, index / 8 + 1 / 16);
  return (
    stroke(`M${hubX} ${hubY}L${rimX} ${rimY}`, ink.coral, 10, 'stroke-linecap="round"') +
    disc(rimX, rimY, 15, ink.coral)
  );
});

const [ballX, ballY] = polar(x, y, 332, 8 / count);

const wheel =
  disc(x, y, radius + 34, ink.cream) +
  disc(x, y, radius + 14, ink.coral) +
  disc(x, y, radius - 8, ink.peach) +
  pockets +
  disc(x, y, 282, ink.sun) +
  spokes +
  disc(x, y, 104, ink.cream) +
  disc(x, y, 84, ink.coral) +
  disc(x, y, 40, ink.sun) +
  disc(ballX, ballY + 5, 31, ink.night, 'opacity=".45"') +
  disc(ballX, ballY, 29, ink.cream);

/** One of those who look up: a head, shoulders, and perhaps a hat. */
const onlooker = (index: number, row: number): string => {
  const [left, height] = [index * 112 - 60 + row * 48, 56 * uneven(index * 3 + row)];
  const top = 880 + row * 96 - height;
  const cloth = row === 0 ? ink.sky : ink.night;
  const hat =
    uneven(index + row * 7) > 0.55
      ? rect(left + 20, top - 52, 72, 22, cloth, 'rx="9"') + rect(left + 32, top - 92, 48, 52, cloth, 'rx="8"')
      : '';
  return (
    disc(left + 56, top, 40, cloth) +
    hat +
    shape(`M${left - 14} ${top + 270}V${top + 96}A70 66 0 0 1 ${left + 126} ${top + 96}V${top + 270}Z`, cloth)
  );
};

/** Chips that are held up out of the crowd. */
const held = [
  [150, 806, ink.sun],
  [404, 862, ink.cream],
  [628, 828, ink.coral],
  [842, 788, ink.haze],
] as const;
const hands = held
  .map(
    ([handX, handY, fill], index) =>
      stroke(
        `M${handX} ${handY + 26}L${handX + (index % 2 ? -26 : 22)} ${handY + 190}`,
        ink.night,
        34,
        'stroke-linecap="round"',
      ) +
      disc(handX, handY, 48, ink.night) +
      disc(handX, handY, 42, fill) +
      series(6, (spot) => shape(ringSlice(handX, handY, 29, 42, spot / 6, spot / 6 + 0.07), ink.night)) +
      disc(handX, handY, 12, ink.night, 'opacity=".35"'),
  )
  .join('');

/** Everybody on the square under one wheel. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.haze) +
      shape('M0 780C200 700 420 760 560 720S840 690 960 730V1280H0Z', ink.peach, 'opacity=".7"') +
      rays +
      wheel +
      repeat(10, (index) => onlooker(index, 0)).join('') +
      hands +
      repeat(9, (index) => onlooker(index, 1)).join('') +
      rect(0, 1090, 960, 190, ink.night) +
      letters('Roulette', { x: 480, y: 1236, size: 214, align: 'middle' }, ink.cream) +
      letters('Shared', { x: 480, y: 142, size: 168, align: 'middle' }, ink.night),
  ),
};
