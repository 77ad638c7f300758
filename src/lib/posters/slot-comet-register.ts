import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, polar, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const next = scatter(77);
const stars = repeat(120, () => disc(next() * 960, next() * 860, 1.4 + next() * 3.4, ink.cream)).join('');

/** The comet comes down across the sheet, tail upon tail. */
const comet =
  shape('M1000 -40C700 60 380 280 210 560L330 690C560 520 860 260 1040 120Z', ink.mulberry) +
  shape('M1000 20C720 110 420 320 236 572L322 668C560 480 840 230 1020 110Z', ink.rust) +
  shape('M1000 60C760 150 480 340 262 586L312 644C560 440 820 210 1000 110Z', ink.copper) +
  shape('M940 128C700 220 480 400 284 604L302 626C520 440 720 270 940 148Z', ink.cream) +
  disc(262, 620, 112, ink.amber) +
  disc(254, 630, 82, ink.cream) +
  disc(232, 606, 22, ink.amber, 'opacity=".6"');

/** Circles of the heavens about the pole, as a register rules them. */
const rule =
  repeat(5, (ring) =>
    disc(
      480,
      640,
      180 + ring * 130,
      'none',
      `stroke="${ink.sky}" stroke-width="3" stroke-dasharray="3 16" stroke-linecap="round" opacity=".55"`,
    ),
  ).join('') +
  repeat(24, (ray) => {
    const [x, y] = polar(480, 640, 180, ray / 24);
    const [farX, farY] = polar(480, 640, 700, ray / 24);
    return stroke(`M${x} ${y}L${farX} ${farY}`, ink.sky, 2, 'opacity=".22"');
  }).join('');

/** A book lies open below, its lines written full. */
const page = (side: number): string =>
  group(
    `translate(480 880) scale(${side} 1)`,
    shape('M0 0C90 -46 250 -54 400 -20V190C250 150 90 160 0 206Z', ink.cream),
    shape('M0 0C24 -14 44 -20 64 -26V174C44 180 24 192 0 206Z', ink.amber, 'opacity=".45"'),
    repeat(4, (line) =>
      stroke(
        `M60 ${30 + line * 36}C140 ${2 + line * 36} 250 ${-6 + line * 36} 360 ${14 + line * 36}`,
        ink.blue,
        5,
        'opacity=".55"',
      ),
    ).join(''),
  );

/** The great comet, and the book in which its returns are kept. */
export const cometRegisterPoster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.indigo) +
      rect(0, 820, 960, 460, ink.plum) +
      shape('M0 800Q240 740 480 790T960 770V900H0Z', ink.plum) +
      rule +
      stars +
      comet +
      shape(
        'M60 852C220 812 400 812 480 864C560 812 740 812 900 852V1082C740 1034 560 1034 480 1094C400 1034 220 1034 60 1082Z',
        ink.rust,
      ) +
      page(1) +
      page(-1) +
      letters('Comet', { x: 50, y: 246, size: 270 }, ink.cream) +
      letters('Register', { x: 480, y: 1214, size: 184, align: 'middle' }, ink.amber),
  ),
};
