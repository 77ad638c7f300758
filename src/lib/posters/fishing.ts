import {
  clipped,
  disc,
  group,
  letters,
  type Point,
  polygon,
  rect,
  repeat,
  scatter,
  screen,
  shape,
  stroke,
} from './draw.ts';
import { paperBoat as ink } from './paper-boat.ts';
import { type Poster, posterSvg } from './poster.ts';

const surface = 176;
const lamp = { x: 664, y: 150 };

/** A fish of a length with its middle at the origin, looking left; `deep` is its height over its length. */
const fish = (length: number, deep: number, fill: string): string => {
  const [l, h] = [length / 2, (length * deep) / 2];
  return (
    shape(
      `M${-l} 0C${-l * 0.6} ${-h * 1.3} ${l * 0.3} ${-h * 1.1} ${l * 0.66} ${-h * 0.12}L${l} ${-h * 0.8}L${l * 0.9} 0L${l} ${h * 0.8}L${l * 0.66} ${h * 0.12}C${l * 0.3} ${h * 1.1} ${-l * 0.6} ${h * 1.3} ${-l} 0Z`,
      fill,
    ) + disc(-l * 0.68, -h * 0.16, Math.max(2.4, length * 0.022), ink.paper)
  );
};

const at = (x: number, y: number, turned: number, content: string): string =>
  group(`translate(${x} ${y}) rotate(${turned})`, content);

const shoal = (): string => {
  const next = scatter(41);
  return repeat(26, (index) => {
    const [x, y] = [520 + (index % 7) * 58 + next() * 26, 270 + Math.floor(index / 7) * 34 + next() * 16];
    return at(x, y, -6 + next() * 8, fish(50, 0.26, ink.night));
  }).join('');
};

const mackerel = fish(104, 0.25, ink.night);
const bream = fish(116, 0.52, ink.night) + stroke('M-20 -22Q-12 0 -20 24', ink.sun, 4);

const shark =
  shape(
    'M-190 6C-120 -44 40 -50 130 -8L196 -66L176 0L200 44L128 12C60 40 -60 46 -120 30L-110 22Q-160 24 -190 6Z',
    ink.night,
  ) +
  shape('M-30 -34L30 -96L42 -32Z', ink.night) +
  shape('M-50 32L-20 88L6 36Z', ink.night) +
  stroke('M-84 -12V12M-72 -14V14M-60 -15V15', ink.teal, 4) +
  disc(-142, -8, 5, ink.paper);

const turtle =
  shape(
    'M-20 -52Q-70 -110 -110 -84Q-70 -70 -44 -34ZM-20 52Q-70 110 -110 84Q-70 70 -44 34ZM50 -36L98 -66L70 -20ZM50 36L98 66L70 20Z',
    ink.night,
  ) +
  shape('M-96 0Q-90 -24 -56 -20V20Q-90 24 -96 0Z', ink.night) +
  shape('M-66 0Q-56 -62 10 -60Q72 -50 84 0Q72 50 10 60Q-56 62 -66 0Z', ink.night) +
  stroke(
    'M-30 0L-10 -28H30L52 0L30 28H-10ZM-30 0H-66M-10 -28L-24 -52M30 -28L40 -54M52 0H84M30 28L40 54M-10 28L-24 52',
    ink.sun,
    5,
  );

const ray =
  shape('M0 -70Q60 -60 130 0Q60 14 0 66Q-60 14 -130 0Q-60 -60 0 -70Z', ink.night) +
  stroke('M0 60Q-14 140 40 210', ink.night, 7) +
  disc(-20, -48, 5, ink.paper) +
  disc(20, -48, 5, ink.paper);

const swordfish =
  fish(230, 0.24, ink.night) +
  stroke('M-100 0L-200 6', ink.night, 7) +
  shape('M-40 -22Q-10 -76 40 -70L22 -20Z', ink.night);

const boat =
  shape('M546 132H742Q730 180 694 182H590Q556 176 546 132Z', ink.night) +
  disc(612, 76, 15, ink.night) +
  shape('M592 136Q590 96 612 94Q636 94 634 136Z', ink.night) +
  stroke('M626 108L668 78V128', ink.night, 7) +
  disc(lamp.x + 4, 136, 15, ink.sun);

/** The light of the lamp, in the ink that makes green of the water; under the whale it is dark. */
const beam = polygon([lamp.x - 16, surface], [lamp.x + 24, surface], [1010, 960], [962, 1046], [940, 980], [250, 960]);

const bands = repeat(4, (index) => rect(0, 420 + index * 150, 960, 900, `url(#deep-${index % 2})`));

const whaleBack =
  'M-60 820C120 690 420 670 640 736C820 784 930 880 944 980C950 1040 900 1090 836 1118C700 1180 560 1300 400 1400H-60Z';

const grooves = repeat(
  4,
  (index) =>
    `M${884 - index * 32} ${1080 + index * 4}C${750 - index * 30} 1128 ${640 - index * 26} 1226 ${520 - index * 30} 1340`,
);

const whale =
  shape(whaleBack, ink.night) +
  clipped('deep-whale', whaleBack, stroke(grooves.join(''), ink.teal, 6)) +
  stroke('M943 1020C860 984 780 990 706 1056', ink.teal, 7) +
  disc(676, 1004, 17, ink.sun) +
  disc(673, 1004, 8, ink.night);

const waves: readonly Point[] = repeat(11, (index) => [index * 96, surface]);
const water = `M0 ${surface}${waves
  .slice(1)
  .map(([x, y]) => `Q${x - 48} ${y + 26} ${x} ${y}`)
  .join('')}V1280H0Z`;

/** A small boat with a lamp, the fish by their rarity as it goes down, and below them all the whale with the name. */
export const poster: Poster = {
  svg: posterSvg(
    screen('deep-0', ink.night, 14, 2.2) +
      screen('deep-1', ink.night, 14, 3.2) +
      rect(0, 0, 960, 1280, ink.paper) +
      boat +
      shape(water, ink.teal) +
      shape(beam, ink.sun, 'opacity=".82"') +
      bands.join('') +
      shoal() +
      at(120, 280, 3, mackerel) +
      at(268, 322, -4, mackerel) +
      at(130, 372, 0, mackerel) +
      at(300, 456, -5, swordfish) +
      at(880, 470, -8, bream) +
      at(716, 444, 5, bream) +
      at(596, 560, 14, turtle) +
      at(826, 616, 16, ray) +
      at(206, 596, -6, shark) +
      whale +
      letters('Deep', { x: 44, y: 992, size: 262 }, ink.paper) +
      letters('Water', { x: 44, y: 1244, size: 262 }, ink.paper),
  ),
};
