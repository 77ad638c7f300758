import { disc, group, letters, polar, rect, repeat, screen, shape, stroke } from './draw.ts';
import { paperBoat as ink } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

const flagInks = [ink.sun, ink.paper, ink.teal];

/** Bunting between two nails, sagging in the middle. */
const bunting = (left: number, right: number, top: number, sag: number, count: number): string => {
  const at = (share: number): readonly [number, number] => [
    left + share * (right - left),
    top + 4 * sag * share * (1 - share),
  ];
  return (
    stroke(`M${left} ${top}Q${(left + right) / 2} ${top + 2 * sag} ${right} ${top}`, ink.night, 7) +
    repeat(count, (index) => {
      const [fromX, fromY] = at((index + 0.12) / count);
      const [toX, toY] = at((index + 0.88) / count);
      return shape(
        `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}L${((fromX + toX) / 2).toFixed(1)} ${((fromY + toY) / 2 + 112).toFixed(1)}Z`,
        flagInks[index % 3] ?? ink.sun,
      );
    }).join('')
  );
};

const ball = (x: number, y: number, number: string, colour: string): string =>
  disc(x, y, 82, colour, `stroke="${ink.night}" stroke-width="8"`) +
  disc(x, y, 56, ink.paper) +
  letters(number, { x, y: y + 36, size: 108, align: 'middle' }, ink.night);

/** The caller's drum: a cage on two legs with a crank. */
const drum =
  stroke('M250 930L330 600M710 930L630 600M180 930H780', ink.night, 26) +
  disc(480, 640, 268, ink.night) +
  disc(480, 640, 250, ink.mint) +
  ball(360, 700, '7', ink.pink) +
  ball(520, 770, '31', ink.sun) +
  ball(618, 650, '12', ink.teal) +
  ball(456, 580, '40', ink.kraft) +
  stroke(
    repeat(5, (index) => {
      const half = 250 * Math.cos(((index - 2) / 5) * Math.PI * 0.9);
      const y = 640 + (index - 2) * 88;
      return `M${(480 - half).toFixed(1)} ${y}H${(480 + half).toFixed(1)}`;
    }).join(''),
    ink.night,
    6,
  ) +
  stroke('M480 390C330 500 330 780 480 890M480 390C630 500 630 780 480 890', ink.night, 6) +
  repeat(12, (index) => disc(...polar(480, 640, 259, index / 12), 7, ink.paper)).join('') +
  disc(480, 640, 24, ink.night) +
  stroke('M748 640H850V560', ink.night, 20) +
  disc(850, 548, 30, ink.pink);

/** Bunting, the drum with its balls, and the hall's name over the boards. */
export const poster: Poster = {
  svg: posterSvg(
    screen('hall-wall', ink.paper, 16, 3.2) +
      rect(0, 0, 960, 1280, ink.pink) +
      rect(0, 0, 960, 940, 'url(#hall-wall)', 'opacity=".4"') +
      rect(0, 930, 960, 350, ink.night) +
      group('', bunting(-60, 500, 60, 90, 6), bunting(480, 1020, 60, 80, 6)) +
      bunting(-40, 1000, 6, 40, 10) +
      drum +
      letters('Parish Hall', { x: 480, y: 1180, size: 246, align: 'middle' }, ink.sun) +
      stroke('M60 1226H900', ink.pink, 8, 'stroke-dasharray="26 14"'),
  ),
};
