import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, polar, polygon, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const [cx, cy] = [480, 590];

const swift = (x: number, y: number, size: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape(
      'M-90 -34C-40 -40 -14 -18 0 0C14 -18 40 -40 90 -34C46 -22 18 6 6 30L14 62L0 46L-14 62L-6 30C-18 6 -46 -22 -90 -34Z',
      ink.indigo,
    ),
  );

/** The dial: studs, twelve strokes, and hands at five to twelve. */
const dial =
  disc(cx, cy, 268, ink.chestnut) +
  disc(cx, cy, 250, ink.amber) +
  disc(cx, cy, 222, ink.indigo) +
  repeat(60, (index) => disc(...polar(cx, cy, 236, index / 60), index % 5 ? 4 : 10, ink.chestnut)).join('') +
  repeat(12, (index) =>
    group(
      `translate(${cx} ${cy}) rotate(${index * 30})`,
      rect(-9, -206, 18, index % 3 ? 44 : 70, index === 0 ? ink.copper : ink.cream),
    ),
  ).join('') +
  disc(cx, cy, 104, ink.blue) +
  repeat(16, (index) =>
    group(`translate(${cx} ${cy}) rotate(${index * 22.5})`, shape('M-10 -60L0 -98L10 -60Z', ink.amber)),
  ).join('') +
  group(`translate(${cx} ${cy}) rotate(-30)`, shape('M-11 40L-8 -170L0 -198L8 -170L11 40Z', ink.cream)) +
  group(
    `translate(${cx} ${cy}) rotate(-3)`,
    shape('M-13 36L-10 -100L-32 -112L0 -150L32 -112L10 -100L13 36Z', ink.copper),
  ) +
  disc(cx, cy, 34, ink.amber) +
  disc(cx, cy, 15, ink.indigo);

/** The belfry above the dial, its bell swung out of the plumb. */
const belfry =
  shape(polygon([270, 250], [480, 20], [690, 250]), ink.indigo) +
  shape(polygon([270, 250], [480, 20], [400, 250]), ink.blue) +
  rect(300, 250, 360, 24, ink.chestnut) +
  shape('M350 320Q350 274 480 274Q610 274 610 320V330H350Z', ink.dark) +
  rect(320, 274, 32, 60, ink.copper) +
  rect(608, 274, 32, 60, ink.copper) +
  group(
    'translate(480 262) rotate(10)',
    shape('M-24 0H24Q30 34 58 56H-58Q-30 34 -24 0Z', ink.lagoon),
    rect(-62, 50, 124, 12, ink.teal, 'rx="6"'),
    disc(0, 68, 10, ink.amber),
  );

const stones = repeat(18, (index) =>
  [0, 1, 2, 3]
    .map((column) =>
      rect(
        206 + column * 142 - (index % 2 ? 36 : 0) + (column === 0 && index % 2 ? 36 : 0),
        344 + index * 48,
        column === 0 && index % 2 ? 98 : column === 3 && index % 2 === 0 ? 126 : 134,
        40,
        (index * 3 + column * 5) % 7 === 0 ? ink.ember : ink.copper,
      ),
    )
    .join(''),
).join('');

/** A tower's dial at five to twelve, with its swifts. */
export const quarterBellsPoster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.sky) +
      disc(150, 900, 330, ink.cream, 'opacity="0.55"') +
      disc(150, 900, 190, ink.amber) +
      stroke('M40 210H210M90 240H260M740 420H920', ink.cream, 16, 'stroke-linecap="round"') +
      shape('M0 940Q240 860 480 930Q720 860 960 940V1280H0Z', ink.moss) +
      rect(200, 334, 560, 740, ink.rust) +
      stones +
      rect(180, 330, 600, 24, ink.chestnut) +
      belfry +
      dial +
      repeat(7, (index) =>
        group(
          `translate(${index * 150 - 30} 1050)`,
          rect(0, -90 + ((index * 37) % 50), 130, 200, ink.cream),
          shape(
            `M-14 ${-90 + ((index * 37) % 50)}L65 ${-170 + ((index * 37) % 50)}L144 ${-90 + ((index * 37) % 50)}Z`,
            index % 2 ? ink.mulberry : ink.chestnut,
          ),
          rect(48, -50 + ((index * 37) % 50), 34, 50, ink.plum),
        ),
      ).join('') +
      swift(130, 420, 0.9, -16) +
      swift(840, 210, 0.7, 20) +
      swift(880, 640, 0.55, -8) +
      rect(0, 1050, 960, 230, ink.indigo) +
      rect(0, 1044, 960, 14, ink.amber) +
      letters('Quarter Bells', { x: 480, y: 1210, size: 172, align: 'middle' }, ink.cream),
  ),
};
