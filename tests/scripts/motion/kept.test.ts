import { expect, it } from 'vitest';
import { type Kept, mergedWith, pageText } from '#scripts/motion/kept.ts';
import { measuredOf } from '#scripts/motion/measured.ts';

const kept = (id: string, day: string, load = 2): Kept => ({
  ...measuredOf({ id, gapsMs: [16.7, 16.7], stepsMs: [], taskMs: 50, ended: true }),
  day,
  load,
});

it('fresh figures take the place of kept ones, and games that are no more go', () => {
  const games = mergedWith(
    [kept('dice', '2027-01-01'), kept('gone', '2027-01-01'), kept('war', '2027-01-01')],
    [kept('dice', '2027-02-01'), kept('crash', '2027-02-01')],
    ['war', 'dice', 'crash'],
  );
  expect(games.map(({ id, day }) => `${id} ${day}`)).toEqual(['crash 2027-02-01', 'dice 2027-02-01', 'war 2027-01-01']);
});

it('the page says when, on what and at which load, and which games nobody has measured', () => {
  const games = [kept('dice', '2027-01-01', 2), kept('war', '2027-02-01', 5)];
  const text = pageText({ processor: 'a chip', cores: 2, browser: '1.2', games }, ['dice', 'war', 'crash']);
  expect(text).toContain('measured from 2027-01-01 to 2027-02-01: Chromium 1.2 on 2 cores\n(a chip)');
  expect(text).toContain('The load of the machine was 3.5 on average');
  expect(text).toContain('Not measured yet: `crash`.');
});
