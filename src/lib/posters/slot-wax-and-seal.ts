import { lantern as ink } from './brass-lantern.ts';
import {
  disc,
  group,
  letters,
  type Point,
  polar,
  polygon,
  rect,
  repeat,
  scatter,
  shape,
  smooth,
  stroke,
} from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

/** Wax that ran as it liked before the ring came down on it. */
const pool = (seed: number, radius: number): string => {
  const next = scatter(seed);
  return smooth(repeat(15, (index): Point => polar(0, 0, radius * (0.9 + next() * 0.2), index / 15)));
};

/** The seal: a lantern in a ring of pearls, pressed into red wax. */
const seal =
  group('translate(14 18)', shape(pool(4, 300), ink.dark, 'opacity=".4"')) +
  shape(pool(4, 300), ink.rust) +
  shape(pool(9, 262), ink.ember) +
  disc(0, 0, 214, ink.chestnut) +
  disc(0, 0, 202, ink.rust) +
  repeat(36, (pearl) => disc(...polar(0, 0, 178, pearl / 36), 9, ink.chestnut)).join('') +
  disc(0, 0, 156, ink.chestnut) +
  disc(0, 0, 149, ink.ember) +
  stroke('M-40 -72Q0 -146 40 -72', ink.chestnut, 13) +
  shape('M-58 -72H58L46 -46H-46ZM-46 64H46L62 100H-62Z', ink.chestnut) +
  stroke('M-44 -46V64M44 -46V64', ink.chestnut, 12) +
  shape('M0 -34C30 -2 30 28 0 44C-30 28 -30 -2 0 -34Z', ink.amber) +
  shape('M0 -6C12 8 12 22 0 30C-12 22 -12 8 0 -6Z', ink.cream) +
  shape('M-214 -150Q-150 -236 -30 -262Q-120 -220 -176 -136Z', ink.cream, 'opacity=".55"');

/** The back of a folded letter: four flaps that meet under the seal. */
const envelope =
  rect(90, 330, 780, 620, ink.cream) +
  shape('M90 950L480 560L870 950Z', ink.amber, 'opacity=".35"') +
  shape('M90 330L480 680L870 330Z', ink.cream) +
  stroke('M90 950L470 590M870 950L490 590', ink.copper, 5) +
  stroke('M90 330L480 680L870 330', ink.copper, 8, 'stroke-linejoin="round"') +
  stroke('M90 330H870V950H90Z', ink.copper, 5);

const drop = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, ink.rust) + disc(x - radius * 0.3, y - radius * 0.3, radius * 0.3, ink.cream, 'opacity=".6"');

/** The stick of wax, its end alight, over the letter. */
const stick = group(
  'translate(800 196) rotate(38)',
  rect(-34, -300, 68, 380, ink.rust),
  rect(-34, -300, 20, 380, ink.ember),
  shape('M-34 80C-30 120 -14 104 -6 132C0 160 12 150 14 124C18 104 32 116 34 80Z', ink.rust),
  shape('M0 60C54 104 60 170 4 214C-50 176 -50 110 0 60Z', ink.amber, 'opacity=".92"'),
  shape('M2 118C24 140 26 168 4 190C-20 172 -20 142 2 118Z', ink.cream),
);

/** A letter, its seal still warm. */
export const waxAndSealPoster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.indigo) +
      repeat(14, (index) =>
        shape(
          polygon([index * 140 - 500, 0], [index * 140 - 470, 0], [index * 140 + 160, 1280], [index * 140 + 130, 1280]),
          ink.dark,
          'opacity=".35"',
        ),
      ).join('') +
      group('rotate(-7 480 640)', rect(104, 350, 780, 620, ink.dark, 'opacity=".45"'), envelope) +
      group('translate(470 640) rotate(-7) scale(.9)', seal) +
      stick +
      drop(712, 396, 20) +
      drop(640, 470, 13) +
      drop(760, 470, 10) +
      letters('Wax', { x: 60, y: 262, size: 260 }, ink.cream) +
      letters('and Seal', { x: 480, y: 1186, size: 224, align: 'middle' }, ink.amber),
  ),
};
