import { clipped, disc, group, letters, polar, rect, shape, stroke } from './draw.ts';
import { halden as ink } from './halden.ts';
import { pip, type Suit } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, short } from './shapes.ts';

type Face = readonly [rank: string, suit: Suit];

const pivot = { x: 480, y: 236 };

/** Rings around the pivot as an engraver cuts them: thick and thin by turns, so that the plate seems to hum. */
const rings = series(34, (index) =>
  disc(
    pivot.x,
    pivot.y,
    110 + index * 27,
    'none',
    `stroke="${ink.ivory}" stroke-opacity="0.5" stroke-width="${short(1.6 + 2.6 * (0.5 + 0.5 * Math.sin(index * 0.9)))}"`,
  ),
);

/** A card with its lower edge's middle at 0 0. */
const card = ([rank, suit]: Face, width: number, turn: number): string => {
  const height = width * 1.4;
  const red = suit === 'heart' || suit === 'diamond';
  const colour = red ? ink.claret : ink.navy;
  return group(
    `rotate(${turn}) translate(${-width / 2} ${-height})`,
    rect(0, 0, width, height, ink.ivory, `rx="${width * 0.07}" stroke="${ink.navy}" stroke-width="6"`),
    letters(
      rank,
      {
        x: width * (rank.length > 1 ? 0.3 : 0.24),
        y: width * 0.44,
        size: width * 0.5,
        align: 'middle',
        tracking: rank.length > 1 ? -0.1 : 0,
      },
      colour,
    ),
    pip(suit, width * 0.24, width * 0.66, width * 0.28, colour),
    pip(suit, width * 0.64, height * 0.72, width * 0.52, colour),
  );
};

/** A pan on three chains from a beam's end, engraved below, with what lies on it. */
const pan = (id: string, x: number, from: number, y: number, reach: number, load: string): string =>
  stroke(`M${x} ${from}L${x - reach} ${y}M${x} ${from}L${x + reach} ${y}`, ink.gold, 7) +
  disc(x, from, 15, ink.gold, `stroke="${ink.navy}" stroke-width="6"`) +
  load +
  stroke(`M${x} ${from}L${x} ${from + 40}`, ink.gold, 7) +
  clipped(
    id,
    `M${x - reach - 14} ${y}H${x + reach + 14}C${x + reach - 40} ${y + 92} ${x - reach + 40} ${y + 92} ${x - reach - 14} ${y}Z`,
    rect(x - reach - 14, y, 2 * reach + 28, 100, ink.gold),
    series(9, (line) =>
      stroke(`M${x - reach - 14} ${y + 14 + line * 9}H${x + reach + 14}`, ink.navy, 1.4 + line * 0.55),
    ),
  ) +
  rect(x - reach - 22, y - 8, 2 * reach + 44, 18, ink.gold, `rx="9" stroke="${ink.navy}" stroke-width="5"`);

const two: readonly Face[] = [
  ['K', 'spade'],
  ['K', 'heart'],
];
const five: readonly Face[] = [
  ['5', 'club'],
  ['6', 'diamond'],
  ['7', 'spade'],
  ['8', 'heart'],
  ['9', 'club'],
];

const left = { x: 196, from: 178, y: 600, reach: 164 };
const right = { x: 724, from: 318, y: 838, reach: 186 };

const beam = shape(
  `M${left.x - 20} ${left.from - 12}L${pivot.x} ${pivot.y - 30}L${right.x + 20} ${right.from - 12}L${right.x + 16} ${right.from + 12}L${pivot.x} ${pivot.y + 30}L${left.x - 16} ${left.from + 12}Z`,
  ink.gold,
  `stroke="${ink.navy}" stroke-width="7" stroke-linejoin="round"`,
);

const column =
  rect(pivot.x - 17, pivot.y, 34, 760, ink.gold, `stroke="${ink.navy}" stroke-width="7"`) +
  stroke(`M${pivot.x + 7} ${pivot.y + 40}V990`, ink.navy, 4) +
  series(3, (step) =>
    rect(
      pivot.x - 70 - step * 62,
      952 + step * 26,
      140 + step * 124,
      30,
      ink.gold,
      `stroke="${ink.navy}" stroke-width="7"`,
    ),
  );

/** The joker's cap on top: what stands for whatever is missing. */
const cap =
  shape('M-92 0C-98-62-128-96-176-92C-150-140-78-128-52-74L-40 0Z', ink.claret) +
  shape('M92 0C98-62 128-96 176-92C150-140 78-128 52-74L40 0Z', ink.claret) +
  shape('M-58 0C-58-74-30-128 0-176C30-128 58-74 58 0Z', ink.ivory) +
  rect(-98, -6, 196, 34, ink.gold, 'rx="8"') +
  [
    [-178, -88],
    [0, -182],
    [178, -88],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 19, ink.gold))
    .join('');

const capLine = `stroke="${ink.navy}" stroke-width="7" stroke-linejoin="round"`;

/** Cards in a fan, from one turn to another. */
const fan = (faces: readonly Face[], x: number, y: number, width: number, spread: number, step: number): string =>
  faces
    .map((face, index) => {
      const off = index - (faces.length - 1) / 2;
      const [, lift] = polar(0, 0, 420, (off * spread) / 360);
      return group(`translate(${short(x + off * step)} ${short(y + 420 + lift)})`, card(face, width, off * spread));
    })
    .join('');

/** A balance with five cards on one pan and two on the other, the joker's cap above. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.claret) +
      rings +
      column +
      pan('pai-gow-poker-left', left.x, left.from, left.y, left.reach, fan(two, left.x, left.y, 190, 11, 96)) +
      pan('pai-gow-poker-right', right.x, right.from, right.y, right.reach, fan(five, right.x, right.y, 168, 7, 46)) +
      beam +
      disc(pivot.x, pivot.y, 40, ink.ivory, `stroke="${ink.navy}" stroke-width="7"`) +
      pip('spade', pivot.x, pivot.y, 42, ink.navy) +
      group(`translate(${pivot.x} ${pivot.y - 34})`, cap.replaceAll('/>', ` ${capLine}/>`)) +
      rect(0, 1030, 960, 250, ink.navy) +
      letters('Pai Gow', { x: 44, y: 1216, size: 216 }, ink.ivory) +
      letters('Poker', { x: 916, y: 1216, size: 160, align: 'end' }, ink.gold),
  ),
};
