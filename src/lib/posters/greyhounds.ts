import { group, letters, polygon, rect, repeat, screen, shape, stroke } from './draw.ts';
import { grain, paperBoat as ink } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

/** A greyhound at full stretch, 136 by 70 units, running to the right. */
const body =
  'M7 26c6-8 18-10 30-8 16 3 28 4 39-1 7-3 12-6 17-8l6-6 3 7c7 2 13 5 18 9-2 3-6 4-11 3-6 1-10 3-14 8-4 8-10 11-18 11' +
  '-11 0-20-6-31-7-9 0-17 2-24 0-8-2-13-5-15-8z';
const limbs =
  'M9 24C1 22-6 27-12 36l3 1c5-7 11-11 19-9zM24 32C16 42 8 46-2 49l1 5c12-2 24-8 33-17zM78 36c8 7 18 10 30 10l1 5' +
  'c-14 1-28-3-37-11zM28 33c-4 11-12 17-20 23l3 5c11-5 22-13 28-25zM72 38c7 9 15 15 26 19l2-5c-9-4-16-10-20-17z';
const jacket = 'M40 18c13 3 24 3 34-1l6 19c-4 3-9 4-14 3-10-1-18-6-28-6z';

const traps = [
  { ground: ink.pink, number: ink.paper, coat: ink.night },
  { ground: ink.teal, number: ink.paper, coat: '#3d2a22' },
  { ground: ink.paper, number: ink.night, coat: ink.night },
  { ground: ink.night, number: ink.paper, coat: '#8a5a34' },
  { ground: ink.sun, number: ink.night, coat: '#3d2a22' },
  { ground: ink.mint, number: ink.night, coat: ink.night },
] as const;

/** How far each has come when the picture is taken; the first is over the edge of the sheet already. */
const ways = [250, 96, 330, 20, 410, 180] as const;

const dogs = repeat(6, (index) => {
  const { ground, number, coat } = traps[index] ?? traps[0];
  const scale = 2.5 + index * 0.34;
  return group(
    `translate(${(ways[index] ?? 0) - index * 14} ${348 + index * 112}) scale(${scale.toFixed(2)})`,
    shape(limbs, coat, 'opacity=".85"'),
    shape(body, coat),
    shape(jacket, ground),
    letters(String(index + 1), { x: 58, y: 35, size: 19, align: 'middle' }, number),
  );
});

/** The lanes fall apart towards the one who looks, as they do at the rail. */
const lanes = repeat(7, (index) => stroke(`M0 ${388 + index * 122}H960`, ink.paper, 2 + index, 'opacity=".55"')).join(
  '',
);

/** Six dogs over the sand, each in the jacket of its trap, printed in few inks on a field of kraft. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.kraft) +
      grain('traps-grain', ink.paper) +
      screen('traps-shade', ink.night, 12, 2.1) +
      rect(0, 0, 960, 338, ink.teal) +
      shape(polygon([0, 338], [0, 286], [180, 250], [420, 296], [690, 244], [960, 290], [960, 338]), ink.night) +
      lanes +
      dogs.join('') +
      rect(0, 1196, 960, 84, ink.night) +
      rect(0, 1196, 960, 84, 'url(#traps-shade)') +
      letters('Six from the', { x: 480, y: 128, size: 140, align: 'middle' }, ink.paper) +
      letters('Traps', { x: 480, y: 262, size: 170, align: 'middle' }, ink.sun),
  ),
};
