import { lantern as ink } from './brass-lantern.ts';
import { clipped, disc, group, rect, repeat, shape, stroke } from './draw.ts';
import { arched, block, layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

const swift = (x: number, y: number, size: number, turn: number, fill: string): string =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    shape(
      'M-90 -34C-40 -40 -14 -18 0 0C14 -18 40 -40 90 -34C46 -22 18 6 6 30L14 62L0 46L-14 62L-6 30C-18 6 -46 -22 -90 -34Z',
      fill,
    ),
  );

type Bronze = { readonly body: string; readonly light: string; readonly shade: string };

const body =
  'M-62 -150Q0 -176 62 -150C92 -100 84 -30 108 34C120 66 146 84 150 108H-150C-146 84 -120 66 -108 34C-84 -30 -92 -100 -62 -150Z';

/** A bell on its headstock, swung so many degrees; its clapper hangs behind the swing. */
const bell = (x: number, y: number, size: number, turn: number, { body: fill, light, shade }: Bronze): string =>
  group(
    `translate(${x} ${y}) scale(${size}) rotate(${turn})`,
    rect(-120, -34, 240, 44, ink.chestnut, 'rx="10"'),
    rect(-120, -34, 240, 14, ink.copper, 'rx="7"'),
    [-92, 92].map((at) => rect(at - 9, -40, 18, 58, ink.dark, 'rx="4"')).join(''),
    stroke('M-30 40Q-34 8 0 8Q34 8 30 40', ink.dark, 15),
    group(
      'translate(0 196)',
      group(
        `rotate(${-turn * 1.4})`,
        stroke('M0 60V138', ink.dark, 14),
        disc(0, 146, 30, ink.dark),
        disc(-8, 138, 9, light),
      ),
      shape(body, fill),
      shape('M20 -164Q44 -160 62 -150C92 -100 84 -30 108 34C120 66 146 84 150 108H70C70 20 60 -90 20 -164Z', shade),
      shape('M-50 -140C-70 -90 -62 -20 -88 44H-64C-46 -20 -50 -90 -30 -150Z', light),
      stroke('M-82 -78Q0 -62 82 -78M-86 -58Q0 -42 86 -58', shade, 8),
      stroke('M-112 44Q0 66 112 44M-126 64Q0 88 126 64', shade, 9),
      repeat(9, (index) => disc(-72 + index * 18, -34 + Math.abs(index - 4) * -1.6 + 6, 5, light)).join(''),
      shape('M-150 108H150Q152 122 140 124H-140Q-152 122 -150 108Z', shade),
    ),
  );

const verdigris: Bronze = { body: ink.lagoon, light: ink.mint, shade: ink.teal };
const brass: Bronze = { body: ink.amber, light: ink.cream, shade: ink.copper };

const opening = 'M96 1130V610C96 398 268 226 480 226C692 226 864 398 864 610V1130Z';

/** Stones about the opening, each with its lit edge. */
const arch = repeat(21, (index) => {
  const turn = -105 + index * 10.5;
  return group(
    `translate(480 610) rotate(${turn})`,
    rect(-35, -450, 66, 86, index % 2 ? ink.copper : ink.rust, 'rx="6"'),
    rect(-35, -450, 66, 14, ink.amber, 'rx="6" opacity=".7"'),
  );
}).join('');

const roofs = repeat(9, (index) => {
  const [x, y] = [60 + index * 108, 1010 + ((index * 47) % 70)];
  return (
    rect(x, y, 96, 200, index % 2 ? ink.cream : '#f3d6a4') +
    shape(
      `M${x - 12} ${y}L${x + 48} ${y - 66}L${x + 108} ${y}Z`,
      ink[(['cherry', 'chestnut', 'mulberry', 'rust'] as const)[index % 4] ?? 'rust'],
    ) +
    rect(x + 34, y + 30, 28, 40, ink.plum, 'rx="3"')
  );
}).join('');

/** The four bells that tell the quarters, in the opening of their tower, over the roofs in the morning. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.chestnut) +
      repeat(16, (row) =>
        repeat(8, (column) =>
          rect(
            column * 136 - (row % 2 ? 68 : 0) + 4,
            row * 80 + 4,
            128,
            72,
            (row * 5 + column * 3) % 6 ? '#9a4426' : '#a9502e',
            'rx="5"',
          ),
        ).join(''),
      ).join('') +
      clipped(
        'quarter-bells-opening',
        opening,
        rect(0, 180, 960, 960, ink.sky),
        rect(0, 520, 960, 640, ink.cream, 'opacity=".35"'),
        rect(0, 720, 960, 440, ink.lemon, 'opacity=".3"'),
        disc(700, 800, 240, ink.cream, 'opacity=".5"'),
        disc(700, 800, 150, ink.lemon, 'opacity=".8"'),
        stroke('M120 470H330M170 500H420M600 380H820', ink.ice, 18, 'stroke-linecap="round" opacity=".8"'),
        shape('M0 980Q200 880 420 960Q660 860 960 960V1200H0Z', ink.moss),
        roofs,
        swift(200, 720, 0.6, -16, ink.indigo),
        swift(790, 700, 0.5, 20, ink.indigo),
        swift(170, 860, 0.38, 8, ink.indigo),
        rect(60, 372, 840, 40, ink.chestnut),
        rect(60, 372, 840, 12, ink.copper),
        bell(244, 396, 0.56, 13, verdigris),
        bell(480, 396, 0.56, -12, verdigris),
        bell(716, 396, 0.56, 10, verdigris),
        rect(60, 592, 840, 38, ink.chestnut),
        rect(60, 592, 840, 12, ink.copper),
      ) +
      arch +
      rect(60, 620, 44, 520, ink.rust) +
      rect(856, 620, 44, 520, ink.rust) +
      rect(60, 620, 10, 520, ink.amber, 'opacity=".7"') +
      bell(480, 622, 1.28, -8, brass) +
      rect(40, 1096, 880, 40, ink.cream, 'rx="8"') +
      rect(40, 1122, 880, 14, ink.copper, 'rx="6" opacity=".6"') +
      arched('Quarter', { x: 480, y: 168, size: 196, radius: 860, tracking: 0.05 }, [
        ...block(ink.dark, 9),
        { fill: ink.cream },
      ]) +
      layered('Bells', { x: 480, y: 1262, size: 176, align: 'middle', tracking: 0.14 }, [
        { fill: ink.dark, dx: 5, dy: 6 },
        { fill: ink.lemon },
      ]),
  ),
};
