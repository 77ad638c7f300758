import { letters, type Point, polygon, rect, repeat, shape } from './draw.ts';
import { oddLot as ink } from './odd-lot.ts';
import { type Poster, posterSvg } from './poster.ts';

const size = 5;
/** Half the width of a block's top and half its depth, and how tall a block stands. */
const [wide, deep, tall] = [88, 60, 104];
const [originX, originY] = [480, 574];
/** The block that is not there. */
const missing = { column: 3, row: 1 };
const gap = 0.9;

/** A place of the field seen from above at an angle; z is height. */
const iso = (column: number, row: number, z = 0): Point => [
  originX + (column - row) * wide,
  originY + (column + row) * deep - z,
];

const block = (column: number, row: number): string => {
  const [c, r] = [column + (1 - gap) / 2, row + (1 - gap) / 2];
  const [back, right, front, left] = [
    iso(c, r, tall),
    iso(c + gap, r, tall),
    iso(c + gap, r + gap, tall),
    iso(c, r + gap, tall),
  ];
  return (
    shape(polygon(left, front, iso(c + gap, r + gap), iso(c, r + gap)), ink.black) +
    shape(polygon(front, right, iso(c + gap, r), iso(c + gap, r + gap)), ink.blue) +
    shape(polygon(back, right, front, left), ink.paper)
  );
};

const hole = (): string => {
  const { column: c, row: r } = missing;
  return shape(
    polygon(iso(c - 0.3, r - 0.3), iso(c + 1.1, r - 0.3), iso(c + 1.1, r + 1.1), iso(c - 0.3, r + 1.1)),
    ink.black,
  );
};

const isMissing = (column: number, row: number): boolean => column === missing.column && row === missing.row;

const field = repeat(size, (row) =>
  repeat(size, (column) => (isMissing(column, row) ? '' : block(column, row))).join(''),
);

/** Twenty-four blocks of a field of twenty-five. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.red) +
      letters('Mines', { x: 480, y: 392, size: 494, align: 'middle' }, ink.paper) +
      hole() +
      field.join(''),
  ),
};
