import { letters, polygon, rect, repeat, shape } from './draw.ts';
import { oddLot as ink } from './odd-lot.ts';
import { type Poster, posterSvg } from './poster.ts';

const floors = 8;
const tall = 116;
const depth = 46;
const bottom = 1280;
const places = 3;

/** The tile that was stepped on, from the lowest floor; above the last one nobody has been yet. */
const way = [1, 2, 1, 0, 1, 2];

/** Floors narrow upwards, so that the tower is seen from its foot. */
const widthAt = (floor: number): number => 800 - floor * 58;
const left = (floor: number): number => 480 - widthAt(floor) / 2;
const topOf = (floor: number): number => bottom - (floor + 1) * tall + 20;

const tile = (floor: number, place: number): string => {
  const width = widthAt(floor) / places;
  const gap = 9;
  const [x, y] = [left(floor) + place * width + gap / 2, topOf(floor)];
  const stepped = way[floor] === place;
  const next = widthAt(floor + 1) / widthAt(floor);
  const back = (at: number): number => 480 + (at - 480) * (0.5 + next / 2);
  return (
    shape(
      polygon([x, y], [x + width - gap, y], [back(x + width - gap), y - depth], [back(x), y - depth]),
      stepped ? ink.yellow : ink.stone,
    ) + rect(x, y, width - gap, tall - depth - 8, stepped ? ink.red : ink.paper)
  );
};

const tower = repeat(floors, (floor) => repeat(places, (place) => tile(floor, place)).join('')).join('');

/** Eight floors seen from the street, and the way up them as far as it went. */
export const poster: Poster = {
  svg: posterSvg(
    rect(0, 0, 960, 1280, ink.black) +
      letters('Towers', { x: 480, y: 300, size: 372, align: 'middle' }, ink.yellow) +
      tower,
  ),
};
