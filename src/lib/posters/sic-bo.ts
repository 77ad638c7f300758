import { disc, group, letters, polar, polygon, rect, repeat, shape, stroke } from './draw.ts';
import { hardway as ink } from './hardway.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground } from './shapes.ts';

type Pip = readonly [number, number];
const faces: Readonly<Record<1 | 3 | 4, readonly Pip[]>> = {
  1: [[0, 0]],
  3: [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
  4: [
    [-0.45, -0.45],
    [0.45, -0.45],
    [-0.45, 0.45],
    [0.45, 0.45],
  ],
};

/** A die from above, cut with a thick outline; the one has a single large red pip, as the game's dice do. */
const die = (x: number, y: number, half: number, turned: number, value: 1 | 3 | 4): string =>
  group(
    `translate(${x} ${y}) rotate(${turned})`,
    rect(-half + 14, -half + 18, 2 * half, 2 * half, ink.tar, `rx="${half * 0.3}"`) +
      rect(-half, -half, 2 * half, 2 * half, ink.chalk, `rx="${half * 0.3}"`) +
      faces[value]
        .map(([px, py]) =>
          disc(px * half, py * half, half * (value === 1 ? 0.42 : 0.19), value === 3 ? ink.tar : ink.brick),
        )
        .join(''),
  );

const [plateX, plateY] = [480, 770];

/** Gouges around the rim of the plate, each a little different. */
const rim = repeat(40, (index) => {
  const [x1, y1] = polar(plateX, plateY, 372, index / 40);
  const [x2, y2] = polar(plateX, plateY, 412 - 14 * (index % 2), index / 40);
  return stroke(`M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`, ink.lamp, 9);
}).join('');

/** The bowl as it is lifted, cut off by the upper edge of the page: its foot, its belly and a band of diamonds. */
const bowl =
  shape('M-20 -10H980Q960 330 720 398Q480 440 240 398Q0 330 -20 -10Z', ink.tar) +
  shape('M14 -10H946Q930 306 700 370Q480 408 260 370Q30 306 14 -10Z', ink.lamp) +
  repeat(9, (index) => {
    const x = 96 + index * 96;
    const y = 216 + 96 * Math.sin((Math.PI * (x - 96)) / 768);
    return shape(polygon([x, y - 62], [x + 40, y], [x, y + 62], [x - 40, y]), index % 2 ? ink.tar : ink.brick);
  }).join('');

/** A lamp-yellow bowl lifted off a plate with three dice on it: one, three and four. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.brick) +
      group('translate(0 -90)', bowl) +
      disc(plateX, plateY + 16, 444, ink.tar) +
      disc(plateX, plateY, 430, ink.tar) +
      rim +
      disc(plateX, plateY, 346, ink.brick) +
      die(330, 660, 118, -14, 1) +
      die(622, 640, 118, 19, 4) +
      die(478, 880, 118, 6, 3) +
      rect(0, 1010, 960, 270, ink.tar) +
      letters('SIC BO', { x: 480, y: 1238, size: 330, align: 'middle', tracking: 0.03 }, ink.chalk),
  ),
};
