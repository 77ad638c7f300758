import { clipped, disc, group, letters, polygon, rect, repeat, screen, shape, stroke } from './draw.ts';
import { paperBoat as ink } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

const horizon = 640;
const tear = 966;

const moon = { x: 480, y: 434, radius: 404 };

/** The ferry from astern: her decks from the waterline up, as middle half-width and top. */
const decks: readonly (readonly [y: number, half: number, height: number])[] = [
  [600, 148, 58],
  [546, 128, 50],
  [496, 128, 46],
  [452, 92, 40],
];

const deck = ([y, half, height]: (typeof decks)[number]): string =>
  rect(480 - half, y - height + 50, half * 2, height + 4, ink.night) +
  rect(480 - half - 14, y - height + 44, half * 2 + 28, 9, ink.night);

const windows = (y: number, count: number): string =>
  repeat(count, (index) => rect(480 + (index - (count - 1) / 2) * 34 - 10, y, 20, 22, ink.sun)).join('');

const ferry =
  stroke('M480 470V226M438 338H522M456 290H504M470 250H490', ink.night, 7) +
  stroke('M480 240L352 500M480 240L608 500', ink.night, 2.5) +
  shape(polygon([402, 470], [410, 352], [446, 352], [446, 470]), ink.night) +
  shape(polygon([514, 470], [514, 352], [550, 352], [558, 470]), ink.night) +
  rect(408, 378, 38, 16, ink.pink) +
  rect(514, 378, 38, 16, ink.pink) +
  decks.map(deck).join('') +
  windows(474, 4) +
  windows(518, 7) +
  windows(566, 7) +
  shape('M316 606H644L628 688Q480 712 332 688Z', ink.night) +
  rect(400, 624, 160, 46, ink.sun) +
  stroke('M440 624V670M480 624V670M520 624V670', ink.night, 6) +
  disc(342, 628, 9, ink.pink) +
  disc(618, 628, 9, ink.mint);

/** The wake: strips of foam and moonlight, longer and thicker towards the shore. */
const strip = (index: number): string => {
  const y = 728 + index * 26 + index * index * 2.4;
  const half = 150 + index * 56;
  const thick = 11 + index * 3.2;
  const at = 480 + (index % 2 ? 22 : -22);
  return shape(
    `M${at - half} ${y}H${at + half - thick}L${at + half} ${y + thick}H${at - half + thick}Z`,
    index % 2 ? ink.mint : ink.pink,
  );
};

/** The holes along which the stub is torn off. */
const perforation = repeat(21, (index) => disc(index * 48, tear, 11, ink.night));

const scene = clipped(
  'ferry-scene',
  `M0 0H960V${tear}H0Z`,
  rect(0, 0, 960, tear, ink.night),

  disc(moon.x, moon.y, moon.radius, ink.pink),
  group('translate(-10 8)', disc(moon.x, moon.y, moon.radius, 'url(#ferry-moon)')),
  rect(0, horizon, 960, 400, ink.night),
  ...repeat(7, strip),
  group('translate(-120 -150) scale(1.25)', ferry),
);

/** A ticket: the ferry leaves for the moon, and the name is on the stub. */
export const poster: Poster = {
  svg: posterSvg(
    screen('ferry-moon', ink.paper, 15, 3.6) +
      rect(0, 0, 960, 1280, ink.mint) +
      scene +
      perforation.join('') +
      letters('Night Ferry', { x: 480, y: 1198, size: 250, align: 'middle' }, ink.night),
  ),
};
