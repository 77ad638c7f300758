import { lantern as ink } from './brass-lantern.ts';
import { disc, group, polar, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

const both = (half: string): string => half + group('scale(-1 1)', half);

/** The emperor that has come to the lamp: half of its wings, then the mirror. */
const wing =
  shape(
    'M10 -60C60 -190 210 -250 330 -214C340 -110 276 -26 168 10C252 30 292 108 258 196C190 264 62 214 14 96Z',
    ink.plum,
  ) +
  shape('M14 -56C70 -176 210 -236 330 -214C300 -196 120 -150 22 -20Z', ink.mulberry) +
  shape('M258 196C190 264 62 214 14 96C70 166 170 206 258 196Z', ink.mulberry) +
  stroke(
    'M40 -60C120 -150 220 -190 306 -192M34 20C110 -6 200 -60 296 -150M44 92C100 160 170 182 236 170',
    ink.dark,
    7,
    'stroke-linecap="round"',
  ) +
  disc(196, -104, 62, ink.cream) +
  disc(196, -104, 48, ink.blue) +
  disc(196, -104, 30, ink.dark) +
  disc(184, -118, 10, ink.cream) +
  disc(150, 104, 52, ink.cream) +
  disc(150, 104, 40, ink.blue) +
  disc(150, 104, 25, ink.dark) +
  disc(141, 92, 8, ink.cream);

const feelers =
  stroke('M10 -108C30 -160 62 -196 104 -214', ink.dark, 8, 'stroke-linecap="round"') +
  repeat(7, (index) => {
    const [x, y] = [22 + index * 12, -138 - index * 12];
    return stroke(`M${x} ${y}l-22 -20M${x} ${y}l28 2`, ink.dark, 5, 'stroke-linecap="round"');
  }).join('');

const body =
  disc(0, -92, 30, ink.dark) +
  shape('M-34 -80Q0 -100 34 -80Q44 20 0 190Q-44 20 -34 -80Z', ink.dark) +
  stroke('M-30 0H30M-26 36H26M-21 72H21M-14 108H14', ink.copper, 12, 'stroke-linecap="round"');

const emperor = both(wing) + both(feelers) + body;

const small = (x: number, y: number, turn: number, size: number, fill: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape('M0 0C10 -24 36 -28 46 -18C42 4 24 14 0 10C-24 14 -42 4 -46 -18C-36 -28 -10 -24 0 0Z', fill),
    shape('M-4 -9H4L2 24L0 30L-2 24Z', ink.dark),
  );

/** Paper over hoops, lit from within: a lamp between two lacquered rings. */
const lamp = (x: number, top: number, width: number, height: number, light: string, edge: string): string =>
  group(
    `translate(${x} ${top})`,
    stroke(`M0 -20V${-top - 20}`, ink.dark, 7),
    shape(
      `M${-width / 2 + 20} 0C${-width / 2 - 16} ${height * 0.2} ${-width / 2 - 16} ${height * 0.8} ${-width / 2 + 20} ${height}H${width / 2 - 20}C${width / 2 + 16} ${height * 0.8} ${width / 2 + 16} ${height * 0.2} ${width / 2 - 20} 0Z`,
      edge,
    ),
    shape(
      `M${-width / 4} 0C${-width / 3} ${height * 0.3} ${-width / 3} ${height * 0.7} ${-width / 4} ${height}H${width / 4}C${width / 3} ${height * 0.7} ${width / 3} ${height * 0.3} ${width / 4} 0Z`,
      light,
    ),
    repeat(Math.round(height / 46) - 1, (index) =>
      stroke(
        `M${-width / 2} ${(index + 1) * 46}Q0 ${(index + 1) * 46 + 16} ${width / 2} ${(index + 1) * 46}`,
        ink.copper,
        3,
        'opacity=".55"',
      ),
    ).join(''),
    rect(-width / 2 + 8, -16, width - 16, 22, ink.dark, 'rx="6"'),
    rect(-width / 2 + 8, height - 6, width - 16, 22, ink.dark, 'rx="6"'),
    stroke(`M0 ${height + 16}V${height + 44}`, ink.rust, 8),
    shape(`M-12 ${height + 40}H12L18 ${height + 104}H-18Z`, ink.rust),
  );

const next = scatter(29);
const dust = repeat(46, (index) => {
  const [x, y] = polar(480, 520, 330 + next() * 330, index / 46 + next() * 0.05);
  return disc(x, y, 2 + next() * 4, index % 3 ? ink.amber : ink.cream);
}).join('');

/** A long lamp in a summer night, lesser ones behind, and an emperor moth that has settled on it. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.dark) +
      disc(480, 520, 590, ink.indigo) +
      disc(480, 520, 470, ink.teal) +
      disc(480, 520, 360, ink.chestnut) +
      dust +
      lamp(110, 150, 150, 330, ink.amber, ink.copper) +
      lamp(856, 210, 150, 468, ink.amber, ink.copper) +
      lamp(480, 96, 350, 850, ink.cream, ink.amber) +
      rect(0, 0, 960, 26, ink.dark) +
      group('translate(480 520) rotate(-7) scale(1.12)', emperor) +
      small(254, 262, 36, 1.1, ink.mulberry) +
      small(736, 262, -24, 0.9, ink.moss) +
      small(246, 796, 118, 1, ink.copper) +
      small(742, 830, -104, 1.2, ink.cream) +
      layered('Moth Light', { x: 480, y: 1214, size: 236, align: 'middle' }, [
        { fill: ink.dark, edge: ink.dark, width: 20 },
        { fill: ink.lemon },
      ]),
  ),
};
