import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

/** The page: a coat laid out for cutting, with seam lines and notches. */
const coat =
  shape(
    'M-60 -250L-150 -214L-250 60L-180 92L-132 -20L-150 300H150L132 -20L180 92L250 60L150 -214L60 -250Q0 -190 -60 -250Z',
    ink.cream,
  ) +
  shape('M0 -214V300H150L132 -20L180 92L250 60L150 -214L60 -250Q30 -216 0 -214Z', ink.amber, 'opacity=".5"') +
  shape('M-60 -250L0 -90L60 -250L100 -234L0 20L-100 -234Z', ink.copper) +
  stroke('M0 20V300', ink.rust, 6, 'stroke-dasharray="22 14"') +
  stroke('M-150 -214L-132 -20M150 -214L132 -20M-138 150H-60M138 150H60', ink.rust, 6, 'stroke-dasharray="22 14"') +
  repeat(3, (button) => disc(22, 70 + button * 76, 14, ink.chestnut)).join('');

/** A pair of shears along the seam. */
const shears = group(
  'translate(760 640) rotate(-34) scale(1.15)',
  shape('M-26 0L-12 -330Q44 -230 26 0Z', ink.sky),
  shape('M4 -240Q36 -180 26 0H4Z', ink.blue),
  group('rotate(-20)', shape('M-26 0L-4 -330Q34 -230 26 0Z', ink.cream), shape('M4 -240Q30 -180 26 0H4Z', ink.sky)),
  stroke('M4 10C60 60 96 80 96 150C96 206 30 210 30 150C30 90 -30 60 0 10', ink.amber, 30, 'stroke-linejoin="round"'),
  stroke(
    'M0 10C-60 60 -110 70 -116 140C-118 198 -54 208 -50 148C-48 92 -6 60 0 10',
    ink.amber,
    30,
    'stroke-linejoin="round"',
  ),
  disc(2, 0, 20, ink.dark),
);

/** The tape that runs across it all. */
const tape =
  stroke('M-40 1000C180 900 300 1040 520 960C740 880 820 980 1000 900', ink.dark, 66, 'opacity=".35"') +
  stroke('M-40 986C180 886 300 1026 520 946C740 866 820 966 1000 886', ink.amber, 60) +
  stroke('M-40 972C180 872 300 1012 520 932C740 852 820 952 1000 872', ink.dark, 20, 'stroke-dasharray="4 24"');

const pin = (x: number, y: number, head: string): string =>
  stroke(`M${x} ${y}L${x + 26} ${y + 70}`, ink.dark, 6) + disc(x, y, 17, head) + disc(x - 5, y - 5, 5, ink.cream);

/** A coat in paper on a length of cloth, shears beside it. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.mulberry) +
      repeat(13, (row) => rect(0, row * 100 + 14, 960, 5, ink.plum)).join('') +
      repeat(10, (column) => rect(column * 100 + 40, 0, 5, 1280, ink.plum)).join('') +
      group(
        'translate(420 650) rotate(-6) scale(1.16)',
        group(
          'translate(14 18)',
          shape(
            'M-60 -250L-150 -214L-250 60L-180 92L-132 -20L-150 300H150L132 -20L180 92L250 60L150 -214L60 -250Q0 -190 -60 -250Z',
            ink.dark,
            'opacity=".4"',
          ),
        ),
        coat,
      ) +
      tape +
      shears +
      pin(230, 470, ink.rust) +
      pin(560, 420, ink.lagoon) +
      letters('The Tailor’s', { x: 54, y: 170, size: 150 }, ink.amber) +
      letters('Pattern Book', { x: 480, y: 1210, size: 206, align: 'middle' }, ink.cream),
  ),
};
