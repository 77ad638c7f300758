import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, type Point, polar, rect, repeat, scatter, shape, smooth, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const at = (x: number, y: number, turned: number, size: number, ...content: readonly string[]): string =>
  group(`translate(${x} ${y}) rotate(${turned}) scale(${size})`, ...content);

/** The pool's edge, or a line of depth within it when smaller. */
const edge = (size: number): string => {
  const next = scatter(7);
  return smooth(
    repeat(14, (index) => {
      const reach = 0.88 + next() * 0.2;
      const [x, y] = polar(0, 0, 1, index / 14);
      return [480 + x * 520 * reach * size, 660 + y * 680 * reach * size] as Point;
    }),
  );
};

const arms = (count: number, outer: number, inner: number): Point[] =>
  repeat(count * 4, (index) => {
    const radius = [outer, outer * 0.5, inner, outer * 0.5][index % 4] ?? inner;
    const lean = [0, -0.018, 0, 0.018][index % 4] ?? 0;
    return polar(0, 0, radius, index / (count * 4) - lean);
  });

const starfish = (fill: string, mark: string): string =>
  shape(smooth(arms(5, 200, 74)), fill) +
  repeat(5, (arm) =>
    repeat(7, (index) => disc(...polar(0, 0, 24 + index * 23, arm / 5), 11 - index, mark)).join(''),
  ).join('') +
  repeat(5, (arm) =>
    repeat(
      3,
      (index) =>
        disc(...polar(0, 0, 62 + index * 24, arm / 5 + 0.045 - index * 0.007), 5, mark) +
        disc(...polar(0, 0, 62 + index * 24, arm / 5 - 0.045 + index * 0.007), 5, mark),
    ).join(''),
  ).join('');

const urchin = (fill: string, spines: string, mark: string): string =>
  stroke(
    repeat(
      48,
      (index) =>
        `M0 0L${polar(0, 0, index % 2 ? 158 : 128, index / 48)
          .map(Math.round)
          .join(' ')}`,
    ).join(''),
    spines,
    7,
    'stroke-linecap="round"',
  ) +
  disc(0, 0, 92, fill) +
  repeat(10, (ray) =>
    repeat(4, (index) => disc(...polar(0, 0, 24 + index * 18, ray / 10), 3 + index * 1.2, mark)).join(''),
  ).join('') +
  disc(0, 0, 11, mark);

/** A shell from above: a spiral of whorls with ribs across. */
const spiral = (): string => {
  const reach = (turns: number): number => 150 * 0.56 ** (2.75 - turns);
  const line = repeat(137, (index) => polar(0, 0, reach(index / 32 - 1.5), index / 32 - 1.5));
  const ribs = repeat(56, (index) => {
    const turns = 1 + index / 32;
    return `M${polar(0, 0, reach(turns), turns).map(Math.round).join(' ')}L${polar(0, 0, reach(turns - 1), turns)
      .map(Math.round)
      .join(' ')}`;
  });
  const outer = line.slice(104);
  return (
    shape(smooth(outer), ink.amber) +
    stroke(ribs.join(''), ink.rust, 5) +
    stroke(smooth(line, false), ink.dark, 9, 'stroke-linecap="round"')
  );
};

const mussel =
  shape('M0 -92C44 -70 66 0 44 56C30 92 -22 96 -38 60C-62 6 -40 -66 0 -92Z', ink.dark) +
  shape('M0 -92C-40 -66 -62 6 -38 60C-30 30 -34 -40 0 -92Z', ink.blue) +
  stroke('M2 -70C26 -40 40 10 28 50M-4 -60C8 -30 14 20 2 64', ink.blue, 4);

const claw = 'M60 -60C96 -92 152 -96 166 -60C176 -30 150 -6 120 -16L138 -48L106 -30C92 -26 84 -34 70 -44Z';
const legs = repeat(
  4,
  (index) => `M66 ${-8 + index * 20}Q${126} ${-22 + index * 26} ${150 - index * 8} ${28 + index * 32}`,
).join('');
const half =
  stroke(legs, ink.rust, 13, 'stroke-linecap="round"') + stroke('M60 -24L78 -54', ink.rust, 20) + shape(claw, ink.rust);
const crab =
  half +
  group('scale(-1 1)', half) +
  shape('M-100 -6C-96 -66 96 -66 100 -6C98 56 50 78 0 78C-50 78 -98 56 -100 -6Z', ink.rust) +
  stroke('M-34 30Q0 44 34 30', ink.plum, 7, 'stroke-linecap="round"') +
  stroke('M-26 -44V-72M26 -44V-72', ink.rust, 9) +
  disc(-26, -76, 11, ink.cream) +
  disc(26, -76, 11, ink.cream) +
  disc(-26, -76, 5, ink.dark) +
  disc(26, -76, 5, ink.dark) +
  disc(-44, -14, 8, ink.amber) +
  disc(44, -14, 8, ink.amber) +
  disc(0, -24, 8, ink.amber);

const anemone = (petals: string, heart: string): string =>
  stroke(
    repeat(
      22,
      (index) =>
        `M0 0L${polar(0, 0, index % 2 ? 104 : 84, index / 22)
          .map(Math.round)
          .join(' ')}`,
    ).join(''),
    petals,
    17,
    'stroke-linecap="round"',
  ) +
  disc(0, 0, 44, heart) +
  disc(0, 0, 20, petals);

const kelp = (length: number): string => {
  const side = (sign: number): Point[] =>
    repeat(9, (index) => [sign * (index % 2 ? 30 : 15) + Math.sin(index * 0.9) * 26, -index * (length / 8)]);
  return (
    shape(smooth([...side(-1), ...side(1).toReversed()]), ink.moss) +
    stroke(
      smooth(
        repeat(9, (index): Point => [Math.sin(index * 0.9) * 26, -index * (length / 8)]),
        false,
      ),
      ink.teal,
      5,
    )
  );
};

const pearl = disc(0, 0, 30, ink.cream) + disc(8, 8, 20, ink.amber, 'opacity=".35"') + disc(-9, -10, 7, '#fff');

/** A pool from above, its creatures in clusters about the edge and the name in the clear water. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.plum) +
      shape(edge(1), ink.dark) +
      shape(edge(0.95), ink.teal) +
      shape(edge(0.8), ink.lagoon, 'opacity=".55"') +
      shape(edge(0.63), ink.lagoon) +
      at(120, 1300, 14, 1, kelp(430)) +
      at(206, 1310, 24, 1, kelp(330)) +
      at(40, 1310, 4, 1, kelp(380)) +
      at(820, -20, 196, 1, kelp(330)) +
      at(910, -10, 186, 1, kelp(420)) +
      at(142, 140, 76, 1.32, spiral()) +
      at(448, 132, 0, 0.9, anemone(ink.rust, ink.amber)) +
      at(572, 56, 0, 0.6, anemone(ink.amber, ink.rust)) +
      at(700, 196, 0, 1.05, urchin(ink.plum, ink.dark, ink.amber)) +
      at(70, 470, 64, 0.9, mussel) +
      at(120, 548, 86, 0.9, mussel) +
      at(54, 620, 70, 0.9, mussel) +
      at(60, 380, 40, 0.8, mussel) +
      at(750, 1090, -12, 1.25, crab) +
      at(222, 1176, 44, 1.32, starfish(ink.amber, ink.rust)) +
      at(900, 560, 0, 0.7, anemone(ink.cream, ink.rust)) +
      at(900, 720, 0, 0.85, urchin(ink.dark, ink.plum, ink.cream)) +
      at(812, 392, 0, 1, pearl) +
      at(862, 430, 0, 0.7, pearl) +
      at(806, 452, 0, 0.8, pearl) +
      letters('Tide', { x: 480, y: 604, size: 370, align: 'middle' }, ink.cream) +
      letters('pool', { x: 480, y: 894, size: 370, align: 'middle' }, ink.cream),
  ),
};
