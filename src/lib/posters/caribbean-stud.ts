import { clipped, disc, group, letters, rect, repeat, shape, stroke } from './draw.ts';
import { halden as ink } from './halden.ts';
import { pip } from './pips.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series, short } from './shapes.ts';

/** The sun behind the fan: rays as an engraver cuts them, each thinner towards its end. */
const rays = series(48, (index) => {
  const turn = (index * 360) / 48;
  return group(`rotate(${short(turn)} 480 640)`, shape('M474 640L480-420L486 640Z', ink.gold));
});

const back = (id: string): string => {
  const lattice = series(14, (index) =>
    stroke(`M${-320 + index * 46} 0l420 420M${-320 + index * 46} 420l420-420`, ink.ivory, 2.6),
  );
  return (
    rect(0, 0, 300, 420, ink.ivory, 'rx="20"') +
    clipped(id, 'M20 20H280V400H20Z', rect(0, 0, 300, 420, ink.navy) + lattice) +
    rect(20, 20, 260, 380, 'none', `stroke="${ink.navy}" stroke-width="4"`)
  );
};

const face =
  rect(0, 0, 300, 420, ink.ivory, 'rx="20"') +
  letters('A', { x: 62, y: 112, size: 120, align: 'middle' }, ink.claret) +
  pip('heart', 62, 160, 56, ink.claret) +
  pip('heart', 186, 262, 190, ink.claret);

/** Five cards as the blades of a palm: four covered and one open, as the dealer holds them. */
const turns = [-46, -23, 0, 23, 46];
const fan = turns
  .map((turn, index) =>
    group(
      `translate(480 1020) rotate(${turn}) translate(-150 -800)`,
      rect(-6, -6, 312, 432, ink.claret, 'rx="24"') + (index === 4 ? face : back(`caribbean-stud-${index}`)),
    ),
  )
  .join('');

const swell = repeat(7, (row) => {
  const y = 930 + row * 56;
  const step = 120;
  return stroke(
    `M${-60 - (row % 2) * 60} ${y}${`q${step / 4}-${34 - row * 2} ${step / 2} 0t${step / 2} 0`.repeat(10)}`,
    row % 2 === 0 ? ink.ivory : ink.gold,
    7 - row * 0.5,
  );
}).join('');

/** A palm of cards over the swell, the sun behind it. */
export const poster: Poster = {
  svg: posterSvg(
    ground(ink.claret) +
      clipped('caribbean-stud-sky', 'M0 0H960V930H0Z', rays) +
      disc(480, 640, 330, ink.gold) +
      fan +
      rect(0, 906, 960, 374, ink.navy) +
      clipped('caribbean-stud-sea', 'M0 906H960V1280H0Z', swell) +
      letters(
        'Caribbean',
        { x: 480, y: 1074, size: 236, align: 'middle' },
        ink.ivory,
        `stroke="${ink.navy}" stroke-width="44" paint-order="stroke" stroke-linejoin="round"`,
      ) +
      letters(
        'Stud',
        { x: 480, y: 1240, size: 190, align: 'middle' },
        ink.gold,
        `stroke="${ink.navy}" stroke-width="44" paint-order="stroke" stroke-linejoin="round"`,
      ),
  ),
};
