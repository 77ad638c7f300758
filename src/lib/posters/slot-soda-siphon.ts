import { lantern as ink } from './brass-lantern.ts';
import { clipped, disc, group, type Point, polar, polygon, rect, repeat, shape, stroke } from './draw.ts';
import { arched, block, layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

/** Glazed tiles, every fourth course offset, with the window's light across them. */
const wall =
  rect(0, 0, 960, 1280, ink.mint) +
  repeat(17, (row) =>
    repeat(8, (column) =>
      rect(
        column * 140 - (row % 2 ? 70 : 0) + 3,
        row * 72 + 3,
        134,
        66,
        (row * 3 + column * 5) % 11 ? '#bfe2d3' : '#cfe9dc',
        'rx="4"',
      ),
    ).join(''),
  ).join('') +
  shape('M-20 900L420 120H700L60 1280H-20Z', ink.ice, 'opacity=".28"') +
  shape('M300 1280L880 120H960V240L440 1280Z', ink.ice, 'opacity=".2"');

const awning =
  repeat(8, (index) =>
    shape(
      `M${index * 120} 0H${index * 120 + 120}V104A60 52 0 0 1 ${index * 120} 104Z`,
      index % 2 ? ink.cream : ink.cherry,
    ),
  ).join('') +
  rect(0, 0, 960, 22, ink.plum, 'opacity=".5"') +
  repeat(8, (index) =>
    stroke(`M${index * 120 + 8} 104A52 44 0 0 0 ${index * 120 + 112} 104`, ink.plum, 5, 'opacity=".25"'),
  ).join('');

const bottle =
  'M560 690C556 740 452 730 452 860V1128Q452 1180 504 1180H848Q900 1180 900 1128V860C900 730 796 740 792 690Z';

/** The mesh about the glass, as it was woven against splinters. */
const mesh = repeat(26, (index) => {
  const x = 380 + index * 34;
  return `M${x} 700L${x - 300} 1190M${x - 300} 700L${x} 1190`;
}).join('');

const siphon =
  shape('M420 1180H950L900 1226H470Z', ink.dark, 'opacity=".22"') +
  shape(bottle, ink.teal) +
  clipped(
    'siphon-glass',
    'M568 698C562 752 462 742 462 862V1126Q462 1170 506 1170H846Q890 1170 890 1126V862C890 742 790 752 784 698Z',
    rect(440, 680, 480, 520, ink.ice),
    rect(440, 846, 480, 340, ink.sky, 'opacity=".55"'),
    shape('M440 846Q560 826 676 846T900 842V868Q780 858 676 870T440 862Z', '#fff', 'opacity=".7"'),
    rect(800, 680, 120, 520, ink.blue, 'opacity=".22"'),
    stroke(mesh, ink.teal, 3, 'opacity=".28"'),
    repeat(16, (index) =>
      disc(500 + ((index * 137) % 370), 1150 - ((index * 89) % 290), 5 + (index % 4) * 3, '#fff', 'opacity=".75"'),
    ).join(''),
  ) +
  stroke('M492 880V1090M492 1116V1140', '#fff', 14, 'stroke-linecap="round" opacity=".9"') +
  stroke('M572 760Q520 780 500 820', '#fff', 12, 'stroke-linecap="round" opacity=".9"') +
  rect(440, 1164, 472, 34, ink.chestnut, 'rx="14"') +
  rect(444, 1164, 462, 24, ink.amber, 'rx="11"') +
  rect(462, 1169, 150, 7, ink.cream, 'rx="3"');

/** Brass: collar, valve, a lever to the right and the spout to the left. */
const head =
  stroke('M660 596C560 556 470 560 424 622L410 690', ink.chestnut, 50, 'stroke-linecap="round"') +
  stroke('M660 590C560 550 466 556 422 618L410 680', ink.amber, 34, 'stroke-linecap="round"') +
  stroke('M640 576C560 546 486 548 444 596', ink.cream, 8, 'stroke-linecap="round"') +
  rect(376, 676, 68, 26, ink.chestnut, 'rx="9"') +
  rect(380, 676, 58, 18, ink.copper, 'rx="8"') +
  stroke('M680 560C770 510 860 530 908 602', ink.chestnut, 36, 'stroke-linecap="round"') +
  stroke('M680 556C768 506 856 526 904 594', ink.copper, 22, 'stroke-linecap="round"') +
  disc(908, 606, 30, ink.cherry) +
  disc(899, 596, 9, ink.rose) +
  rect(616, 520, 120, 110, ink.chestnut, 'rx="26"') +
  rect(622, 520, 102, 100, ink.amber, 'rx="23"') +
  rect(638, 530, 18, 78, ink.cream, 'rx="9"') +
  rect(560, 606, 232, 62, ink.chestnut, 'rx="18"') +
  rect(566, 606, 214, 48, ink.amber, 'rx="16"') +
  rect(584, 613, 80, 11, ink.cream, 'rx="5"') +
  rect(572, 660, 208, 36, ink.copper, 'rx="10"') +
  rect(572, 682, 208, 14, ink.chestnut, 'rx="6"');

const label =
  `<ellipse cx="676" cy="1000" rx="186" ry="112" fill="${ink.cherry}"/>` +
  `<ellipse cx="676" cy="1000" rx="176" ry="102" fill="${ink.cream}"/>` +
  `<ellipse cx="676" cy="1000" rx="164" ry="91" fill="none" stroke="${ink.cherry}" stroke-width="4"/>` +
  layered('Siphon', { x: 676, y: 1040, size: 132, align: 'middle' }, [{ fill: ink.cherry }]);

const slice = (x: number, y: number, size: number, peel: string, flesh: string): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    disc(0, 0, 100, peel),
    disc(0, 0, 86, ink.ice),
    repeat(9, (index) => {
      const at = (radius: number, turns: number): Point => polar(0, 0, radius, turns);
      const from = index / 9 + 0.012;
      const to = (index + 1) / 9 - 0.012;
      return shape(
        polygon(at(14, (from + to) / 2), at(72, from), at(80, (from + to) / 2), at(72, to)),
        flesh,
        `stroke="${flesh}" stroke-width="6" stroke-linejoin="round"`,
      );
    }).join(''),
  );

const cherry = (x: number, y: number): string =>
  disc(x, y, 44, ink.cherry) +
  shape(
    `M${x + 43} ${y + 8}A44 44 0 0 1 ${x - 38} ${y + 22}A48 48 0 0 0 ${x + 43} ${y + 8}Z`,
    ink.plum,
    'opacity=".5"',
  ) +
  stroke(`M${x - 26} ${y - 12}Q${x - 18} ${y - 28} ${x - 2} ${y - 28}`, ink.rose, 9, 'stroke-linecap="round"');

const cube = (x: number, y: number, size: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    rect(-50, -50, 100, 100, '#fff', 'rx="16" opacity=".92"'),
    shape('M-36 -36H36L22 -22H-22V22L-36 36Z', ink.sky, 'opacity=".5"'),
    shape('M36 -30V36H-30L-20 24H24V-20Z', ink.blue, 'opacity=".35"'),
  );

/** A tall glass under the spout, filled to the brim. */
const glass =
  stroke('M306 1010L196 584', ink.cream, 30) +
  repeat(7, (index) => stroke(`M${202 + index * 15.5} ${622 + index * 60}l17 26`, ink.cherry, 22)).join('') +
  slice(150, 806, 1, ink.amber, ink.lemon) +
  stroke('M410 700C410 760 396 790 330 850', '#fff', 26, 'stroke-linecap="round" opacity=".95"') +
  stroke('M404 706C402 760 380 796 322 852', ink.sky, 8, 'stroke-linecap="round"') +
  shape('M96 800H404L370 1180Q366 1204 340 1204H160Q134 1204 130 1180Z', ink.teal) +
  clipped(
    'siphon-tumbler',
    'M106 806H394L361 1178Q358 1194 338 1194H162Q142 1194 139 1178Z',
    rect(90, 800, 330, 410, ink.ice),
    rect(90, 862, 330, 350, ink.rose),
    shape('M90 1010Q160 960 250 1010T420 990V1210H90Z', ink.cherry, 'opacity=".75"'),
    cube(190, 930, 1, 16),
    cube(316, 960, 0.9, -22),
    cube(240, 1062, 0.95, 40),
    repeat(14, (index) =>
      disc(140 + ((index * 71) % 220), 1176 - ((index * 53) % 300), 4 + (index % 3) * 3, '#fff', 'opacity=".7"'),
    ).join(''),
    rect(330, 800, 90, 410, ink.plum, 'opacity=".14"'),
  ) +
  stroke('M132 900L152 1130', '#fff', 12, 'stroke-linecap="round" opacity=".85"') +
  repeat(9, (index) => disc(118 + index * 33, 812 - (index % 3) * 14, 19 + (index % 2) * 7, '#fff')).join('') +
  stroke('M262 770Q270 700 320 668', ink.moss, 8, 'stroke-linecap="round"') +
  cherry(262, 782);

const counter =
  rect(0, 1170, 960, 110, ink.cream) +
  rect(0, 1170, 960, 14, '#fff', 'opacity=".7"') +
  stroke('M-10 1232Q120 1204 240 1238T520 1226T960 1246M60 1262Q300 1240 420 1268', ink.mint, 7) +
  rect(0, 1264, 960, 16, ink.plum, 'opacity=".3"');

/** A soda parlour by day: the siphon charges a glass, the name arched over both like a sign in the window. */
export const poster: Poster = {
  svg: posterSvg(
    wall +
      awning +
      arched('Soda', { x: 480, y: 488, size: 410, radius: 1500, tracking: 0.045 }, [
        ...block(ink.plum, 16),
        { fill: ink.cherry, edge: ink.cream, width: 12 },
        { fill: ink.cherry },
      ]) +
      counter +
      siphon +
      label +
      head +
      glass,
  ),
};
