import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, rect, repeat, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

/** Waves on their slides, each row before the other. */
const waves = (y: number, fill: string, shift: number): string =>
  shape(
    `M-40 ${y}${repeat(13, (index) => `Q${shift + index * 80 + 20 - 40} ${y - 54} ${shift + index * 80 + 40} ${y}`).join('')}V${y + 150}H-40Z`,
    fill,
  );

const galleon =
  stroke('M-80 60V-330M90 60V-270M-190 40V-150', ink.chestnut, 16) +
  shape('M-80 -330L20 -304L-80 -278ZM90 -270L180 -246L90 -222Z', ink.rust) +
  shape('M-190 -270H40Q84 -160 30 -60H-180Q-120 -160 -190 -270Z', ink.cream) +
  shape('M52 -206H216Q250 -110 214 -30H66Q104 -110 52 -206Z', ink.cream) +
  shape('M-262 -130H-120Q-90 -70 -126 -16H-256Q-220 -70 -262 -130Z', ink.cream) +
  stroke('M-166 -206H64M-160 -130H58M86 -140H232M-240 -80H-106', ink.copper, 22) +
  shape('M-300 -10L-200 44H200L310 -40Q300 110 220 160H-220Q-290 100 -300 -10Z', ink.chestnut) +
  stroke('M-240 90H244', ink.amber, 14) +
  repeat(6, (index) => disc(-180 + index * 72, 122, 15, ink.amber)).join('');

const curtain = (flip: number): string =>
  group(
    `translate(480 0) scale(${flip} 1)`,
    shape('M-480 150H-214Q-230 480 -338 640Q-372 690 -350 980H-480Z', ink.rust),
    stroke('M-280 150Q-310 500 -380 640M-340 150Q-370 460 -420 640M-410 150Q-424 420 -450 640', ink.chestnut, 18),
    stroke('M-400 690Q-420 820 -410 980M-448 690V980', ink.chestnut, 18),
    stroke('M-480 668Q-410 690 -340 652', ink.amber, 30),
    disc(-338, 654, 26, ink.amber),
    shape('M-350 676L-324 680L-316 760H-362Z', ink.copper),
  );

/** The sun on its wire. */
const sun =
  stroke('M624 150V250', ink.chestnut, 6) +
  group(
    'translate(624 336) scale(.9)',
    repeat(16, (index) =>
      group(`rotate(${index * 22.5})`, shape('M-17 -84L0 -132L17 -84Z', index % 2 ? ink.copper : ink.rust)),
    ).join(''),
    disc(0, 0, 90, ink.amber),
    disc(0, 0, 76, ink.cream),
    disc(-38, 22, 14, ink.copper),
    disc(38, 22, 14, ink.copper),
    stroke(
      'M-40 -16Q-26 -30 -12 -16M12 -16Q26 -30 40 -16M-26 30Q0 54 26 30',
      ink.chestnut,
      9,
      'stroke-linecap="round"',
    ),
  );

const cloud = (x: number, y: number, size: number): string =>
  stroke(`M${x - 30 * size} 150V${y}M${x + 40 * size} 150V${y}`, ink.chestnut, 4) +
  group(
    `translate(${x} ${y}) scale(${size})`,
    shape(
      'M-100 60C-150 56 -146 -16 -92 -14C-92 -84 4 -98 20 -36C60 -64 110 -30 100 14C148 20 142 60 100 60Z',
      ink.cream,
    ),
    shape(
      'M-100 60C-134 56 -132 22 -104 18C-80 40 -44 30 -32 8C-6 34 44 34 62 12C84 36 124 34 122 46Q116 60 100 60Z',
      ink.sky,
    ),
  );

/** The arch of the little theatre, with fringe and medallion. */
const arch =
  shape('M0 0H960V240Q720 236 640 180Q480 96 320 180Q240 236 0 240Z', ink.lagoon) +
  stroke('M0 206Q230 202 304 152Q480 62 656 152Q730 202 960 206', ink.cream, 12) +
  stroke('M0 240Q240 236 320 180Q480 96 640 180Q720 236 960 240', ink.amber, 18) +
  repeat(9, (index) => disc(36 + index * 28, 130 - index * 5, 9, ink.amber)).join('') +
  repeat(9, (index) => disc(924 - index * 28, 130 - index * 5, 9, ink.amber)).join('') +
  disc(480, 70, 62, ink.cream) +
  disc(480, 70, 52, ink.mulberry) +
  shape('M446 48H514V80Q498 106 480 106Q462 106 446 80Z', ink.cream) +
  stroke('M460 66h12M488 66h12M464 84Q480 98 496 84', ink.dark, 7);

const candles = repeat(7, (index) =>
  group(
    `translate(${84 + index * 132} 988)`,
    shape('M0 -124C32 -78 30 -48 0 -34C-30 -48 -32 -78 0 -124Z', ink.amber),
    shape('M0 -84C15 -64 14 -48 0 -40C-14 -48 -15 -64 0 -84Z', ink.cream),
    rect(-13, -36, 26, 40, ink.cream),
    shape('M-52 -16Q-50 34 0 36Q50 34 52 -16Q28 8 0 8Q-28 8 -52 -16Z', ink.teal),
  ),
).join('');

/** A toy theatre of paper with its harbour scene, lit from the foot of the stage. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.blue) +
      rect(0, 150, 960, 560, ink.sky) +
      sun +
      cloud(330, 330, 0.9) +
      cloud(750, 480, 0.5) +
      shape('M180 700L300 560L380 640L480 520L600 660L700 590L800 700Z', ink.blue) +
      waves(720, ink.lagoon, 0) +
      group('translate(476 706) scale(.94)', galleon) +
      waves(830, ink.teal, 36) +
      waves(900, ink.blue, 8) +
      curtain(1) +
      curtain(-1) +
      arch +
      rect(0, 980, 960, 300, ink.chestnut) +
      candles +
      rect(0, 1020, 960, 260, ink.plum) +
      rect(0, 1016, 960, 12, ink.amber) +
      letters('Penny', { x: 216, y: 1128, size: 130 }, ink.amber) +
      letters('Proscenium', { x: 480, y: 1250, size: 150, align: 'middle' }, ink.cream),
  ),
};
