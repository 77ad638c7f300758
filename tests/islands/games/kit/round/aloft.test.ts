import { expect, it } from 'vitest';
import { type Aloft, shownMinor, stakedMinor, takeOff, touchDown } from '#islands/games/kit/round/aloft.ts';
import type { SettledRound } from '#stores/play/game.ts';

const round = (id: string, stake: string, payout: string) => ({ id, stake, payout }) as SettledRound;
const shown = (aloft: Aloft): bigint => shownMinor(aloft, 'EUR');

const [first, second] = [round('first', '1.00', '36.00'), round('second', '2.00', '0.68')];
const seated: Aloft = { toldMinor: 100_00n, rounds: [] };
/** 100.00 less 1.00, then plus 36.00 less 2.00 and plus 0.68, as the server tells it. */
const one = takeOff(seated, first, 135_00n);
const both = takeOff(one, second, 133_68n);

it('shows each stake at once and no return before its ball has landed', () => {
  expect([seated, one, both].map(shown)).toEqual([100_00n, 99_00n, 97_00n]);
  expect(stakedMinor(both.rounds, 'EUR')).toBe(3_00n);
});

it('shows each return once, in whatever order the balls land', () => {
  const early = touchDown(both, 'second');
  expect(shown(early)).toBe(97_68n);
  expect(shown(touchDown(both, 'first'))).toBe(133_00n);
  expect(shown(touchDown(early, 'first'))).toBe(133_68n);
  expect(touchDown(early, 'second')).toEqual(early);
});

it('takes up a round once, though its answer is told twice', () => {
  expect(takeOff(both, second, 133_68n)).toEqual(both);
});
