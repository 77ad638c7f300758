import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const [wide, tall] = [216, 168];

/** A drawer of the wall: its front, its label, its knob. */
const drawer = (x: number, y: number, index: number): string =>
  rect(x, y, wide, tall, ink.dark) +
  rect(x + 8, y + 8, wide - 16, tall - 16, [ink.chestnut, ink.rust, ink.ember][(index * 7) % 3] ?? ink.rust) +
  rect(x + 20, y + 20, wide - 40, tall - 40, ink.dark, 'opacity=".12"') +
  rect(x + 62, y + 32, 92, 44, ink.cream) +
  stroke(`M${x + 74} ${y + 46}h${50 + (index % 3) * 9}M${x + 74} ${y + 61}h${34 + (index % 4) * 8}`, ink.chestnut, 5) +
  disc(x + wide / 2, y + 116, 21, ink.dark, 'opacity=".5"') +
  disc(x + wide / 2, y + 112, 19, ink.amber) +
  disc(x + wide / 2 - 6, y + 106, 6, ink.cream);

const wall = repeat(7, (row) =>
  repeat(5, (column) => drawer(column * (wide + 6) - 72, row * (tall + 6) + 20, row * 5 + column)).join(''),
).join('');

const owl =
  shape(
    'M-150 -190L-92 -150Q0 -178 92 -150L150 -190C178 -100 180 40 142 130C100 214 -100 214 -142 130C-180 40 -178 -100 -150 -190Z',
    ink.copper,
  ) +
  shape('M-150 -190C-178 -100 -180 40 -142 130C-170 60 -130 -60 -92 -150Z', ink.chestnut) +
  shape('M150 -190C178 -100 180 40 142 130C170 60 130 -60 92 -150Z', ink.chestnut) +
  shape('M-96 40C-96 -10 96 -10 96 40C104 140 60 192 0 192C-60 192 -104 140 -96 40Z', ink.cream) +
  repeat(4, (row) =>
    stroke(
      repeat(3 + (row % 2), (column) => `M${-44 + column * 34 - (row % 2) * 16} ${52 + row * 32}q13 20 26 0`).join(''),
      ink.copper,
      8,
    ),
  ).join('') +
  disc(-64, -62, 70, ink.cream) +
  disc(64, -62, 70, ink.cream) +
  disc(-60, -58, 42, ink.amber) +
  disc(60, -58, 42, ink.amber) +
  disc(-58, -56, 27, ink.dark) +
  disc(58, -56, 27, ink.dark) +
  disc(-48, -68, 9, ink.cream) +
  disc(68, -68, 9, ink.cream) +
  shape('M-20 -30H20L0 24Z', ink.amber);

/** The drawer that was pulled, with light out of it. */
const pulled =
  shape('M-330 150L-250 -40H250L330 150Z', ink.amber, 'opacity=".9"') +
  shape('M-250 -40H250L220 60H-220Z', ink.cream, 'opacity=".8"') +
  group('translate(0 -70) scale(.98)', owl) +
  rect(-342, 130, 684, 210, ink.dark) +
  rect(-326, 146, 652, 178, ink.teal) +
  rect(-304, 168, 608, 134, ink.lagoon) +
  rect(-110, 184, 220, 66, ink.cream) +
  stroke('M-86 206H80M-86 228H34', ink.teal, 8) +
  disc(0, 276, 24, ink.amber) +
  disc(-7, 269, 7, ink.cream);

/** A wall of small drawers, and who lives in one of them. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.dark) +
      wall +
      rect(0, 0, 960, 20, ink.dark) +
      group('translate(480 612)', pulled) +
      rect(0, 976, 960, 304, ink.dark) +
      rect(0, 970, 960, 12, ink.amber) +
      letters('Apothecary', { x: 480, y: 1116, size: 176, align: 'middle' }, ink.cream) +
      letters('Row', { x: 480, y: 1250, size: 150, align: 'middle' }, ink.amber),
  ),
};
