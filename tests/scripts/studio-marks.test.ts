import { expect, it } from 'vitest';
import { studioMarkOf } from '#layouts/parts/studio-marks.ts';

it('draws the emblem of a studio of the house', () => {
  expect(studioMarkOf('Odd Lot').shapes.length).toBeGreaterThan(0);
});

it.each(['Outside', 'constructor', 'toString', '__proto__', ''])(
  'sets the name %j plainly, without an emblem',
  (name) => {
    expect(studioMarkOf(name)).toMatchObject({ shapes: [], word: expect.any(String), cloth: expect.any(String) });
  },
);
