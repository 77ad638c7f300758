import { disc, letters, rect } from './draw.ts';
import { plasma as ink } from './fifth-draw.ts';
import { type Poster, posterSvg } from './poster.ts';
import { ground, series } from './shapes.ts';

/** A two in dots, and the ace beside it that doubles what four of them pay. */
const two = [
  '..#####..',
  '.#######.',
  '###...###',
  '##.....##',
  '.......##',
  '......###',
  '.....###.',
  '....###..',
  '...###...',
  '..###....',
  '.###.....',
  '#########',
  '#########',
];
const ace = ['..#..', '.#.#.', '#...#', '#...#', '#####', '#...#', '#...#'];

const columns = 19;
const rows = 19;
const pitch = 48;
const origin = 48;

const litIn = (figure: readonly string[], column: number, row: number): boolean => figure[row]?.[column] === '#';

const dot = (column: number, row: number): string => {
  const [x, y] = [origin + column * pitch, origin + row * pitch];
  if (litIn(two, column - 2, row - 4)) return disc(x, y, 34, ink.glow, 'opacity="0.22"') + disc(x, y, 21, ink.glow);
  if (litIn(ace, column - 13, row - 2)) return disc(x, y, 34, ink.hot, 'opacity="0.2"') + disc(x, y, 19, ink.hot);
  return disc(x, y, 7, ink.ember);
};

const field = series(columns, (column) => series(rows, (row) => dot(column, row)));

/** Orange gas lit dot by dot: a two, and the ace that makes it worth double. */
export const poster: Poster = {
  svg: posterSvg(
    `${ground(ink.dark)}${field}${rect(0, 962, 960, 318, ink.glow)}` +
      letters('Bonus', { x: 44, y: 1104, size: 168 }, ink.dark) +
      letters('Deuces', { x: 44, y: 1244, size: 168 }, ink.dark) +
      series(4, (index) =>
        series(4, (line) => disc(916 - index * 48, 1010 + line * 76, line === index ? 22 : 9, ink.dark)),
      ),
  ),
};
