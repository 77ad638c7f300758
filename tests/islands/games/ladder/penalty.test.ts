import { expect, it } from 'vitest';
import { divesOf, keepers } from '#domain/games/ladder/penalty/paytable.ts';
import {
  ballAt,
  beforeKick,
  centreOf,
  coveredBy,
  divePose,
  kickAt,
  kicksOf,
  kickTimes,
  pitch,
  poseBetween,
  readyPose,
} from '#islands/games/ladder/picture/penalty.ts';

it('a kick says what was shot at and what was covered, as far as it is told', () => {
  const told = [
    [0, 1, 2, 5],
    [0, 3, 4, 5],
  ];
  expect(kicksOf(5, [1, 3], told, true)).toEqual([
    { state: 'goal', place: 1, covered: [3, 4] },
    { state: 'goal', place: 3, covered: [1, 2] },
    { state: 'next', covered: [] },
    { state: 'waiting', covered: [] },
    { state: 'waiting', covered: [] },
  ]);
  expect(kicksOf(2, [4], told, false).map(({ state }) => state)).toEqual(['saved', 'told']);
  expect(coveredBy([0, 1, 2, 3, 4])).toEqual([5]);
});

it('the ball starts on the spot and ends at its place, down the net after a goal, in the gloves after a save', () => {
  expect(ballAt(beforeKick, 2, false)).toMatchObject(pitch.spot);
  const over = kickAt(kickTimes.ready, false);
  const saved = ballAt(over, 2, true);
  expect([saved.x, Math.round(saved.y)]).toEqual([centreOf(2).x, centreOf(2).y]);
  const goal = ballAt(over, 2, false);
  expect(goal.x).toBe(centreOf(2).x);
  expect(goal.y).toBeGreaterThan(pitch.mouth.y + pitch.mouth.height - 12);
});

it('only a kick that another follows goes back', () => {
  expect([kickAt(kickTimes.ready, true).back, kickAt(kickTimes.ready, false).back]).toEqual([1, 0]);
  expect(kickAt(0, true)).toEqual(beforeKick);
});

it('every dive stays in the picture, on the ground, and goes towards what it covers', () => {
  for (const keeper of keepers)
    for (const dive of divesOf(keeper)) {
      const pose = divePose(dive);
      for (const { x, y } of Object.values(pose)) {
        expect(x > 0 && x < pitch.width).toBe(true);
        expect(y > 0 && y <= 167).toBe(true);
      }
      const mean = dive.reduce((sum, place) => sum + centreOf(place).x, 0) / dive.length;
      expect(Math.sign(Math.round(pose.chest.x - 180))).toBe(Math.sign(Math.round(mean - 180)));
    }
  expect(divePose([])).toEqual(readyPose);
  expect(poseBetween(readyPose, divePose([0]), 0)).toEqual(readyPose);
});
