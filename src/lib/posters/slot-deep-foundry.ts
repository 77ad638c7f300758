import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, polygon, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

/** Rings of heat about the stream, flat as a screen prints them. */
const glow =
  disc(480, 840, 620, ink.plum) +
  disc(480, 840, 470, ink.chestnut) +
  disc(480, 840, 330, ink.rust) +
  disc(480, 840, 210, ink.copper);

const truss = stroke(
  `M0 96H960M0 176H960${repeat(12, (index) => `M${index * 80} 176L${index * 80 + 40} 96L${index * 80 + 80} 176`).join('')}`,
  ink.indigo,
  14,
);

const chain = (x: number): string =>
  repeat(7, (link) =>
    link % 2
      ? rect(x - 5, 4 + link * 44, 10, 52, ink.blue)
      : `<rect x="${x - 17}" y="${link * 44}" width="34" height="58" rx="17" fill="none" stroke="${ink.blue}" stroke-width="11"/>`,
  ).join('');

/** The ladle, tipped to the left, full to its lip. */
const ladle = group(
  'translate(560 380) rotate(-24)',
  shape(polygon([-270, -120], [270, -120], [210, 200], [150, 240], [-150, 240], [-210, 200]), ink.dark),
  shape(polygon([-270, -120], [-330, -96], [-256, -60]), ink.dark),
  shape(polygon([-250, -120], [250, -120], [238, -60], [-262, -60]), ink.amber),
  shape(polygon([-250, -120], [250, -120], [246, -98], [-252, -98]), ink.cream),
  stroke('M-236 40H236M-222 130H222', ink.blue, 12),
  repeat(7, (rivet) => disc(-198 + rivet * 66, 40, 9, ink.amber)).join(''),
  repeat(7, (rivet) => disc(-186 + rivet * 62, 130, 9, ink.amber)).join(''),
  disc(0, -20, 34, ink.blue),
  disc(0, -20, 16, ink.dark),
);

/** Iron as it falls: broad at the lip, thin below. */
const stream =
  shape('M286 428C232 436 222 520 226 640V840H320V640C318 540 326 496 344 468Z', ink.amber) +
  shape('M290 446C262 480 256 560 258 660V840H290V660C290 560 298 500 312 472Z', ink.cream);

const sparks = (() => {
  const next = scatter(23);
  return repeat(46, () => {
    const [turn, far] = [next() * Math.PI, 80 + next() * 420];
    const [x, y] = [272 + far * Math.cos(turn) * 1.1, 840 - far * Math.sin(turn) * 0.8];
    return disc(x, y, 3 + next() * 7, next() > 0.5 ? ink.cream : ink.amber);
  }).join('');
})();

const mould = (x: number, y: number, fill: string, light: string): string =>
  group(
    `translate(${x} ${y})`,
    shape(polygon([-128, 66], [-88, -50], [88, -50], [128, 66]), ink.dark),
    shape(polygon([-100, 50], [-70, -34], [70, -34], [100, 50]), fill),
    shape(polygon([-70, -34], [70, -34], [76, -18], [-76, -18]), light),
  );

/** A ladle pours iron into a row of moulds, deep under the house. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.dark) +
      glow +
      truss +
      chain(452) +
      chain(700) +
      stream +
      ladle +
      sparks +
      rect(0, 884, 960, 396, ink.dark) +
      mould(272, 834, ink.amber, ink.cream) +
      mould(548, 834, ink.rust, ink.copper) +
      mould(824, 834, ink.indigo, ink.blue) +
      mould(-4, 834, ink.copper, ink.amber) +
      letters('Deep', { x: 48, y: 1052, size: 216 }, ink.cream) +
      letters('Foundry', { x: 48, y: 1222, size: 216 }, ink.amber),
  ),
};
