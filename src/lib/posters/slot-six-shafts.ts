import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, polygon, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const ground = 330;

/** A bed of rock from its upper edge down. */
const bed = (y: number, sway: number, fill: string): string =>
  shape(`M0 ${y}Q240 ${y - sway} 480 ${y}Q720 ${y + sway} 960 ${y - sway / 2}V1280H0Z`, fill);

const shafts: readonly (readonly [x: number, foot: number])[] = [
  [96, 640],
  [250, 900],
  [404, 560],
  [558, 1010],
  [712, 720],
  [866, 840],
];

/** A shaft with the props that hold it, down to its floor. */
const shaft = ([x, foot]: readonly [number, number]): string =>
  rect(x - 44, ground - 10, 88, foot - ground + 10, ink.dark) +
  stroke(
    repeat(Math.floor((foot - ground - 40) / 76), (index) => `M${x - 44} ${ground + 54 + index * 76}h88`).join(''),
    ink.chestnut,
    9,
  ) +
  stroke(`M${x - 40} ${ground}V${foot}M${x + 40} ${ground}V${foot}`, ink.chestnut, 8) +
  shape(
    polygon(
      [x - 60, foot],
      [x - 30, foot - 16],
      [x + 6, foot - 6],
      [x + 34, foot - 18],
      [x + 60, foot],
      [x + 60, foot + 12],
      [x - 60, foot + 12],
    ),
    ink.dark,
  );

/** The winding gear over the deepest shaft. */
const gear = group(
  `translate(558 ${ground - 12})`,
  stroke(
    'M-74 0L-26 -210M74 0L26 -210M-60 -60H60M-46 -122H46M-60 -60L46 -122M60 -60L-46 -122M26 -150L150 0',
    ink.dark,
    13,
  ),
  rect(-52, -222, 104, 16, ink.dark),
  disc(0, -236, 62, ink.dark),
  disc(0, -236, 48, ink.amber),
  stroke('M0 -298V-174M-62 -236H62M-44 -280L44 -192M44 -280L-44 -192', ink.dark, 9),
  disc(0, -236, 15, ink.rust),
  stroke('M61 -230V0', ink.dark, 5),
);

const houses = group(
  `translate(0 ${ground - 8})`,
  shape('M150 0V-84L222 -134L294 -84V0Z', ink.rust),
  shape('M136 -80L222 -140L308 -80L302 -66L222 -120L142 -66Z', ink.dark),
  rect(180, -64, 32, 36, ink.amber),
  rect(234, -64, 32, 36, ink.amber),
  rect(318, -170, 34, 170, ink.chestnut),
  rect(312, -182, 46, 16, ink.dark),
  stroke('M335 -196C320 -230 356 -244 338 -280', ink.cream, 14, 'stroke-linecap="round" opacity=".8"'),
);

/** The cage on its way down with its lamp. */
const cage = group(
  'translate(558 770)',
  stroke(`M0 -66V${ground - 770 - 60}`, ink.amber, 4),
  disc(0, 10, 130, ink.amber, 'opacity=".22"'),
  shape('M-40 -40L0 -70L40 -40Z', ink.amber),
  rect(-38, -40, 76, 92, ink.rust),
  disc(-12, -8, 13, ink.cream),
  shape('M-34 52V26Q-12 -2 10 26V52Z', ink.dark),
  disc(-12, -22, 9, ink.amber),
  stroke('M-38 -40V52M38 -40V52M0 -40V52', ink.amber, 6),
  rect(-46, 48, 92, 11, ink.amber),
);

const amethyst = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    shape('M-40 40L-36 4L-22 -14L-10 6L-8 40ZM12 40L18 0L32 -18L42 6L42 40Z', ink.mulberry),
    shape('M-18 40L-16 -24L2 -46L20 -22L20 40Z', ink.blue),
    shape('M2 -46L20 -22V40H6Z', ink.mulberry),
    stroke('M-6 -8V30', ink.cream, 5),
  );

const nugget = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    shape('M-40 16L-34 -14L-12 -30L6 -22L22 -34L40 -12L42 14L24 34L-6 30L-24 36Z', ink.amber),
    shape('M-40 16L-20 4L-6 30L-24 36ZM22 -34L26 -8L40 -12ZM6 -22L26 -8L10 8L-20 4L-12 -30Z', ink.copper),
  );

/** A shell of the old sea, wound in the rock. */
const ammonite = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    disc(0, 0, 42, ink.copper),
    stroke(
      'M0 4C4 4 6 0 4 -4C0 -10 -10 -8 -12 0C-14 10 -4 18 8 16C22 12 26 -6 18 -18C8 -30 -14 -32 -26 -18C-36 -4 -32 22 -14 32',
      ink.plum,
      7,
    ),
    repeat(10, (index) => group(`rotate(${index * 36})`, stroke('M0 -40Q5 -34 3 -29', ink.cream, 4))).join(''),
  );

/** A mine cut open: works and mountains in the morning, six shafts of six depths, and what the rock holds between them. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.cream) +
      disc(812, 120, 74, ink.copper) +
      shape('M0 300L130 120L230 230L360 70L520 260L660 150L790 260L900 180L960 230V400H0Z', ink.blue) +
      shape('M360 70L420 142L380 150L340 126L310 132ZM130 120L172 166L136 176L96 166Z', ink.cream) +
      bed(ground, 14, ink.moss) +
      bed(ground + 26, 20, ink.chestnut) +
      bed(500, 50, ink.rust) +
      bed(660, -46, ink.copper) +
      bed(700, -46, ink.rust) +
      bed(810, 54, ink.plum) +
      bed(980, -40, ink.indigo) +
      houses +
      shafts.map(shaft).join('') +
      gear +
      cage +
      amethyst(172, 780, 1.1) +
      amethyst(792, 900, 1.3) +
      nugget(328, 700, 1.05) +
      nugget(636, 470, 0.9) +
      nugget(172, 470, 0.7) +
      ammonite(400, 872, 1.3) +
      ammonite(914, 560, 0.9) +
      letters('Shafts', { x: 44, y: 1250, size: 246 }, ink.cream) +
      letters('Six', { x: 44, y: 1062, size: 246 }, ink.amber),
  ),
};
