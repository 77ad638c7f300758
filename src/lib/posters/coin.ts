import { clipped, disc, letters, polar, polygon, rect, repeat, shape, stroke } from './draw.ts';
import { oddLot as ink } from './odd-lot.ts';
import { type Poster, posterSvg } from './poster.ts';

const [middleX, middleY] = [480, 862];
const radius = 388;

const rim = (fill: string): string =>
  repeat(72, (notch) => {
    const [x, y] = polar(middleX, middleY, radius - 26, notch / 72);
    return disc(x, y, 7, fill);
  }).join('');

const sun =
  disc(middleX, middleY, 118, ink.black) +
  repeat(16, (ray) => {
    const tip = polar(middleX, middleY, 312, ray / 16);
    const [left, right] = [
      polar(middleX, middleY, 146, (ray - 0.26) / 16),
      polar(middleX, middleY, 146, (ray + 0.26) / 16),
    ];
    return shape(polygon(left, tip, right), ink.black);
  }).join('');

const waves = repeat(7, (row) =>
  stroke(`M${middleX - 420} ${middleY - 246 + row * 82}${'c35 -52 70 -52 105 0s70 52 105 0'.repeat(4)}`, ink.blue, 26),
).join('');

/** The two sides of one coin, cut and joined along the middle of the page. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 480, 1280, ink.blue) +
      rect(480, 0, 480, 1280, ink.black) +
      letters('Coin', { x: 480, y: 400, size: 500, align: 'middle' }, ink.paper) +
      clipped('coin-heads', 'M0 0H480V1280H0Z', disc(middleX, middleY, radius, ink.yellow), rim(ink.black), sun) +
      clipped(
        'coin-tails',
        'M480 0H960V1280H480Z',
        disc(middleX, middleY, radius, ink.paper),
        clipped('coin-sea', `M${middleX} ${middleY - 318}a318 318 0 0 1 0 636a318 318 0 0 1 0 -636Z`, waves),
        rim(ink.blue),
      ),
  ),
};
