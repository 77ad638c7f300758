import { lantern as ink } from './brass-lantern.ts';
import { disc, group, letters, type Point, polar, polygon, rect, repeat, scatter, shape, stroke } from './draw.ts';
import { type Poster, posterSvg } from './poster.ts';

const reach = 92;
const hexagon = (x: number, y: number, radius: number): string =>
  polygon(...repeat(6, (corner): Point => polar(x, y, radius, corner / 6)));

/** One cell of the comb: empty, full, capped with wax, or with light in its honey. */
const cell = (x: number, y: number, kind: number): string => {
  const wall = shape(hexagon(x, y, reach + 1), ink.chestnut);
  if (kind < 0.2)
    return wall + shape(hexagon(x, y, reach - 12), ink.dark) + shape(hexagon(x, y + 10, reach - 30), ink.plum);
  if (kind < 0.42)
    return (
      wall +
      shape(hexagon(x, y, reach - 12), ink.cream) +
      stroke(
        `M${x - 44} ${y + 20}Q${x} ${y - 6} ${x + 44} ${y + 22}M${x - 30} ${y + 44}Q${x} ${y + 26} ${x + 34} ${y + 46}`,
        ink.amber,
        6,
      )
    );
  return (
    wall +
    shape(hexagon(x, y, reach - 12), kind < 0.7 ? ink.copper : ink.amber) +
    shape(hexagon(x, y, reach - 34), kind < 0.7 ? ink.amber : ink.copper, 'opacity=".55"') +
    shape(
      `M${x - 46} ${y - 26}Q${x - 26} ${y - 62} ${x + 8} ${y - 66}Q${x - 24} ${y - 44} ${x - 32} ${y - 16}Z`,
      ink.cream,
    )
  );
};

/** The comb hangs from the upper edge and ends unevenly, as bees leave it. */
const comb = (): string => {
  const next = scatter(15);
  const depth = [6, 6, 5, 5, 4, 4];
  return repeat(7, (row) =>
    repeat(7, (column) => {
      const kind = next();
      const x = column * reach * 1.74 + (row % 2) * reach * 0.87 - 30;
      const y = row * reach * 1.5 + 16;
      return row < (depth[column] ?? 4) - (row % 2) * 0.4 ? cell(x, y, kind) : '';
    }).join(''),
  ).join('');
};

const wing = (sign: number): string =>
  group(
    `scale(${sign} 1)`,
    shape('M20 -60C90 -250 300 -270 300 -160C300 -60 130 -20 30 -16Z', ink.cream) +
      stroke('M36 -44Q150 -150 262 -168M60 -34Q170 -70 262 -110M130 -124Q190 -90 230 -92', ink.blue, 5),
  );

/** The queen, from above, her bands in turn. */
const queen =
  wing(1) +
  wing(-1) +
  stroke(
    'M70 20L168 70L190 130M-70 20L-168 70L-190 130M66 90L150 170L160 240M-66 90L-150 170L-160 240',
    ink.dark,
    13,
    'stroke-linecap="round" stroke-linejoin="round"',
  ) +
  shape('M-92 10C-120 150 -84 320 0 392C84 320 120 150 92 10Z', ink.amber) +
  [40, 122, 204, 282]
    .map((y, band) => {
      const half = [101, 101, 88, 58][band] ?? 60;
      return shape(
        `M${-half} ${y}Q0 ${y + 34} ${half} ${y}L${half - 8} ${y + 40}Q0 ${y + 74} ${-half + 8} ${y + 40}Z`,
        ink.dark,
      );
    })
    .join('') +
  disc(0, -24, 84, ink.chestnut) +
  stroke(
    repeat(
      18,
      (hair) =>
        `M${polar(0, -24, 62, hair / 18)
          .map(Math.round)
          .join(' ')}L${polar(0, -24, 92, hair / 18)
          .map(Math.round)
          .join(' ')}`,
    ).join(''),
    ink.copper,
    6,
  ) +
  disc(0, -118, 52, ink.dark) +
  disc(-32, -126, 14, ink.amber) +
  disc(32, -126, 14, ink.amber) +
  stroke('M-18 -160Q-34 -210 -78 -212M18 -160Q34 -210 78 -212', ink.dark, 10, 'stroke-linecap="round"') +
  shape('M-54 -152L-66 -232L-28 -196L0 -246L28 -196L66 -232L54 -152Q0 -174 -54 -152Z', ink.rust) +
  disc(-66, -236, 11, ink.cream) +
  disc(0, -250, 11, ink.cream) +
  disc(66, -236, 11, ink.cream);

const drip = (x: number, y: number, length: number): string =>
  shape(`M${x - 20} ${y}V${y + length}A20 24 0 0 0 ${x + 20} ${y + length}V${y}Z`, ink.copper) +
  disc(x - 6, y + length, 5, ink.cream);

/** A comb from above, the queen that walks off it, and the account of it all in honey. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.amber) +
      disc(760, 900, 560, ink.cream, 'opacity=".32"') +
      drip(214, 700, 90) +
      drip(372, 640, 70) +
      drip(60, 760, 120) +
      comb() +
      group('translate(706 560) rotate(22) scale(1.04)', queen) +
      letters('Honey', { x: 50, y: 1010, size: 264 }, ink.dark) +
      letters('Ledger', { x: 50, y: 1204, size: 214 }, ink.chestnut),
  ),
};
