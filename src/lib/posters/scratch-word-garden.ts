import { disc, group, letters, rect, repeat, screen, shape, stroke } from './draw.ts';
import { paperBoat as ink } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

const square = 148;

/** A letter of the crossword on its square. */
const tile = (letter: string, x: number, y: number, colour: string): string =>
  group(
    `translate(${x} ${y})`,
    rect(8, 8, square, square, ink.night),
    rect(0, 0, square, square, colour, `stroke="${ink.night}" stroke-width="6"`),
    letters(letter, { x: square / 2, y: 122, size: 150, align: 'middle' }, ink.night),
  );

/** A stalk with two leaves and a bloom over a letter. */
const bloom = (x: number, y: number, tall: number, petals: number, colour: string): string =>
  stroke(`M${x} ${y}C${x - 20} ${y - tall / 2} ${x + 16} ${y - tall / 2} ${x} ${y - tall}`, ink.teal, 14) +
  shape(
    `M${x} ${y - tall * 0.35}C${x - 90} ${y - tall * 0.36} ${x - 96} ${y - tall * 0.7} ${x - 86} ${y - tall * 0.74}C${x - 26} ${y - tall * 0.7} ${x} ${y - tall * 0.5} ${x} ${y - tall * 0.35}Z`,
    ink.teal,
  ) +
  shape(
    `M${x} ${y - tall * 0.25}C${x + 90} ${y - tall * 0.26} ${x + 96} ${y - tall * 0.56} ${x + 86} ${y - tall * 0.6}C${x + 26} ${y - tall * 0.58} ${x} ${y - tall * 0.4} ${x} ${y - tall * 0.25}Z`,
    ink.teal,
  ) +
  group(
    `translate(${x} ${y - tall})`,
    ...repeat(petals, (petal) =>
      group(
        `rotate(${(petal * 360) / petals})`,
        shape('M0 0C-44-34-34-92 0-100C34-92 44-34 0 0Z', colour, `stroke="${ink.night}" stroke-width="5"`),
      ),
    ),
    disc(0, 0, 25, ink.night),
    disc(0, 0, 15, ink.paper),
  );

/** Word and garden cross at their R and D, and flower. */
export const poster: Poster = {
  svg: posterSvg(
    screen('garden-earth', ink.night, 13, 3) +
      rect(0, 0, 960, 1280, ink.mint) +
      disc(790, 170, 116, ink.sun) +
      bloom(108, 640, 330, 8, ink.pink) +
      bloom(340, 640, 200, 6, ink.sun) +
      bloom(690, 640, 210, 7, ink.paper) +
      bloom(856, 640, 300, 9, ink.pink) +
      rect(0, 620, 960, 660, ink.kraft) +
      rect(0, 620, 960, 660, 'url(#garden-earth)', 'opacity=".4"') +
      stroke(repeat(12, (index) => `M${index * 84} 620q42-34 84 0`).join(''), ink.night, 8) +
      [...'GARDEN'].map((letter, at) => tile(letter, 36 + at * square, 912, at === 2 ? ink.sun : ink.paper)).join('') +
      tile('W', 36 + 2 * square, 912 - 2 * square, ink.pink) +
      tile('O', 36 + 2 * square, 912 - square, ink.pink) +
      tile('R', 36 + 2 * square, 912, ink.sun) +
      tile('D', 36 + 2 * square, 912 + square, ink.pink),
  ),
};
