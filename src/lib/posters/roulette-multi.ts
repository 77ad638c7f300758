import { disc, group, letters, polar, repeat, shape, stroke } from './draw.ts';
import { meridian as ink } from './meridian.ts';
import { onCircle, type Poster, posterSvg, ringSlice } from './poster.ts';
import { ground, series } from './shapes.ts';

const pocketCount = 37;
const slice = 1 / pocketCount;
const radius = 214;

/** All pockets of a colour in one path: the zero, and the others by turns. */
const pocketsWhere = (holds: (index: number) => boolean): string =>
  series(pocketCount, (index) =>
    holds(index) ? ringSlice(0, 0, 118, 178, (index - 0.5) * slice, (index + 0.5) * slice) : '',
  );

const frets = stroke(
  series(
    pocketCount,
    (index) => `M${onCircle(0, 0, 118, (index + 0.5) * slice)}L${onCircle(0, 0, 150, (index + 0.5) * slice)}`,
  ),
  ink.brass,
  2.5,
);

const rotor =
  disc(0, 0, radius, ink.wood) +
  disc(0, 0, radius - 8, ink.brass) +
  disc(0, 0, radius - 13, ink.wood) +
  disc(0, 0, 184, ink.brass) +
  shape(
    pocketsWhere((index) => index === 0),
    ink.green,
  ) +
  shape(
    pocketsWhere((index) => index > 0 && index % 2 === 1),
    ink.red,
  ) +
  shape(
    pocketsWhere((index) => index > 0 && index % 2 === 0),
    ink.black,
  ) +
  frets +
  disc(0, 0, 118, ink.brass) +
  disc(0, 0, 113, ink.wood) +
  series(4, (arm) => stroke(`M0 0L${onCircle(0, 0, 62, arm / 4)}`, ink.brass, 9, 'stroke-linecap="round"')) +
  series(4, (arm) => {
    const [x, y] = polar(0, 0, 64, arm / 4);
    return disc(x, y, 11, ink.brass);
  }) +
  disc(0, 0, 30, ink.brass) +
  disc(0, 0, 17, ink.wood) +
  disc(0, 0, 7, ink.paper);

/** Each wheel stands at another turn, and its ball in another pocket. */
const wheels = repeat(8, (index) => {
  const [column, row] = [index % 2, Math.floor(index / 2)];
  const x = column === 0 ? 226 : 734;
  const y = 24 + row * 410 + (column === 0 ? 0 : 205);
  const turn = ((index * 5 + 3) % pocketCount) * slice;
  const [ballX, ballY] = polar(0, 0, 134, ((index * 11 + 4) % pocketCount) * slice);
  return group(
    `translate(${x} ${y}) rotate(${(turn * 360).toFixed(2)})`,
    `<use href="#multi-wheel"/>`,
    disc(ballX + 3, ballY + 4, 15, ink.black, 'opacity=".5"'),
    disc(ballX, ballY, 14, '#fffaf0'),
  );
});

/** Two ranks of wheels that run off the sheet above and below, and the name on a band of brass between them. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.plum) +
      `<defs><g id="multi-wheel">${rotor}</g></defs>` +
      wheels.join('') +
      shape('M0 494L960 426V826L0 894Z', ink.paper) +
      shape('M0 508L960 440V452L0 520ZM0 868L960 800V812L0 880Z', ink.brass) +
      group(
        'rotate(-4.05 480 660)',
        letters('Multi-Wheel', { x: 480, y: 660, size: 168, align: 'middle' }, ink.black),
        letters('Roulette', { x: 480, y: 806, size: 168, align: 'middle' }, ink.red),
      ),
  ),
};
