import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const sky = '#7fb2e0';
const leaf = '#9cc25a';

/** A spoke of the wheel with its paddle, turned about the axle. */
const spoke = (index: number): string =>
  group(
    `rotate(${index * 22.5})`,
    rect(-9, -300, 18, 270, index % 2 ? ink.chestnut : ink.copper),
    shape('M-44 -288L-52 -366H40L44 -288Z', ink.chestnut),
    rect(-54, -372, 98, 16, ink.copper),
  );

const wheel = group(
  'translate(352 560)',
  repeat(16, spoke).join(''),
  disc(0, 0, 302, 'none', `stroke="${ink.dark}" stroke-width="34"`),
  disc(0, 0, 302, 'none', `stroke="${ink.amber}" stroke-width="12"`),
  disc(0, 0, 176, 'none', `stroke="${ink.dark}" stroke-width="26"`),
  disc(0, 0, 176, 'none', `stroke="${ink.copper}" stroke-width="12"`),
  disc(0, 0, 64, ink.dark),
  disc(0, 0, 46, ink.amber),
  disc(0, 0, 18, ink.cream),
);

const mill =
  rect(560, 330, 340, 560, ink.rust) +
  repeat(11, (row) =>
    repeat(row % 2 ? 3 : 4, (column) =>
      rect(576 + column * 84 + (row % 2) * 42, 350 + row * 50, 46, 16, ink.chestnut),
    ).join(''),
  ).join('') +
  shape('M520 340L730 140L940 340Z', ink.dark) +
  stroke('M520 340L730 140L940 340', ink.copper, 14, 'stroke-linejoin="round"') +
  [
    [640, 410],
    [780, 410],
    [780, 600],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x - 10, y - 10, 92, 122, ink.cream) +
        rect(x, y, 72, 102, ink.amber) +
        stroke(`M${x + 36} ${y}v102M${x} ${y + 50}h72`, ink.cream, 7),
    )
    .join('') +
  disc(730, 262, 30, ink.amber);

/** The flume that brings the water, and its fall on the paddles. */
const race =
  rect(0, 148, 330, 22, ink.chestnut) +
  rect(0, 118, 330, 34, ink.lagoon) +
  stroke('M0 128H300', ink.cream, 6, 'stroke-dasharray="60 34"') +
  shape('M296 120C360 124 388 160 396 236C372 214 350 206 326 222C322 180 312 160 296 152Z', ink.lagoon) +
  stroke('M316 132C352 144 368 172 376 210', ink.cream, 7, 'stroke-linecap="round"') +
  repeat(3, (index) => rect(36 + index * 118, 168, 20, 600, ink.chestnut)).join('');

const heron = group(
  'translate(770 1010) scale(3)',
  stroke('M2 30V62M12 28V62', ink.dark, 4),
  shape('M-12 6C-10 -8 6 -10 18 -2C28 4 38 10 46 26C26 34 2 36 -8 24C-12 18 -13 12 -12 6Z', ink.blue),
  shape('M2 4C16 0 32 8 46 26C28 26 10 22 2 4Z', ink.indigo),
  stroke('M-6 14C-18 4 2 -14 -10 -28', sky, 9, 'stroke-linecap="round"'),
  shape('M-18 -36C-12 -44 0 -42 2 -34C2 -26 -6 -24 -12 -26L-46 -24Z', sky),
  shape('M-18 -33L-46 -24L-16 -26Z', ink.copper),
  stroke('M-6 -40C6 -46 16 -42 24 -34', ink.dark, 4, 'stroke-linecap="round"'),
);

const ripples = repeat(9, (index) =>
  stroke(
    `M${460 + ((index * 223) % 400)} ${890 + ((index * 67) % 350)}q30 -16 60 0t60 0`,
    index % 2 ? ink.cream : ink.lagoon,
    8,
    'stroke-linecap="round" opacity=".6"',
  ),
).join('');

/** A brick mill in the afternoon, its wheel under the falling water, and a heron that waits below. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, sky) +
      disc(150, 330, 90, ink.cream) +
      shape('M0 520Q300 430 600 480Q800 520 960 450V900H0Z', leaf) +
      shape('M0 640Q300 560 600 620Q800 650 960 590V900H0Z', ink.amber) +
      mill +
      race +
      wheel +
      shape('M0 850Q240 826 480 850Q720 874 960 846V1280H0Z', ink.teal) +
      ripples +
      heron +
      letters('Mill', { x: 48, y: 1064, size: 250 }, ink.cream) +
      letters('Race', { x: 48, y: 1254, size: 250 }, ink.amber),
  ),
};
