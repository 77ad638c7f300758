import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, polygon, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const next = scatter(31);
const stars = repeat(80, () => disc(next() * 960, next() * 620, 1.5 + next() * 3.2, ink.cream)).join('');

/** The lights over the ice, curtain behind curtain. */
const lights =
  shape(
    'M-20 250C160 120 300 330 480 220C660 110 780 300 980 180V520C780 640 660 450 480 560C300 670 160 460 -20 590Z',
    ink.lagoon,
    'opacity=".75"',
  ) +
  shape(
    'M-20 360C180 260 320 430 520 330C700 240 820 410 980 320V560C820 650 700 480 520 570C320 670 180 500 -20 600Z',
    ink.moss,
    'opacity=".9"',
  ) +
  shape(
    'M-20 470C200 400 360 530 560 450C740 380 840 500 980 440V600C840 660 740 540 560 610C360 690 200 560 -20 630Z',
    ink.mulberry,
    'opacity=".8"',
  ) +
  repeat(24, (ray) =>
    stroke(`M${ray * 42} ${250 + 60 * Math.sin(ray)}V${560 + 40 * Math.cos(ray)}`, ink.cream, 3, 'opacity=".1"'),
  ).join('');

/** A mast with its yards, furled sails and stays. */
const mast = (x: number, height: number, yards: readonly number[]): string =>
  rect(x - 7, 780 - height, 14, height, ink.dark) +
  yards
    .map(
      (y) =>
        rect(x - 92, y, 184, 9, ink.dark) +
        shape(
          `M${x - 84} ${y + 8}Q${x - 42} ${y + 44} ${x} ${y + 14}Q${x + 42} ${y + 44} ${x + 84} ${y + 8}Z`,
          ink.cream,
        ) +
        shape(`M${x} ${y + 14}Q${x + 42} ${y + 44} ${x + 84} ${y + 8}L${x} ${y + 8}Z`, ink.sky),
    )
    .join('') +
  stroke(`M${x} ${790 - height}L${x - 120} 780M${x} ${790 - height}L${x + 120} 780`, ink.dark, 3);

/** The ship, heeled by the ice that holds her. */
const ship = group(
  'rotate(-7 480 800) translate(0 -6)',
  mast(330, 400, [440, 540, 640]) + mast(500, 450, [390, 500, 610]) + mast(656, 350, [480, 580]),
  stroke('M740 770L880 690M500 340L800 720M330 390L180 760', ink.dark, 5),
  shape('M180 760H790L740 880Q720 910 660 910H290Q230 900 214 860Z', ink.chestnut),
  shape('M180 760H790L780 786H190Z', ink.amber),
  shape('M200 820H766L740 880Q720 910 660 910H290Q230 900 214 860Z', ink.dark),
  repeat(7, (port) => disc(270 + port * 72, 804, 11, ink.amber)).join(''),
);

const floe = (points: readonly (readonly [number, number])[], fill: string): string => shape(polygon(...points), fill);

/** Ice pressed up about the hull, in front of her. */
const ice =
  floe(
    [
      [0, 860],
      [110, 800],
      [190, 850],
      [260, 806],
      [340, 880],
      [440, 842],
      [540, 896],
      [640, 850],
      [730, 884],
      [800, 810],
      [880, 850],
      [960, 806],
      [960, 1280],
      [0, 1280],
    ],
    ink.sky,
  ) +
  floe(
    [
      [0, 908],
      [90, 866],
      [180, 910],
      [300, 880],
      [400, 930],
      [520, 900],
      [640, 940],
      [760, 896],
      [860, 930],
      [960, 880],
      [960, 1280],
      [0, 1280],
    ],
    ink.cream,
  ) +
  stroke('M90 866L130 960L60 1010M300 880L280 960L350 1000M640 940L610 1000M860 930L830 990L900 1020', ink.sky, 6);

/** A ship in the ice under the northern lights, as her log would have it. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.dark) +
      rect(0, 420, 960, 460, ink.indigo) +
      stars +
      lights +
      shape('M0 800L120 700L220 770L330 690L420 780L560 736L700 776L840 690L960 770V880H0Z', ink.blue) +
      ship +
      ice +
      letters('Polar', { x: 56, y: 238, size: 264 }, ink.cream) +
      letters('Logbook', { x: 480, y: 1210, size: 262, align: 'middle' }, ink.rust),
  ),
};
