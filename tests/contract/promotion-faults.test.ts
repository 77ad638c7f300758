import { expect, it } from 'vitest';
import { shapePromotion } from '#contract/profile/promotion-faults.ts';
import { depositOffer } from '../support/sample-offers.ts';

const saidOf = (change: object): string[] => {
  const shaped = shapePromotion({ ...depositOffer(), ...change });
  return shaped.ok ? [] : shaped.faults.map(({ path, problem, remedy }) => `${path.join('.')} ${problem}: ${remedy}`);
};

it('a text is too short or too long by its letters, and a number out of its bounds', () => {
  expect(saidOf({})).toEqual([]);
  expect(saidOf({ name: '' })).toEqual(['name is too short: write at least 1 letter']);
});
