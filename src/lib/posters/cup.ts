import { clipped, disc, group, letters, rect, shape, stroke } from './draw.ts';
import { oddLot as ink } from './odd-lot.ts';
import { type Poster, posterSvg } from './poster.ts';

const shield = 'M-62 -72H62V-8C62 36 34 62 0 76C-34 62 -62 36 -62 -8Z';

/** The arms of eight towns: a ground, and what lies over it within the shield. */
const arms: readonly (readonly [ground: string, over: string])[] = [
  [ink.black, shape('M-70 -30H70V0H-70ZM-70 26H70V56H-70Z', ink.paper)],
  [ink.red, shape('M-70 64L0 -14L70 64V110L0 32L-70 110Z', ink.paper)],
  [ink.yellow, shape('M0 -80H70V90H0Z', ink.black)],
  [ink.black, shape('M-80 -58L-50 -88L86 48L56 78Z', ink.yellow)],
  [ink.stone, disc(0, -6, 34, ink.red)],
  [ink.red, shape('M-16 -80H16V90H-16ZM-70 -30H70V2H-70Z', ink.yellow)],
  [ink.stone, shape('M-70 -80H0V0H-70ZM0 0H70V90H0Z', ink.black)],
  [ink.yellow, shape('M-44 -80H-16V90H-44ZM16 -80H44V90H16Z', ink.red)],
];

const rows = [500, 690, 920, 1110] as const;
const [edge, cupEdge] = [104, 420] as const;

/** One side of the bracket: four shields, two lines of two, one of one, and so to the cup. */
const side = (index: number): string => {
  const [a, b, c, d] = rows;
  const [upper, lower, middle] = [(a + b) / 2, (c + d) / 2, (a + d) / 2];
  const lines =
    `M${edge} ${a}H196V${b}H${edge}M${edge} ${c}H196V${d}H${edge}` +
    `M196 ${upper}H238V${lower}H196M238 ${middle}H${cupEdge}`;
  return (
    stroke(lines, ink.paper, 16, 'stroke-linejoin="miter"') +
    rows
      .map((y, row) => {
        const [ground, over] = arms[4 * index + row] ?? [ink.paper, ''];
        return group(
          `translate(${edge} ${y})`,
          clipped(`towns-${index}-${row}`, shield, shape(shield, ground), over),
          stroke(shield, ink.paper, 12, 'stroke-linejoin="round"'),
        );
      })
      .join('')
  );
};

const bowl = 'M348 520H612V640C612 790 560 880 480 912C400 880 348 790 348 640Z';

const trophy =
  stroke('M352 584C252 560 254 724 372 756M608 584C708 560 706 724 588 756', ink.yellow, 38) +
  shape('M450 880H510V1010H450Z', ink.yellow) +
  clipped(
    'towns-bowl',
    bowl,
    shape(bowl, ink.yellow),
    rect(384, 500, 40, 420, ink.paper),
    rect(440, 500, 16, 420, ink.paper),
  ) +
  rect(326, 490, 308, 44, ink.black) +
  disc(480, 962, 44, ink.red) +
  stroke('M436 962A44 44 0 0 0 524 962A44 44 0 0 0 436 962Z', ink.black, 14) +
  shape('M404 1010H556L590 1072H370Z', ink.yellow) +
  rect(344, 1072, 272, 96, ink.black) +
  letters('8', { x: 480, y: 1150, size: 96, align: 'middle' }, ink.yellow);

/** Eight shields at the edges, and the lines that lead all but one of them nowhere. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.blue) +
      rect(0, 0, 960, 392, ink.black) +
      rect(0, 1236, 960, 44, ink.black) +
      side(0) +
      group('translate(960 0) scale(-1 1)', side(1)) +
      trophy +
      letters('Eight Towns', { x: 480, y: 158, size: 170, align: 'middle' }, ink.paper) +
      letters('Cup', { x: 480, y: 332, size: 206, align: 'middle' }, ink.yellow),
  ),
};
