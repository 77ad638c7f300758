import { clipped, disc, group, letters, rect, stroke } from './draw.ts';
import { halden as ink } from './halden.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

const middle = { x: 480, y: 520 };
const radius = 384;

/** The rim of a coin: a bead at every sixtieth. */
const beads = series(60, (index) => {
  const angle = (index / 60) * 2 * Math.PI;
  return disc(middle.x + (radius - 34) * Math.sin(angle), middle.y - (radius - 34) * Math.cos(angle), 9, ink.navy);
});

/** Waves of a banknote, closer to the middle than to the rim. */
const waves = series(26, (index) => {
  const y = middle.y - 320 + index * 26;
  return stroke(`M${middle.x - 360} ${y}${series(12, () => `q15-${10 + (index % 4) * 3} 30 0t30 0`)}`, ink.navy, 2.6);
});

const six = (fill: string, extra = ''): string =>
  letters('6', { x: middle.x, y: 792, size: 900, align: 'middle' }, fill, extra);

/** A coin is struck with the six and cut in half: what the banker's six pays. */
const whole = `M${middle.x - radius} ${middle.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
const coin =
  disc(middle.x, middle.y, radius, ink.gold) +
  clipped('no-commission-field', `M${middle.x - 330} ${middle.y}a330 330 0 1 0 660 0a330 330 0 1 0-660 0Z`, waves) +
  beads +
  stroke(`M${middle.x - 336} ${middle.y}a336 336 0 1 0 672 0a336 336 0 1 0-672 0Z`, ink.navy, 5) +
  six(ink.navy);
const slit = 'M-40 780L1000 260V-200H-40Z';
const rest = 'M-40 780L1000 260V1500H-40Z';

export const poster: Poster = {
  svg: posterSvg(
    ground(ink.ivory) +
      rect(44, 44, 872, 1192, 'none', `stroke="${ink.navy}" stroke-width="6"`) +
      rect(62, 62, 836, 1156, 'none', `stroke="${ink.navy}" stroke-width="2"`) +
      group('translate(6 8)', clipped('no-commission-lower', rest, clipped('no-commission-whole', whole, coin))) +
      group(
        'translate(-12 -46)',
        clipped(
          'no-commission-upper',
          slit,
          disc(middle.x, middle.y, radius, ink.ivory) +
            stroke(whole, ink.claret, 7, 'stroke-dasharray="2 22" stroke-linecap="round"') +
            six('none', `stroke="${ink.claret}" stroke-width="6"`),
        ),
      ) +
      letters('No Commission', { x: 480, y: 1030, size: 112, align: 'middle' }, ink.claret) +
      letters('Baccarat', { x: 480, y: 1186, size: 182, align: 'middle' }, ink.navy),
  ),
};
