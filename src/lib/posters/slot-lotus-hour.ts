import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const petal = (far: number, wide: number): string =>
  `M0 0C${-wide} ${-far * 0.35} ${-wide * 0.9} ${-far * 0.75} 0 ${-far}C${wide * 0.9} ${-far * 0.75} ${wide} ${-far * 0.35} 0 0Z`;

/** A lotus from the side, its petals in three rounds. */
const lotus = (outer: string, middle: string, inner: string, vein: string): string =>
  [-84, 84, -60, 60].map((turn) => group(`rotate(${turn})`, shape(petal(310, 78), outer))).join('') +
  [-42, 42]
    .map((turn) => group(`rotate(${turn})`, shape(petal(340, 86), middle), stroke('M0 -60V-270', vein, 5)))
    .join('') +
  [-22, 22]
    .map((turn) => group(`rotate(${turn})`, shape(petal(350, 82), outer), stroke('M0 -60V-280', vein, 5)))
    .join('') +
  shape(petal(370, 92), inner) +
  stroke('M0 -70V-310M0 -110Q-34 -180 -30 -250M0 -110Q34 -180 30 -250', vein, 5);

const pad = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size} ${size * 0.38})`,
    shape('M0 0L90 -120C170 -70 190 50 130 124C50 210 -120 196 -172 94C-218 -14 -140 -152 24 -152Z', ink.moss),
    stroke('M0 0L-80 -104M0 0L-164 0M0 0L-96 116M0 0L24 154M0 0L140 70', ink.lagoon, 10),
  );

const bud = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    stroke('M0 0Q10 90 -6 190', ink.moss, 14),
    shape('M0 -190C-110 -80 -100 20 0 50C100 20 110 -80 0 -190Z', ink.mulberry),
    shape('M0 -190C-50 -80 -46 20 0 50C46 20 50 -80 0 -190Z', ink.rust),
    shape('M-92 -10C-70 46 -40 58 0 58C40 58 70 46 92 -10C50 14 26 26 0 58C-26 26 -50 14 -92 -10Z', ink.moss),
  );

const dragonfly = group(
  'translate(800 236) rotate(-34) scale(1.05)',
  shape(
    'M8 -20C60 -70 170 -84 172 -56C172 -26 70 -8 8 -8ZM-8 -20C-60 -70 -170 -84 -172 -56C-172 -26 -70 -8 -8 -8Z',
    ink.cream,
  ),
  shape(
    'M8 -4C66 0 150 34 142 56C132 76 50 40 8 8ZM-8 -4C-66 0 -150 34 -142 56C-132 76 -50 40 -8 8Z',
    ink.cream,
    'opacity=".75"',
  ),
  rect(-8, 0, 16, 150, ink.lagoon),
  repeat(5, (band) => rect(-8, 22 + band * 26, 16, 7, ink.dark)).join(''),
  shape('M-22 -40H22L14 8H-14Z', ink.lagoon),
  disc(-15, -52, 17, ink.copper),
  disc(15, -52, 17, ink.copper),
);

/** The last hour of the night on the pond: the moon, its road on the water, and one flower that is early. */
export const lotusHourPoster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.indigo) +
      disc(480, 470, 420, ink.blue, 'opacity=".35"') +
      disc(480, 470, 330, ink.mulberry, 'opacity=".55"') +
      disc(480, 470, 230, ink.cream) +
      disc(410, 410, 34, ink.amber, 'opacity=".4"') +
      disc(560, 520, 48, ink.amber, 'opacity=".4"') +
      disc(540, 380, 22, ink.amber, 'opacity=".4"') +
      shape('M0 700Q150 560 330 690Q480 590 640 700Q800 580 960 690V800H0Z', ink.plum) +
      rect(0, 760, 960, 520, ink.teal) +
      repeat(8, (row) =>
        stroke(
          `M${400 - row * 34} ${786 + row * 34}H${560 + row * 30}`,
          row % 2 ? ink.lagoon : ink.cream,
          9,
          `stroke-linecap="round" opacity="${0.8 - row * 0.07}"`,
        ),
      ).join('') +
      dragonfly +
      pad(160, 930, 1) +
      pad(830, 900, 0.9) +
      pad(480, 1010, 1.5) +
      bud(150, 850, 0.72) +
      bud(852, 836, 0.62) +
      group('translate(480 1010) scale(1.02)', lotus(ink.mulberry, ink.rust, ink.copper, ink.plum)) +
      letters('Lotus', { x: 56, y: 196, size: 220 }, ink.cream) +
      letters('Hour', { x: 904, y: 1232, size: 220, align: 'end' }, ink.amber),
  ),
};
