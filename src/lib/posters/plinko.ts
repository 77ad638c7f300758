import { disc, letters, rect, repeat, stroke } from './draw.ts';
import { oddLot as ink } from './odd-lot.ts';
import { widthOf } from './outline.ts';
import { type Poster, posterSvg } from './poster.ts';

const middle = 430;
const rows = 8;
const pitch = 102;
const rise = 64;
const apexY = 436;
/** Two balls fill the width of a pocket. */
const ball = pitch / 4;

/** How the ball of the cover went: 1 is a bounce to the right. It ends in the sixth pocket of nine. */
const way = [1, 0, 1, 1, 0, 0, 1, 1] as const;
const pocket = way.reduce<number>((sum, bounce) => sum + bounce, 0);

/** How many balls lie in each pocket: about the binomial numbers of eight bounces, as chance has it. */
const pile = [0, 2, 4, 8, 10, 6, 4, 2, 0];

const x = (row: number, index: number): number => middle + (index - row / 2) * pitch;

/** The nails of the board, which goes on to both edges of the page. */
const pegs = repeat(rows, (row) =>
  repeat(10 + (row % 2), (index) =>
    disc(middle + (index - 4 - (row % 2) / 2) * pitch, apexY + row * rise, 13, ink.black),
  ).join(''),
);

/** The pile of a pocket, two balls abreast. */
const balls = pile.map((count, column) =>
  repeat(count, (index) => {
    const y = 1280 - ball * (1 + 2 * Math.floor(index / 2));
    return disc(x(rows, column) + ((index % 2) * 2 - 1) * ball, y, ball - 1.5, ink.black);
  }).join(''),
);

/** Where the ball lies at last: in the dip between the two topmost of its pocket. */
const restY = 1280 - ball * (0.73 + (pile[pocket] ?? 0));

const title = { size: 392, y: 344 };
/** The name stands so that its i is over the first nail: the ball is the dot of the i. */
const titleX = middle - widthOf('Pl', title.size) - widthOf('i', title.size) / 2;
const dotY = title.y - 0.672 * title.size;

/** The way of the ball: from the foot of the i, an arc over each nail to the gap below. */
const path = (): string => {
  let right = 0;
  const hops = way.map((bounce, row) => {
    right += bounce;
    const y = apexY + (row + 1) * rise;
    return `Q${x(row + 1, right)} ${y - rise - 34} ${x(row + 1, right)} ${y - 34}`;
  });
  return `M${middle} ${title.y}V${apexY - 34}${hops.join('')}V${restY}`;
};

/** A board of nails under the name, a ball fallen from its i, and the hill of the balls before it. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.yellow) +
      letters('Plınko', { x: titleX, ...title }, ink.black) +
      disc(middle, dotY, ball, ink.red) +
      pegs.join('') +
      balls.join('') +
      stroke(path(), ink.red, 14, 'stroke-linejoin="round"') +
      disc(x(rows, pocket), restY, ball, ink.red),
  ),
};
