import { lantern as ink } from './brass-lantern.ts';
import { disc, group, polar, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

/** The moon on which the orchard grows; the fruit go round it. */
const moon = { x: 770, y: 1200, radius: 300 };

const orbit = (radius: number): string =>
  disc(
    moon.x,
    moon.y,
    radius,
    'none',
    `stroke="${ink.amber}" stroke-width="3" stroke-dasharray="2 13" stroke-linecap="round"`,
  );

const next = scatter(41);
const sky = repeat(70, () => disc(next() * 960, next() * 1180, 1.4 + next() * 3, ink.cream, 'opacity=".85"')).join('');

/** A tree that stands on the moon's edge: a trunk, a round crown, a few fruit. */
const tree = (turned: number, size: number): string =>
  group(
    `rotate(${turned} ${moon.x} ${moon.y}) translate(${moon.x} ${moon.y - moon.radius + 4}) scale(${size})`,
    rect(-5, -60, 10, 64, ink.chestnut),
    stroke('M0 -34L-20 -60M0 -44L18 -66', ink.chestnut, 6),
    disc(0, -92, 42, ink.moss),
    shape('M0 -134A42 42 0 0 1 0 -50A64 64 0 0 0 0 -134Z', ink.teal),
    disc(-16, -104, 6, ink.amber),
    disc(-22, -80, 6, ink.rust),
    disc(4, -88, 6, ink.amber),
  );

const craters = [
  [650, 1060, 40],
  [790, 990, 24],
  [740, 1160, 60],
  [890, 1080, 36],
  [570, 1200, 28],
] as const;

const ball =
  disc(moon.x, moon.y, moon.radius, ink.cream) +
  disc(moon.x - 40, moon.y - 44, moon.radius - 60, '#fff', 'opacity=".25"') +
  craters.map(([x, y, radius]) => disc(x, y, radius, ink.amber, 'opacity=".45"')).join('');

/** A fruit, drawn about its middle, on an orbit; its lit side is towards the moon. */
const on = (radius: number, turns: number, size: number, turned: number, fruit: string): string => {
  const [x, y] = polar(moon.x, moon.y, radius, turns);
  return group(`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turned}) scale(${size})`, fruit);
};

const leaf = (x: number, y: number, turned: number): string =>
  group(`translate(${x} ${y}) rotate(${turned})`, shape('M0 0Q20 -26 58 -8Q34 22 0 0Z', ink.moss));
const stalk = stroke('M0 -66Q4 -92 18 -104', ink.amber, 8, 'stroke-linecap="round"');

const appleSkin =
  'M0 -64C-30 -92 -96 -80 -96 -6C-96 58 -46 98 -16 90Q0 84 16 90C46 98 96 58 96 -6C96 -80 30 -92 0 -64Z';
const appleShade = 'M0 -64C-30 -92 -96 -80 -96 -6C-96 50 -60 86 -34 91C-66 20 -40 -50 30 -78Q14 -76 0 -64Z';
const gleam = (d: string): string => stroke(d, ink.ice, 10, 'stroke-linecap="round" opacity=".8"');
const apple =
  shape(appleSkin, ink.cherry) + shape(appleShade, ink.plum) + gleam('M70 -34Q84 0 74 34') + stalk + leaf(10, -88, -10);

const pearSkin =
  'M0 -104C44 -104 38 -50 52 -20C72 14 88 40 76 72C62 108 -62 108 -76 72C-88 40 -72 14 -52 -20C-38 -50 -44 -104 0 -104Z';
const pearShade =
  'M0 -104C-44 -104 -38 -50 -52 -20C-72 14 -88 40 -76 72C-70 86 -54 95 -32 98C-56 40 -6 -10 -2 -60Q-2 -90 12 -103Z';
const pear =
  shape(pearSkin, ink.lemon) +
  shape(pearShade, ink.moss) +
  gleam('M56 24Q62 44 54 64') +
  stroke('M0 -100Q2 -130 22 -140', ink.amber, 8, 'stroke-linecap="round"') +
  leaf(8, -120, 8);

const figSkin = 'M0 -88C22 -70 84 -30 84 28C84 98 -84 98 -84 28C-84 -30 -22 -70 0 -88Z';
const fig =
  shape(figSkin, ink.mulberry) +
  shape('M0 -88C-22 -70 -84 -30 -84 28C-84 60 -50 78 -16 80C-60 30 -30 -40 0 -88Z', ink.plum) +
  stroke('M10 -60Q40 -10 30 70M22 -56Q66 0 58 56', ink.rust, 4) +
  stroke('M0 -84V-106', ink.moss, 12, 'stroke-linecap="round"');

const drupelets = repeat(19, (index) => {
  const ring = index === 0 ? 0 : index < 7 ? 36 : 66;
  return polar(0, 0, ring, index < 7 ? index / 6 : index / 12);
});
const blackberry =
  disc(0, 0, 74, ink.plum) +
  drupelets.map(([x, y]) => disc(x, y, 24, ink.mulberry)).join('') +
  drupelets.map(([x, y]) => disc(x + 5, y + 5, 7, ink.cream)).join('') +
  leaf(0, -80, -30) +
  leaf(0, -80, -150);

const chestnut =
  shape('M0 -78C40 -66 88 -30 80 26C70 74 -70 74 -80 26C-88 -30 -40 -66 0 -78Z', ink.chestnut) +
  shape('M-80 26C-70 74 70 74 80 26Q0 2 -80 26Z', ink.cream) +
  stroke('M18 -52Q54 -30 56 2', ink.amber, 7, 'stroke-linecap="round"');

const sloe =
  disc(0, 0, 60, ink.blue) +
  shape('M-42 -42A60 60 0 0 0 10 59A76 76 0 0 1 -42 -42Z', ink.dark) +
  disc(22, -16, 10, ink.cream);

const orbits = [480, 625, 745, 900];

/** The fruit on their ways: radius and turn about the moon, size, tilt in degrees. */
const fruits: readonly (readonly [radius: number, turns: number, size: number, turned: number, fruit: string])[] = [
  [480, 0.773, 1, -10, chestnut],
  [480, 0.861, 0.64, 0, blackberry],
  [625, 0.768, 0.74, 0, sloe],
  [625, 0.93, 1.3, 14, pear],
  [625, 0.021, 1.22, 8, fig],
  [745, 0.855, 1.72, -12, apple],
];

/** The orchard is a small moon with trees about its edge, and its fruit are the planets. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.indigo) +
      rect(0, 420, 960, 860, ink.blue, 'opacity=".22"') +
      rect(0, 700, 960, 580, ink.blue, 'opacity=".3"') +
      sky +
      [620, 500, 400].map((radius) => disc(moon.x, moon.y, radius, ink.sky, 'opacity=".16"')).join('') +
      orbits.map(orbit).join('') +
      [-62, -36, -12, 12, 37].map((turned, index) => tree(turned, [1.1, 1.2, 1.25, 1.45, 1.1][index] ?? 1)).join('') +
      ball +
      fruits.map((fruit) => on(...fruit)).join('') +
      layered('Night', { x: 44, y: 222, size: 266 }, [{ fill: ink.dark, dx: 7, dy: 9 }, { fill: ink.cream }]) +
      layered('Orchard', { x: 44, y: 448, size: 266 }, [{ fill: ink.dark, dx: 7, dy: 9 }, { fill: ink.lemon }]),
  ),
};
