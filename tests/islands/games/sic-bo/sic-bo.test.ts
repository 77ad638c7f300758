import { expect, it } from 'vitest';
import { diceOf, winningSpots } from '#islands/games/sic-bo/picture/sic-bo.ts';

it('dice are read from a record, and not from that of another game', () => {
  expect(diceOf({ dice: [1, 6, 3] })).toEqual([1, 6, 3]);
  expect([diceOf({ dice: [1, 6] }), diceOf({ dice: [1, 6, 7] }), diceOf({ roll: '1.00' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a throw lights every field that it made win', () => {
  expect([...winningSpots([1, 2, 2])].sort()).toEqual(
    ['double:2', 'odd', 'pair:1-2', 'single:1', 'single:2', 'small', 'total:5'].sort(),
  );
});
