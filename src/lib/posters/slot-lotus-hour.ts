import { lantern as ink } from './brass-lantern.ts';
import { disc, group, rect, repeat, shape, stroke } from './draw.ts';
import { arched, layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

const petal = (far: number, wide: number): string =>
  `M0 0C${-wide} ${-far * 0.35} ${-wide * 0.9} ${-far * 0.75} 0 ${-far}C${wide * 0.9} ${-far * 0.75} ${wide} ${-far * 0.35} 0 0Z`;

type PetalInks = { readonly body: string; readonly light: string; readonly vein: string };

/** One petal: its light runs down the middle, its veins from the foot. */
const leafed = (turn: number, far: number, wide: number, { body, light, vein }: PetalInks): string =>
  group(
    `rotate(${turn})`,
    shape(petal(far, wide), body),
    shape(petal(far * 0.9, wide * 0.6), light, 'opacity=".7"'),
    stroke(
      `M0 -40V${-far * 0.84}M0 -70Q${-wide * 0.42} ${-far * 0.4} ${-wide * 0.24} ${-far * 0.72}M0 -70Q${wide * 0.42} ${-far * 0.4} ${wide * 0.24} ${-far * 0.72}`,
      vein,
      4,
      'opacity=".7"',
    ),
  );

const [back, side, near]: readonly [PetalInks, PetalInks, PetalInks] = [
  { body: ink.mulberry, light: ink.cherry, vein: ink.plum },
  { body: ink.cherry, light: ink.rose, vein: ink.mulberry },
  { body: ink.rose, light: ink.cream, vein: ink.cherry },
];

/** A lotus from the side, in three rounds of petals from the dark ones at the back. */
const lotus =
  [-92, 92, -68, 68].map((turn) => leafed(turn, 340, 84, back)).join('') +
  [-20, 20].map((turn) => leafed(turn, 420, 92, back)).join('') +
  [-48, 48].map((turn) => leafed(turn, 376, 96, side)).join('') +
  leafed(0, 410, 100, side) +
  [-30, 30].map((turn) => leafed(turn, 330, 100, near)).join('') +
  leafed(0, 290, 104, near) +
  [-70, 70].map((turn) => leafed(turn, 250, 74, near)).join('');

const pad = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size} ${size * 0.38})`,
    shape(
      'M10 34L100 -86C180 -36 200 84 140 158C60 244 -110 230 -162 128C-208 20 -130 -118 34 -118Z',
      ink.dark,
      'opacity=".25"',
    ),
    shape('M0 0L90 -120C170 -70 190 50 130 124C50 210 -120 196 -172 94C-218 -14 -140 -152 24 -152Z', ink.moss),
    shape('M-172 94C-218 -14 -140 -152 24 -152L22 -132C-120 -128 -190 -10 -152 92Z', ink.leaf),
    stroke('M0 0L-80 -104M0 0L-164 0M0 0L-96 116M0 0L24 154M0 0L140 70', ink.leaf, 9),
  );

const bud = (x: number, y: number, size: number, lean: number): string =>
  group(
    `translate(${x} ${y}) rotate(${lean}) scale(${size})`,
    stroke('M0 0Q16 120 -10 300', ink.moss, 16),
    shape('M0 -190C-110 -80 -100 20 0 50C100 20 110 -80 0 -190Z', ink.cherry),
    shape('M0 -190C-50 -80 -46 20 0 50C46 20 50 -80 0 -190Z', ink.rose),
    shape('M0 -190C-110 -80 -100 20 0 50C-70 0 -74 -90 0 -190Z', ink.mulberry, 'opacity=".7"'),
    shape('M-92 -10C-70 46 -40 58 0 58C40 58 70 46 92 -10C50 14 26 26 0 58C-26 26 -50 14 -92 -10Z', ink.moss),
  );

const dragonfly = group(
  'translate(226 640) rotate(38) scale(.82)',
  shape(
    'M8 -20C60 -70 170 -84 172 -56C172 -26 70 -8 8 -8ZM-8 -20C-60 -70 -170 -84 -172 -56C-172 -26 -70 -8 -8 -8Z',
    ink.ice,
  ),
  shape('M8 -4C66 0 150 34 142 56C132 76 50 40 8 8ZM-8 -4C-66 0 -150 34 -142 56C-132 76 -50 40 -8 8Z', ink.sky),
  rect(-8, 0, 16, 150, ink.lagoon),
  repeat(5, (band) => rect(-8, 22 + band * 26, 16, 7, ink.dark)).join(''),
  shape('M-22 -40H22L14 8H-14Z', ink.lagoon),
  disc(-15, -52, 17, ink.copper),
  disc(15, -52, 17, ink.copper),
);

/** A range of hills in the mist. */
const hills = (y: number, steps: readonly number[], fill: string, opacity: number): string =>
  shape(
    `M0 ${y}${steps.map((rise, index) => `Q${index * 240 + 120} ${y - rise} ${index * 240 + 240} ${y}`).join('')}V900H0Z`,
    fill,
    `opacity="${opacity}"`,
  );

/** First light on the pond: the sun in mist behind the hills, its road on the water, and one flower that is open. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.rose) +
      rect(0, 300, 960, 500, ink.amber, 'opacity=".3"') +
      rect(0, 460, 960, 400, ink.cream, 'opacity=".4"') +
      disc(480, 560, 400, ink.cream, 'opacity=".3"') +
      disc(480, 560, 310, ink.cream, 'opacity=".45"') +
      disc(480, 560, 226, ink.cream) +
      hills(700, [150, 90, 130, 160], ink.rose, 0.75) +
      hills(760, [90, 150, 110, 80], ink.mulberry, 0.5) +
      hills(800, [70, 60, 90, 110], ink.mulberry, 0.9) +
      rect(0, 800, 960, 480, ink.lagoon) +
      rect(0, 800, 960, 70, ink.rose, 'opacity=".5"') +
      rect(0, 870, 960, 60, ink.rose, 'opacity=".22"') +
      rect(0, 1120, 960, 160, ink.teal) +
      repeat(9, (row) =>
        stroke(
          `M${410 - row * 30} ${822 + row * 30}H${550 + row * 30}`,
          ink.cream,
          9,
          `stroke-linecap="round" opacity="${0.9 - row * 0.08}"`,
        ),
      ).join('') +
      bud(122, 900, 0.7, -8) +
      bud(846, 850, 0.86, 7) +
      pad(140, 980, 0.95) +
      pad(836, 970, 1) +
      pad(480, 1036, 1.7) +
      group('translate(480 1030) scale(1.06)', lotus) +
      dragonfly +
      arched('Lotus', { x: 480, y: 330, size: 370, radius: 1250, tracking: 0.02 }, [
        { fill: ink.plum, dx: 7, dy: 9 },
        { fill: ink.cherry },
      ]) +
      layered('Hour', { x: 480, y: 1252, size: 250, align: 'middle', tracking: 0.06 }, [{ fill: ink.cream }]),
  ),
};
