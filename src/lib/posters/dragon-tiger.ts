import { clipped, group, letters, repeat, shape, stroke } from './draw.ts';
import { halden as ink } from './halden.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, short, uneven } from './shapes.ts';

/** The sheet is cut from corner to corner along a line that swings as the sign of two forces does. */
const cut = 'M1000-60C760 60 640 330 700 520C760 720 300 640 240 860C190 1050 120 1180-60 1320';
const upper = `${cut}V-60Z`;

/** A scale at 0 0, its tip down, with the three cuts of an engraver inside. */
const scale = (size: number): string => {
  const side = size * 0.56;
  const d = `M${short(-side)} ${short(-size * 0.5)}Q${short(-side)} ${short(size * 0.3)} 0 ${short(size * 0.62)}Q${short(side)} ${short(size * 0.3)} ${short(side)} ${short(-size * 0.5)}Z`;
  const cuts = series(
    3,
    (index) => `M${short((index - 1) * size * 0.2)} ${short(-size * 0.2)}V${short(size * (index === 1 ? 0.3 : 0.16))}`,
  );
  return shape(d, ink.claret) + stroke(d, ink.gold, 4.5) + stroke(cuts, ink.gold, 3.4, 'stroke-linecap="round"');
};

const pitch = 96;
/** Rows from the bottom up: each lies over the one below it. */
const scales = repeat(19, (row) => 18 - row)
  .map((row) =>
    series(12, (column) =>
      group(
        `translate(${short((column + (row % 2) / 2) * pitch - 40)} ${short(row * pitch * 0.72 - 30)})`,
        scale(pitch),
      ),
    ),
  )
  .join('');

/** Stripes of a flank lie across the cut, broad where they begin, and run out in a tip. */
const stripeOf = (index: number): string => {
  const y = index * 92 - 420;
  const broad = 30 + 16 * uneven(index);
  const reach = 620 + 260 * uneven(index + 40);
  return (
    `M1010 ${short(y)}C${short(1010 - reach * 0.3)} ${short(y + 40)} ${short(1010 - reach * 0.55)} ${short(y + 250)} ${short(1010 - reach)} ${short(y + 330)}` +
    `C${short(1010 - reach * 0.5)} ${short(y + 290)} ${short(1010 - reach * 0.22)} ${short(y + 60 + broad)} 1010 ${short(y + broad * 1.9)}Z`
  );
};

const flank = shape(repeat(19, stripeOf).join(''), ink.navy);

/** Two hides on one sheet: the dragon's scales in claret and gold, the tiger's stripes in navy on old gold. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.gold) +
      flank +
      clipped('dragon-tiger-upper', upper, group('', ground(ink.claret), scales)) +
      stroke(cut, ink.ivory, 20) +
      letters(
        'Dragon',
        { x: 60, y: 300, size: 330 },
        ink.ivory,
        `stroke="${ink.claret}" stroke-width="34" paint-order="stroke" stroke-linejoin="round"`,
      ) +
      letters(
        'Tiger',
        { x: 900, y: 1150, size: 340, align: 'end' },
        ink.navy,
        `stroke="${ink.gold}" stroke-width="40" paint-order="stroke" stroke-linejoin="round"`,
      ),
  ),
};
