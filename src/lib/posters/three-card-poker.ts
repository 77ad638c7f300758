import { group, letters, rect, shape } from './draw.ts';
import { engraved } from './engraving.ts';
import { halden as ink } from './halden.ts';
import { pips, type Suit } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground } from './shapes.ts';

type Leaf = { word: string; suit: Suit; paper: string; print: string; edge: string; y: number; turned: number };

const leaves: readonly Leaf[] = [
  { word: 'Three', suit: 'spade', paper: ink.ivory, print: ink.navy, edge: ink.navy, y: 160, turned: 4 },
  { word: 'Card', suit: 'heart', paper: ink.claret, print: ink.ivory, edge: ink.ivory, y: 494, turned: 0.5 },
  { word: 'Poker', suit: 'club', paper: ink.navy, print: ink.ivory, edge: ink.ivory, y: 828, turned: -3 },
];

const cuts = engraved({
  left: -52,
  right: 52,
  top: -60,
  bottom: 60,
  pitch: 2.6,
  step: 4,
  tone: (x, y) => Math.min(0.95, Math.max(0.12, 0.5 + (x + y) / 110)),
  bend: (x) => 5 * Math.sin(x / 17),
});

/** A card on its side that leaves the sheet at the right, its pip half cut off by the edge. */
const leaf = ({ word, suit, paper, print, edge, y, turned }: Leaf): string =>
  group(
    `rotate(${turned} 1500 ${y + 200})`,
    rect(34, y - 6, 1300, 480, edge, 'rx="46"') +
      rect(40, y, 1300, 480, paper, 'rx="40"') +
      `<clipPath id="three-card-${suit}"><path d="${pips[suit]}"/></clipPath>` +
      group(
        `translate(842 ${y + 196}) scale(3.3)`,
        `<g clip-path="url(#three-card-${suit})">${shape(cuts, print)}</g>`,
      ) +
      letters(word, { x: 84, y: y + 306, size: 328 }, print),
  );

/** Three cards on their sides, one word and one suit on each. */
export const poster: Poster = {
  svg: posterSvg(`${ground(ink.gold)}${leaves.map(leaf).join('')}`),
};
