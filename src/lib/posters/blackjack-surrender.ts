import { clipped, disc, group, letters, rect, shape, stroke } from './draw.ts';
import { halden as ink } from './halden.ts';
import { pip, type Suit } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

const card = (x: number, y: number, turn: number, rank: string, suit: Suit, colour: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-160, -228, 320, 456, ink.ivory, `rx="22" stroke="${ink.navy}" stroke-width="8"`),
    rect(-140, -208, 280, 416, 'none', `rx="12" stroke="${colour}" stroke-width="4"`),
    letters(rank, { x: -78, y: -74, size: 160, align: 'middle', tracking: rank.length > 1 ? -0.12 : 0 }, colour),
    pip(suit, 34, 84, 190, colour),
  );

/** The flag of whoever gives up: white cloth on a short staff, folded by the wind, stuck between the two cards. */
const flag =
  stroke('M470 760L560 96', ink.navy, 30, 'stroke-linecap="round"') +
  stroke('M470 760L560 96', ink.gold, 16, 'stroke-linecap="round"') +
  disc(562, 84, 26, ink.gold, `stroke="${ink.navy}" stroke-width="8"`) +
  shape(
    'M556 124C650 84 716 176 806 138C836 126 858 110 884 112L846 384C806 372 790 398 742 408C654 426 610 350 522 386Z',
    ink.ivory,
    `stroke="${ink.navy}" stroke-width="9" stroke-linejoin="round"`,
  ) +
  stroke('M640 116C622 210 616 290 612 366M742 156C724 240 716 330 708 408', ink.navy, 4) +
  stroke('M664 122C646 214 640 296 636 370M766 154C750 242 742 330 734 408', ink.navy, 2.6);

/** The engraver's cloth: even cuts that bend under the cards. */
const cuts = series(44, (row) => {
  const y = 14 + row * 24;
  return stroke(`M-20 ${y}C260 ${y - 60} 640 ${y + 90} 980 ${y - 20}`, ink.claret, 3 + (row % 4));
});

/** Ten and six against the world: the sixteen that nobody likes, and half of the stake carried home. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.gold) +
      clipped('blackjack-surrender-cloth', 'M0 0H960V960H0Z', cuts) +
      flag +
      card(310, 640, -11, '10', 'club', ink.navy) +
      card(650, 668, 9, '6', 'heart', ink.claret) +
      rect(0, 930, 960, 350, ink.navy) +
      letters('Surrender', { x: 480, y: 1064, size: 146, align: 'middle' }, ink.gold) +
      letters('Blackjack', { x: 480, y: 1218, size: 180, align: 'middle' }, ink.ivory),
  ),
};
