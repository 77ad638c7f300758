import { expect, it } from 'vitest';
import { table } from '#domain/games/roulette/roulette-american/table.ts';
import { type Box, boxOf, pressAreaOf } from '#islands/games/roulette/picture/board.ts';

/** Px of a unit of the large layout, as its table draws it. */
const scale = 1.11;

const places = table.layoutSpots.map((spot) => ({
  id: spot.id,
  box: boxOf('large', 'double', pressAreaOf(spot, 'double', 'large')),
}));

const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width - b.x > 0.001 &&
  b.x + b.width - a.x > 0.001 &&
  a.y + a.height - b.y > 0.001 &&
  b.y + b.height - a.y > 0.001;

it('gives a thumb 44 px on each place of two zeros drawn large', () => {
  const small = places.filter(({ box }) => Math.min(box.width, box.height) * scale < 44);
  expect(small).toEqual([]);
});

it('lays no two of the bets about the zeros over each other', () => {
  const about = places.filter(({ id }) => /^(?:split|trio):0/.test(id));
  const pairs = about.flatMap((one, index) => about.slice(index + 1).map((other) => [one, other] as const));
  expect(about).toHaveLength(8);
  expect(pairs.filter(([one, other]) => overlap(one.box, other.box)).map((pair) => pair.map(({ id }) => id))).toEqual(
    [],
  );
});
