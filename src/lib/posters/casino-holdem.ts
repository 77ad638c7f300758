import { clipped, disc, letters, rect, shape, stroke } from './draw.ts';
import { engraved } from './engraving.ts';
import { halden as ink } from './halden.ts';
import { pip, type Suit } from './pips.ts';
import { onCircle, type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

const columns: readonly (readonly [rank: string, suit: Suit])[] = [
  ['10', 'heart'],
  ['J', 'spade'],
  ['Q', 'heart'],
  ['K', 'spade'],
  ['A', 'heart'],
];

/** The sky of an old view of a town: level cuts, dense above, that go out towards the roofs. */
const sky = engraved({
  left: 0,
  right: 960,
  top: 6,
  bottom: 620,
  pitch: 12,
  step: 480,
  tone: (_, y) => Math.max(0.06, 0.86 - y / 700),
  bend: () => 0,
});

const suitInk = (suit: Suit): string => (suit === 'heart' ? ink.claret : ink.navy);

/** A column of the front: a card on end, its right side in the shade. */
const column = (index: number): string => {
  const [rank, suit] = columns[index] ?? ['A', 'spade'];
  const x = 100 + index * 156;
  return (
    rect(x, 470, 136, 470, ink.ivory, 'rx="16"') +
    series(6, (cut) => stroke(`M${x + 128 - cut * 7} 478V932`, ink.navy, 4.6 - cut * 0.75)) +
    letters(
      rank,
      {
        x: x + 47,
        y: 606,
        size: 168,
        align: 'middle',
        tracking: rank.length > 1 ? -0.13 : 0,
      },
      suitInk(suit),
    ) +
    pip(suit, x + 47, 706, 88, suitInk(suit)) +
    pip(suit, x + 47, 872, 88, suitInk(suit), 180)
  );
};

const rays = series(41, (index) => stroke(`M480 276L${onCircle(480, 276, 400, (index - 20) / 64)}`, ink.gold, 4));

const roof =
  shape('M480 92L930 372H30Z', ink.ivory) +
  stroke('M480 92L930 372H30Z', ink.navy, 10, 'stroke-linejoin="round"') +
  shape('M480 150L818 346H142Z', ink.navy) +
  clipped('casino-holdem-gable', 'M480 150L818 346H142Z', rays) +
  disc(480, 276, 66, ink.navy) +
  pip('diamond', 480, 276, 116, ink.gold) +
  rect(50, 372, 860, 66, ink.ivory) +
  stroke('M50 372H910V438H50Z', ink.navy, 8) +
  series(21, (index) => rect(78 + index * 39.2, 390, 20, 30, ink.navy)) +
  rect(70, 442, 820, 520, ink.navy);

const steps =
  rect(50, 950, 860, 40, ink.ivory) +
  stroke('M50 952H910M24 990H936', ink.navy, 6) +
  rect(24, 990, 912, 40, ink.ivory) +
  rect(0, 1026, 960, 260, ink.claret);

/** The house itself: a front whose five columns are the cards of the board. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.ivory)}${shape(sky, ink.navy)}${roof}${series(5, column)}${steps}` +
      letters('Casino Hold’em', { x: 480, y: 1206, size: 190, align: 'middle' }, ink.ivory),
  ),
};
