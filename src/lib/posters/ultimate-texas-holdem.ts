import { clipped, disc, group, letters, polar, rect, shape, stroke } from './draw.ts';
import { engraved } from './engraving.ts';
import { halden as ink } from './halden.ts';
import { pip, type Suit } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, short } from './shapes.ts';

/** The night behind: level cuts that bend like hills, open towards the sun. */
const night = engraved({
  left: 0,
  right: 960,
  top: 4,
  bottom: 900,
  pitch: 13,
  step: 40,
  tone: (x, y) => Math.max(0.05, Math.min(0.5, Math.hypot(x - 212, y - 392) / 1700)),
  bend: (x, y) => 16 * Math.sin(x / 150 + y / 210),
});

const rays = series(56, (index) => {
  const turn = index / 56;
  const [ax, ay] = polar(212, 392, index % 2 === 0 ? 352 : 366, turn);
  const [bx, by] = polar(212, 392, index % 2 === 0 ? 470 : 428, turn);
  return stroke(`M${short(ax)} ${short(ay)}L${short(bx)} ${short(by)}`, ink.gold, 7, 'stroke-linecap="round"');
});

const chipWidth = 208;
const chipHeight = 92;
const floor = 906;

type Tower = { readonly chips: number; readonly paper: string; readonly print: string };

/** What a raise may be, from before the flop to after the river: the earlier, the more. */
const towers: readonly Tower[] = [
  { chips: 4, paper: ink.claret, print: ink.ivory },
  { chips: 3, paper: ink.ivory, print: ink.claret },
  { chips: 2, paper: ink.gold, print: ink.navy },
  { chips: 1, paper: ink.claret, print: ink.gold },
];

/** The rim of a chip from the side: marks that grow narrow towards its ends, and an engraver's shade at the right. */
const rim = (x: number, y: number, { paper, print }: Tower, shift: number): string =>
  rect(x, y, chipWidth, chipHeight, paper, `rx="20" stroke="${ink.navy}" stroke-width="9"`) +
  clipped(
    `ultimate-rim-${x}-${y}`,
    `M${x + 4} ${y + 5}H${x + chipWidth - 4}V${y + chipHeight - 5}H${x + 4}Z`,
    series(6, (mark) => {
      const [from, to] = [(mark + shift - 0.24) / 5, (mark + shift + 0.24) / 5].map(
        (part) => x + chipWidth / 2 - (chipWidth / 2) * Math.cos(Math.PI * Math.min(1, Math.max(0, part))),
      ) as [number, number];
      return rect(from, y, to - from, chipHeight, print);
    }),
    series(7, (cut) => stroke(`M${x + chipWidth - 10 - cut * 8} ${y}v${chipHeight}`, ink.navy, 5 - cut * 0.7)),
  ) +
  stroke(`M${x + 12} ${y + 17}H${x + chipWidth - 12}`, ink.navy, 3.4) +
  stroke(`M${x + 12} ${y + chipHeight - 17}H${x + chipWidth - 12}`, ink.navy, 3.4);

const stack = (tower: Tower, index: number): string =>
  series(tower.chips, (level) =>
    rim(28 + index * 232, floor - (level + 1) * chipHeight, tower, (index + level) % 2 === 0 ? 0 : 0.5),
  );

const card = (rank: string, suit: Suit, print: string): string =>
  rect(-136, -190, 272, 380, ink.ivory, `rx="22" stroke="${ink.navy}" stroke-width="9"`) +
  letters(rank, { x: -76, y: -66, size: 140, align: 'middle' }, print) +
  pip(suit, -76, -10, 64, print) +
  pip(suit, 42, 78, 170, print);

/** The highest two cards on the highest tower, before a low sun; the towers fall as the round goes on. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.navy)}${shape(night, ink.ivory)}${rays}` +
      disc(212, 392, 330, ink.gold) +
      disc(212, 392, 330, 'none', `stroke="${ink.navy}" stroke-width="9"`) +
      group('translate(176 330) rotate(-11)', card('K', 'spade', ink.navy)) +
      group('translate(318 354) rotate(13)', card('A', 'spade', ink.navy)) +
      towers.map(stack).join('') +
      rect(0, floor, 960, 374, ink.claret) +
      rect(0, floor, 960, 14, ink.ivory) +
      rect(0, floor + 24, 960, 5, ink.ivory) +
      letters('Ultimate', { x: 480, y: 1104, size: 204, align: 'middle' }, ink.ivory) +
      letters('Hold’em', { x: 480, y: 1244, size: 164, align: 'middle' }, ink.gold),
  ),
};
