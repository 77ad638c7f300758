import { disc, group, letters, rect, repeat, screen, shape, stroke } from './draw.ts';
import { paperBoat as ink } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

/** Eight stripes of the awning with their scallops. */
const awning = repeat(8, (strip) =>
  shape(`M${strip * 120} 0H${strip * 120 + 120}V300A60 60 0 0 1 ${strip * 120} 300Z`, strip % 2 ? ink.paper : ink.pink),
);

/** A wicker basket with what looks out of it; 360 wide, its rim at the origin. */
const basket = (x: number, y: number, content: string): string =>
  group(
    `translate(${x} ${y})`,
    stroke('M-150 6C-140-230 140-230 150 6', ink.night, 20),
    stroke('M-150 6C-140-230 140-230 150 6', ink.kraft, 10),
    content,
    shape('M-180 0H180L146 210Q144 224 128 224H-128Q-144 224-146 210Z', ink.kraft),
    stroke(
      repeat(4, (row) =>
        repeat(6, (along) => `M${-168 + along * 56 + (row % 2) * 28} ${34 + row * 48}q28 26 56 0`).join(''),
      ).join(''),
      ink.night,
      6,
    ),
    rect(-190, -14, 380, 34, ink.night),
    rect(-184, -8, 368, 22, ink.kraft),
  );

const loaves = group(
  'translate(0 -46)',
  shape('M-140 60L-70-120Q-40-150-14-118L20 60Z', ink.sun),
  shape('M-30 60L36-96Q70-130 98-94L128 60Z', ink.kraft, `stroke="${ink.night}" stroke-width="6"`),
  stroke('M-78-60L-36-72M-92-14L-28-32M40-44L88-56M30 0L100-16', ink.night, 8),
);

const cherries = group(
  'translate(0 -20)',
  ...[
    [-96, 6],
    [-40, -34],
    [24, 2],
    [92, -26],
    [-8, 22],
    [128, 20],
    [-140, 24],
  ].map(
    ([x = 0, y = 0]) =>
      disc(x, y, 42, ink.pink, `stroke="${ink.night}" stroke-width="6"`) + disc(x - 14, y - 14, 9, ink.paper),
  ),
  stroke('M-40-70C-30-130 6-150 40-160M92-66C86-120 66-146 40-160', ink.night, 7),
  shape('M40-160C80-196 140-184 160-136C110-112 70-124 40-160Z', ink.teal),
);

/** The goose walks past it all. */
const goose = group(
  'translate(488 806)',
  shape(
    'M-330 96C-260 60-190 92-130 40C-70-10-96-110-72-190C-46-270 62-284 86-204L176-172L84-146C66-70 92-20 160 20C190 150 60 232-96 222C-220 214-290 170-330 96Z',
    ink.paper,
    `stroke="${ink.night}" stroke-width="9"`,
  ),
  shape('M84-196L182-170L86-146Z', ink.sun),
  disc(36, -196, 13, ink.night),
  shape('M-210 90C-120 40 10 60 60 110C-10 190-150 190-210 90Z', ink.mint),
  stroke('M-160 104C-90 130-30 130 30 112M-120 134C-70 152-30 150 0 140', ink.night, 7),
  stroke('M-90 222L-96 300L-130 312M-96 300L-60 312M0 214L6 300L-26 312M6 300L40 312', ink.sun, 15),
);

/** An awning, two full baskets and the goose: a thousand times the price walks by. */
export const poster: Poster = {
  svg: posterSvg(
    screen('market-shade', ink.night, 12, 2.6) +
      rect(0, 0, 960, 1280, ink.mint) +
      rect(0, 300, 960, 110, 'url(#market-shade)', 'opacity=".35"') +
      awning.join('') +
      rect(0, 0, 960, 34, ink.night) +
      group(
        'translate(0 30)',
        letters(
          'Market',
          { x: 480, y: 250, size: 268, align: 'middle' },
          ink.night,
          `stroke="${ink.paper}" stroke-width="26" paint-order="stroke"`,
        ),
      ) +
      basket(230, 566, loaves) +
      basket(730, 566, cherries) +
      rect(0, 1000, 960, 280, ink.teal) +
      rect(0, 1000, 960, 280, 'url(#market-shade)', 'opacity=".28"') +
      goose +
      letters('Day', { x: 916, y: 1176, size: 270, align: 'end' }, ink.sun),
  ),
};
