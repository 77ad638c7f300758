import { lantern as ink } from './brass-lantern.ts';
import { disc, group, polar, rect, repeat, shape, stroke } from './draw.ts';
import { layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

/** The round door, swung open: its bolts, and its wheel seen from the side. */
const door =
  disc(0, 0, 400, ink.dark) +
  disc(0, 0, 384, ink.sky) +
  disc(0, 0, 340, ink.blue) +
  repeat(16, (index) => disc(...polar(0, 0, 362, index / 16), 13, ink.amber)).join('') +
  disc(0, 0, 290, ink.dark) +
  disc(0, 0, 278, ink.indigo) +
  disc(0, 0, 278, ink.teal) +
  disc(0, 0, 240, ink.lagoon) +
  disc(0, 20, 190, ink.leaf, 'opacity=".45"') +
  disc(0, 40, 130, ink.lemon, 'opacity=".5"');

/** Boxes on their shelves in the depth of the mountain. */
const shelves = repeat(4, (row) =>
  repeat(5, (column) => {
    const [x, y] = [-275 + column * 112, -236 + row * 104];
    const tint = [ink.amber, ink.copper, ink.leaf, ink.cream, ink.rust][(row * 3 + column * 2) % 5] ?? ink.amber;
    return (
      rect(x, y, 98, 78, ink.dark, 'rx="8"') +
      rect(x, y, 98, 18, ink.blue, 'rx="8"') +
      rect(x + 24, y + 32, 50, 30, ink.cream, 'rx="4"') +
      disc(x + 49, y + 47, 9, tint)
    );
  }).join(''),
).join('');

const leafOf = (flip: number, fill: string): string =>
  group(
    `scale(${flip} 1)`,
    shape('M0 -150C36 -300 170 -350 290 -318C276 -180 150 -90 0 -150Z', fill),
    stroke('M34 -168C100 -230 170 -268 244 -288', ink.cream, 11, 'stroke-linecap="round"'),
  );

const sprout =
  stroke('M0 160C-26 60 24 -40 0 -154', ink.leaf, 36, 'stroke-linecap="round"') +
  leafOf(-1, ink.leaf) +
  leafOf(1, ink.moss) +
  shape('M-150 150C-112 52 112 52 150 150C112 260 -112 260 -150 150Z', ink.copper) +
  shape('M30 78C94 82 134 108 150 150C112 260 -20 254 -70 222C40 214 70 140 30 78Z', ink.chestnut) +
  shape('M-46 82L-22 118L4 92L24 128L46 84Z', ink.leaf) +
  stroke('M-112 146Q-92 112 -58 100', ink.amber, 16, 'stroke-linecap="round"');

/** Snow that lies on the mountain over the vault, and what hangs from it. */
const snow =
  shape(
    'M0 0H960V150Q900 120 850 170Q820 250 790 172Q700 120 620 136Q590 200 560 130Q440 90 360 126Q330 220 300 134Q200 110 140 168Q110 260 84 170Q40 130 0 160Z',
    ink.ice,
  ) + shape('M0 0H960V60Q700 30 480 50Q240 30 0 66Z', ink.mint);

/** A seed that has woken among the boxes of a vault in the ice. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.sky) +
      shape('M0 300L230 130L330 330L520 90L760 330L960 160V1280H0Z', ink.ice) +
      shape(
        'M230 130L330 330L250 520L0 700V560L150 330ZM520 90L620 250L560 420L760 330L700 620L480 700L420 330ZM960 160V520L840 620L760 330Z',
        ink.mint,
        'opacity=".7"',
      ) +
      shape(
        'M520 90L560 420L480 700L420 330L330 330ZM230 130L150 330L0 300ZM760 330L840 620L700 620Z',
        ink.sky,
        'opacity=".55"',
      ) +
      snow +
      group('translate(480 590)', door, group('scale(.94)', shelves)) +
      shape('M0 900Q240 850 480 880Q720 850 960 900V1280H0Z', ink.teal) +
      group('translate(480 690)', sprout) +
      shape('M0 944Q240 880 480 872Q720 880 960 944V1280H0Z', ink.chestnut) +
      stroke('M150 966H230M320 930H372M560 950H640M730 930H800M440 980H500', ink.copper, 12, 'stroke-linecap="round"') +
      shape('M0 1010Q120 984 240 1004T480 1000T720 1006T960 996V1280H0Z', ink.ice) +
      shape('M0 1250Q240 1230 480 1252T960 1244V1280H0Z', ink.mint) +
      layered('Seed Vault', { x: 480, y: 1210, size: 236, align: 'middle' }, [
        { fill: ink.sky, dx: 6, dy: 7 },
        { fill: ink.indigo },
      ]),
  ),
};
