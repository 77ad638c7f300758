import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const next = scatter(19);
const stars = repeat(60, () => disc(next() * 960, next() * 430, 1.5 + next() * 3, ink.cream)).join('');

/** A house with its windows, some of them lit. */
const house = (x: number, width: number, height: number, fill: string, seed: number): string => {
  const glow = scatter(seed);
  return (
    shape(`M${x} ${1000 - height}L${x + width / 2} ${940 - height}L${x + width} ${1000 - height}V1000H${x}Z`, fill) +
    rect(x + width * 0.68, 930 - height, 28, 70, fill) +
    repeat(2, (column) =>
      repeat(4, (row) =>
        rect(
          x + width * (0.2 + column * 0.42),
          1040 - height + row * 92,
          38,
          54,
          glow() > 0.45 ? ink.amber : ink.dark,
          'rx="3"',
        ),
      ).join(''),
    ).join('')
  );
};

/** A street lamp; its light lies about it. */
const lamp = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    disc(0, -440, 230, ink.amber, 'opacity=".16"'),
    disc(0, -440, 130, ink.amber, 'opacity=".3"'),
    rect(-8, -390, 16, 400, ink.dark),
    shape('M-40 10H40L22 -40H-22Z', ink.dark),
    stroke('M-30 -370H30', ink.dark, 11),
    shape('M-36 -488Q0 -526 36 -488L42 -476H-42Z', ink.dark),
    shape('M-34 -476H34L24 -398H-24Z', ink.amber),
    shape('M0 -462C16 -440 16 -422 9 -408H-9C-16 -422 -16 -440 0 -462Z', ink.cream),
    stroke('M-34 -476L-24 -398H24L34 -476', ink.dark, 7),
  );

/** The lamplighter reaches up with his pole. */
const lighter = group(
  'translate(430 1010) scale(2.3)',
  stroke('M22 -58L92 -168', ink.copper, 5, 'stroke-linecap="round"'),
  shape('M-20 0L-14 -40H6L14 0H4L-3 -28L-10 0Z', ink.dark),
  shape('M-24 -26L-14 -84H12L22 -26Z', ink.rust),
  shape('M0 -84H12L22 -26H0Z', ink.chestnut),
  stroke('M8 -74L30 -66', ink.rust, 10, 'stroke-linecap="round"'),
  disc(0, -96, 13, ink.cream),
  shape('M-12 -94Q0 -82 12 -94V-90Q0 -76 -12 -90Z', ink.chestnut),
  rect(-19, -110, 38, 6, ink.dark, 'rx="3"'),
  shape('M-12 -109V-128H12V-109Z', ink.dark),
);

/** A street at dusk, and the man who goes his round in it. */
export const lamplightersRoundPoster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.indigo) +
      rect(0, 420, 960, 400, ink.blue) +
      shape('M0 420Q240 480 480 420T960 420V380H0Z', ink.indigo) +
      stars +
      house(-30, 210, 470, ink.plum, 3) +
      house(180, 170, 560, ink.mulberry, 5) +
      house(350, 220, 430, ink.plum, 8) +
      house(570, 180, 520, ink.mulberry, 12) +
      house(750, 240, 460, ink.plum, 21) +
      rect(0, 984, 960, 20, ink.copper) +
      rect(0, 1000, 960, 280, ink.dark) +
      lamp(130, 1030, 0.92) +
      lamp(690, 1030, 1.06) +
      lighter +
      letters('Lamplighter’s', { x: 480, y: 186, size: 168, align: 'middle' }, ink.amber) +
      letters('Round', { x: 480, y: 1232, size: 250, align: 'middle' }, ink.cream),
  ),
};
