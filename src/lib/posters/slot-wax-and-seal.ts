import { lantern } from './brass-lantern.ts';
import { disc, group, type Point, polar, rect, repeat, scatter, shape, smooth, stroke } from './draw.ts';
import { layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

const ink = { ...lantern, wax: '#cf3050', deep: '#7d1136' };

/** Wax that ran as it liked before the ring came down on it. */
const pool = (seed: number, radius: number): string => {
  const next = scatter(seed);
  return smooth(repeat(15, (index): Point => polar(0, 0, radius * (0.9 + next() * 0.2), index / 15)));
};

/** The seal: a lantern in a ring of pearls, pressed into red wax. */
const seal =
  group('translate(14 18)', shape(pool(4, 300), ink.dark, 'opacity=".4"')) +
  shape(pool(4, 300), ink.cherry) +
  shape(pool(9, 262), ink.wax) +
  disc(0, 0, 214, ink.deep) +
  disc(0, 0, 202, ink.cherry) +
  repeat(36, (pearl) => disc(...polar(0, 0, 178, pearl / 36), 9, ink.deep)).join('') +
  disc(0, 0, 156, ink.deep) +
  disc(0, 0, 149, ink.wax) +
  stroke('M-40 -72Q0 -146 40 -72', ink.deep, 13) +
  shape('M-58 -72H58L46 -46H-46ZM-46 64H46L62 100H-62Z', ink.deep) +
  stroke('M-44 -46V64M44 -46V64', ink.deep, 12) +
  shape('M0 -34C30 -2 30 28 0 44C-30 28 -30 -2 0 -34Z', ink.amber) +
  shape('M0 -6C12 8 12 22 0 30C-12 22 -12 8 0 -6Z', ink.cream) +
  shape('M-214 -150Q-150 -236 -30 -262Q-120 -220 -176 -136Z', ink.cream, 'opacity=".55"');

/** The back of a folded letter: four flaps that meet under the seal, laid paper, a ribbon about it. */
const envelope =
  rect(90, 330, 780, 620, ink.cream) +
  repeat(30, (line) => stroke(`M90 ${348 + line * 20}H870`, ink.amber, 2, 'opacity=".16"')).join('') +
  shape('M90 950L480 560L870 950Z', ink.amber, 'opacity=".3"') +
  shape('M90 330L90 950L400 640ZM870 330V950L560 640Z', ink.amber, 'opacity=".14"') +
  shape('M90 330L480 706L870 330Z', ink.copper, 'opacity=".4"') +
  shape('M90 330L480 690L870 330Z', ink.cream) +
  shape('M150 330L480 634L810 330Z', '#fff', 'opacity=".35"') +
  stroke('M90 950L470 590M870 950L490 590', ink.copper, 4, 'opacity=".7"') +
  stroke('M90 330L480 690L870 330', ink.copper, 5, 'stroke-linejoin="round"') +
  rect(90, 604, 780, 58, lantern.indigo) +
  rect(90, 612, 780, 5, ink.sky) +
  rect(90, 650, 780, 5, ink.sky);

/** A quill laid down beside the letter, its nib still wet. */
const quill = group(
  'translate(150 1010) rotate(62) scale(1.5)',
  shape('M-2 120C-70 60 -78 -100 6 -190C70 -110 66 40 14 120Z', ink.ice),
  shape('M6 -190C70 -110 66 40 14 120L6 110Z', ink.sky),
  stroke('M-50 -30L6 10M-48 -84L6 -40M-30 -130L6 -94M56 -24L6 16M52 -80L6 -36', ink.blue, 5),
  stroke('M6 -160V210', ink.amber, 9, 'stroke-linecap="round"'),
  shape('M-2 196H14L6 250Z', ink.dark),
);

const drop = (x: number, y: number, radius: number): string =>
  disc(x, y, radius, ink.cherry) + disc(x - radius * 0.3, y - radius * 0.3, radius * 0.3, ink.cream, 'opacity=".6"');

/** The stick of wax, its end alight, over the letter. */
const stick = group(
  'translate(800 196) rotate(38)',
  rect(-34, -300, 68, 380, ink.cherry),
  rect(-34, -300, 20, 380, ink.wax),
  shape('M-34 80C-30 120 -14 104 -6 132C0 160 12 150 14 124C18 104 32 116 34 80Z', ink.cherry),
  shape('M0 60C54 104 60 170 4 214C-50 176 -50 110 0 60Z', ink.amber, 'opacity=".92"'),
  shape('M2 118C24 140 26 168 4 190C-20 172 -20 142 2 118Z', ink.cream),
);

/** Gilt tooling along the edge of the leather, a leaf in each corner. */
const tooling =
  stroke('M40 40H920V1240H40Z', ink.amber, 6) +
  stroke('M58 58H902V1222H58Z', ink.amber, 2.5) +
  [
    [58, 58, 0],
    [902, 58, 90],
    [902, 1222, 180],
    [58, 1222, 270],
  ]
    .map(([x, y, turn]) =>
      group(
        `translate(${x} ${y}) rotate(${turn}) scale(.62)`,
        shape(
          'M12 12C50 10 76 24 84 60C52 58 24 46 12 12ZM12 12C80 -2 120 12 140 40C96 46 48 40 12 12ZM12 12C-2 80 12 120 40 140C46 96 40 48 12 12Z',
          ink.amber,
        ),
      ),
    )
    .join('');

const gilt = [{ fill: ink.dark, dx: 6, dy: 9 }, { fill: ink.lemon }];

/** A letter on a desk of green leather, its seal still warm. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, lantern.teal) +
      rect(0, 0, 960, 1280, ink.moss, 'opacity=".55"') +
      disc(760, 250, 760, ink.leaf, 'opacity=".12"') +
      disc(760, 250, 520, ink.lemon, 'opacity=".12"') +
      disc(760, 250, 300, ink.lemon, 'opacity=".16"') +
      tooling +
      quill +
      group('rotate(-7 480 640)', rect(112, 366, 780, 620, ink.dark, 'opacity=".4"'), envelope) +
      group('translate(470 640) rotate(-7) scale(.92)', seal) +
      stick +
      drop(712, 396, 20) +
      drop(640, 470, 13) +
      drop(760, 470, 10) +
      layered('Wax', { x: 92, y: 306, size: 300 }, gilt) +
      layered('and', { x: 330, y: 1160, size: 150, align: 'end' }, [
        { fill: ink.dark, dx: 5, dy: 7 },
        { fill: ink.cream },
      ]) +
      layered('Seal', { x: 872, y: 1178, size: 320, align: 'end' }, gilt),
  ),
};
