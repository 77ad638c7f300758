import { clipped, disc, group, letters, polar, rect, shape, stroke } from './draw.ts';
import { halden as ink } from './halden.ts';
import { pip, type Suit } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, short } from './shapes.ts';

type Wheel = { readonly x: number; readonly y: number; readonly radius: number };

const front: Wheel = { x: 408, y: 556, radius: 268 };
const rear: Wheel = { x: 792, y: 706, radius: 118 };

/** A chip seen from its face: eight marks on the rim, spokes within, a suit for the hub. */
const chip = ({ x, y, radius }: Wheel, suit: Suit, spokes: number): string =>
  disc(x, y, radius, ink.claret, `stroke="${ink.navy}" stroke-width="8"`) +
  series(8, (index) => {
    const [a, b] = [(index - 0.24) / 8, (index + 0.24) / 8];
    const inner = radius * 0.8;
    const points = [polar(x, y, radius, a), polar(x, y, radius, b), polar(x, y, inner, b), polar(x, y, inner, a)];
    return shape(`M${points.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}Z`, ink.ivory);
  }) +
  disc(x, y, radius * 0.8, ink.navy, `stroke="${ink.gold}" stroke-width="6"`) +
  series(spokes, (index) => {
    const [px, py] = polar(x, y, radius * 0.79, index / spokes);
    return stroke(`M${x} ${y}L${short(px)} ${short(py)}`, ink.gold, radius / 62);
  }) +
  disc(x, y, radius * 0.29, ink.ivory, `stroke="${ink.gold}" stroke-width="6"`) +
  pip(suit, x, y, radius * 0.36, suit === 'heart' ? ink.claret : ink.navy);

const sun = series(60, (index) => {
  const [ax, ay] = polar(560, 470, 360, index / 60);
  const [bx, by] = polar(560, 470, index % 2 === 0 ? 900 : 640, index / 60);
  return stroke(`M${short(ax)} ${short(ay)}L${short(bx)} ${short(by)}`, ink.claret, 5);
});

/** Backbone, fork, saddle and bar of a penny-farthing: nobody can stop it, and nobody wants to. */
const frame =
  stroke(
    `M${front.x} ${front.y}L394 236M394 250C520 222 690 300 ${rear.x} ${rear.y}`,
    ink.ivory,
    34,
    'stroke-linecap="round" stroke-linejoin="round"',
  ) +
  stroke(
    `M${front.x} ${front.y}L394 236M394 250C520 222 690 300 ${rear.x} ${rear.y}`,
    ink.navy,
    20,
    'stroke-linecap="round" stroke-linejoin="round"',
  ) +
  stroke('M394 236L384 172M384 172C330 158 270 176 262 226', ink.navy, 20, 'stroke-linecap="round"') +
  disc(262, 236, 24, ink.claret) +
  shape('M430 214C470 168 560 176 606 214C560 232 480 240 430 214Z', ink.claret) +
  stroke('M430 214C470 168 560 176 606 214C560 232 480 240 430 214Z', ink.navy, 7, 'stroke-linejoin="round"') +
  stroke(`M${front.x} ${front.y}L452 628M430 632H476`, ink.ivory, 16, 'stroke-linecap="round"');

const faces: readonly (readonly [rank: string, suit: Suit])[] = [
  ['10', 'spade'],
  ['J', 'spade'],
  ['Q', 'spade'],
];

/** The road: three cards open and two that nobody has turned. */
const road = series(5, (index) => {
  const [rank, suit] = faces[index] ?? ['', 'spade'];
  const x = 26 + index * 184;
  return (
    rect(x, 840, 172, 236, ink.ivory, `rx="14" stroke="${ink.navy}" stroke-width="5"`) +
    (index < faces.length
      ? letters(
          rank,
          {
            x: x + (rank.length > 1 ? 52 : 42),
            y: 936,
            size: 104,
            align: 'middle',
            tracking: rank.length > 1 ? -0.1 : 0,
          },
          ink.navy,
        ) + pip(suit, x + 112, 1010, 92, ink.navy)
      : clipped(
          `let-it-ride-back-${index}`,
          `M${x + 14} 854H${x + 158}V1062H${x + 14}Z`,
          rect(x, 840, 172, 236, ink.claret),
          group(
            `translate(${x} 840)`,
            series(9, (line) => stroke(`M${-140 + line * 38} 0l236 236M${-140 + line * 38} 236l236-236`, ink.gold, 3)),
          ),
        ))
  );
});

/** A penny-farthing on two chips, over five cards: what rides, rides. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.gold) +
      clipped('let-it-ride-sky', 'M0 0H960V824H0Z', sun) +
      disc(560, 470, 340, ink.ivory) +
      frame +
      chip(rear, 'heart', 12) +
      chip(front, 'spade', 28) +
      stroke(`M${front.x - 3} ${front.y - 78}L394 262`, ink.ivory, 20, 'stroke-linecap="round"') +
      rect(0, 824, 960, 460, ink.navy) +
      road +
      letters('Let It Ride', { x: 480, y: 1236, size: 186, align: 'middle' }, ink.ivory),
  ),
};
