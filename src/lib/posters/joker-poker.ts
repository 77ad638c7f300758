import { disc, group, letters, polygon, rect, shape, stroke } from './draw.ts';
import { backglass as ink } from './fifth-draw.ts';
import { pip } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

const diamond = (x: number, y: number, fill: string): string =>
  shape(polygon([x, y - 107], [x + 80, y], [x, y + 107], [x - 80, y]), fill);

/** A coat of lozenges, every third of them lit from behind. */
const coat = series(7, (column) =>
  series(11, (row) => {
    const [x, y] = [column * 160 + (row % 2) * 80 - 80, row * 107 - 20];
    const colours = [ink.dark, ink.plum, ink.dark, ink.plum, ink.dark];
    return diamond(x, y, colours[(column * 2 + row) % colours.length] ?? ink.plum);
  }),
);

const bell = (x: number, y: number): string =>
  disc(x, y, 46, ink.lemon) +
  disc(x, y + 12, 9, ink.dark) +
  rect(x - 4, y + 12, 8, 34, ink.dark) +
  stroke(`M${x - 44} ${y}H${x + 44}`, ink.dark, 6);

/** The cap's three horns: left, right, and the middle one that falls forward. */
const cap =
  shape('M250 560C236 420 214 330 96 318C150 214 330 204 480 420C470 500 470 560 470 590Z', ink.cherry) +
  shape('M710 560C724 420 746 330 864 318C810 214 630 204 480 420C490 500 490 560 490 590Z', ink.lime) +
  shape('M372 590C366 430 396 250 480 132C564 250 594 430 588 590Z', ink.lemon) +
  bell(96, 338) +
  bell(864, 338) +
  bell(480, 124);

const face =
  shape('M262 560H698C706 730 640 900 480 912C320 900 254 730 262 560Z', ink.cream) +
  shape('M480 560H698C706 730 640 900 480 912Z', ink.shade) +
  shape('M240 540H720V610H240Z', ink.dark) +
  series(9, (index) =>
    shape(
      polygon([248 + index * 52, 610], [300 + index * 52, 610], [274 + index * 52, 652]),
      index % 2 ? ink.lime : ink.cherry,
    ),
  ) +
  pip('spade', 386, 706, 82, ink.dark) +
  pip('heart', 574, 706, 82, ink.cherry) +
  shape('M480 700L508 782Q480 800 452 782Z', ink.cherry) +
  shape('M366 804Q480 838 594 804Q560 884 480 886Q400 884 366 804Z', ink.dark) +
  shape('M396 818Q480 838 564 818L552 842Q480 858 408 842Z', ink.cream);

/** The fool of the deck, painted on glass: the one card that is whatever it likes. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.dark)}${coat}${disc(480, 560, 420, ink.plum)}` +
      series(24, (index) =>
        group(`rotate(${index * 15} 480 560)`, disc(480, 140, 13, index % 2 ? ink.lemon : ink.cream)),
      ) +
      `${cap}${face}${rect(0, 968, 960, 312, ink.lemon)}${rect(0, 968, 960, 14, ink.cherry)}` +
      letters('Joker', { x: 480, y: 1120, size: 178, align: 'middle' }, ink.dark) +
      letters('Poker', { x: 480, y: 1252, size: 150, align: 'middle' }, ink.cherry),
  ),
};
