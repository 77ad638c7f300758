import { lantern as ink } from './brass-lantern.ts';
import { disc, group, polar, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { block, layered } from './lettering.ts';
import { type Poster, posterSvg } from './poster.ts';

const [cx, cy] = [480, 500];

const next = scatter(11);
const stars = repeat(90, () => disc(next() * 960, next() * 940, 1.5 + next() * 3.5, ink.cream)).join('');

/** A brass circle seen from above its plane, as an ellipse about the sun. */
const orbit = (rx: number, ry: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${ink.dark}" stroke-width="18"/>` +
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="none" stroke="${ink.amber}" stroke-width="8"/>`;

const on = (rx: number, ry: number, turns: number): readonly [number, number] => {
  const [x, y] = polar(0, 0, 1, turns);
  return [cx + rx * x, cy + ry * y];
};

const arm = (rx: number, ry: number, turns: number): string => {
  const [x, y] = on(rx, ry, turns);
  return stroke(`M${cx} ${cy + 40}L${x} ${y}`, ink.copper, 9) + stroke(`M${x} ${y}V${y - 60}`, ink.copper, 8);
};

const [ringX, ringY] = on(420, 210, 0.66);
const ringed = group(
  `translate(${ringX} ${ringY - 96}) rotate(-16)`,
  disc(0, 0, 82, ink.copper),
  shape('M-80 -18Q0 8 80 -18V2Q0 28 -80 2ZM-70 40Q0 66 70 40Q44 82 0 82Q-44 82 -70 40Z', ink.rust),
  stroke('M-76 -22C-180 10 -150 56 0 42C150 28 180 -18 78 -28', ink.cream, 16, 'stroke-linecap="round"'),
);

const [earthX, earthY] = on(316, 158, 0.22);
const earth = group(
  `translate(${earthX} ${earthY - 76})`,
  disc(0, 0, 60, ink.blue),
  shape(
    'M-40 -34Q-10 -56 10 -36Q2 -10 -22 -6Q-10 12 -28 26Q-54 10 -52 -12ZM18 -8Q44 -20 56 -2Q50 32 26 40Q10 20 18 -8Z',
    ink.moss,
  ),
  disc(96, -44, 19, ink.cream),
  stroke('M50 -30L80 -40', ink.amber, 5),
);

const [redX, redY] = on(212, 106, 0.86);
const red = disc(redX, redY - 66, 38, ink.rust) + disc(redX - 10, redY - 76, 12, ink.copper);
const [innerX, innerY] = on(212, 106, 0.42);
const pale = disc(innerX, innerY - 58, 27, ink.cream) + disc(innerX + 7, innerY - 54, 20, ink.amber);

const sun =
  repeat(16, (index) =>
    group(
      `translate(${cx} ${cy - 40}) rotate(${index * 22.5})`,
      shape(index % 2 ? 'M-13 -92L0 -134L13 -92Z' : 'M-18 -90L0 -164L18 -90Z', index % 2 ? ink.copper : ink.amber),
    ),
  ).join('') +
  disc(cx, cy - 40, 96, ink.amber) +
  disc(cx, cy - 40, 76, ink.cream) +
  stroke(
    `M${cx - 34} ${cy - 52}q10 -14 20 0M${cx + 14} ${cy - 52}q10 -14 20 0M${cx - 28} ${cy - 12}q28 22 56 0M${cx} ${cy - 48}l-9 24h13`,
    ink.chestnut,
    8,
    'stroke-linecap="round" stroke-linejoin="round"',
  );

/** The stem with its gears, and the table that it stands on. */
const stand =
  rect(cx - 17, cy, 34, 330, ink.copper) +
  rect(cx - 17, cy, 12, 330, ink.amber) +
  repeat(3, (index) =>
    rect(cx - 60 + index * 12, cy + 96 + index * 58, 120 - index * 24, 24, ink.amber, 'rx="8"'),
  ).join('') +
  shape(`M${cx - 190} 900Q${cx - 40} 880 ${cx - 26} 800H${cx + 26}Q${cx + 40} 880 ${cx + 190} 900Z`, ink.copper) +
  shape(`M${cx - 190} 900Q${cx - 70} 884 ${cx - 40} 830Q${cx - 60} 900 ${cx - 60} 900Z`, ink.amber);

/** The zodiac's circle on the wall, in degrees. */
const ring =
  disc(cx, 470, 430, 'none', `stroke="${ink.amber}" stroke-width="3" opacity=".6"`) +
  disc(cx, 470, 398, 'none', `stroke="${ink.amber}" stroke-width="3" opacity=".6"`) +
  repeat(72, (degree) => {
    const angle = (degree * Math.PI) / 36;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const far = degree % 6 ? 412 : 430;
    return stroke(
      `M${cx + 398 * sin} ${470 - 398 * cos}L${cx + far * sin} ${470 - far * cos}`,
      ink.amber,
      degree % 6 ? 3 : 6,
      'opacity=".6"',
    );
  }).join('');

/** A brass orrery on an astronomer's table, with the night behind it. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.indigo) +
      disc(cx, 470, 450, ink.plum) +
      disc(cx, cy - 40, 330, ink.copper, 'opacity=".16"') +
      disc(cx, cy - 40, 240, ink.amber, 'opacity=".18"') +
      disc(cx, cy - 40, 168, ink.lemon, 'opacity=".22"') +
      ring +
      stars +
      stand +
      orbit(420, 210) +
      orbit(316, 158) +
      orbit(212, 106) +
      arm(420, 210, 0.66) +
      arm(316, 158, 0.22) +
      arm(212, 106, 0.86) +
      arm(212, 106, 0.42) +
      red +
      sun +
      pale +
      earth +
      ringed +
      rect(0, 896, 960, 26, ink.copper) +
      rect(0, 920, 960, 360, ink.chestnut) +
      rect(0, 896, 960, 8, ink.amber) +
      repeat(9, (index) =>
        stroke(
          `M-20 ${960 + index * 40}Q${240 + (index % 3) * 60} ${944 + index * 40} 480 ${962 + index * 40}T980 ${954 + index * 40}`,
          ink.rust,
          4,
          'opacity=".35"',
        ),
      ).join('') +
      layered('Orrery', { x: 480, y: 1158, size: 336, align: 'middle', tracking: 0.01 }, [
        ...block(ink.dark, 12),
        { fill: ink.copper, dx: 3, dy: 4 },
        { fill: ink.lemon },
      ]),
  ),
};
