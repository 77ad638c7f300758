import { describe, expect, it } from 'vitest';
import { joinStretches, minuteMs } from '#domain/safer-play/behaviour.ts';
import { findMarkers } from '#domain/safer-play/find-markers.ts';
import { findLimitsRaised } from '#domain/safer-play/markers/limits-raised.ts';
import { findLongSessions } from '#domain/safer-play/markers/long-sessions.ts';
import { findNightPlay } from '#domain/safer-play/markers/night-play.ts';
import { findRisingStakes } from '#domain/safer-play/markers/rising-stakes.ts';
import { at, behaviour, days, stretch } from './behaviours.ts';

describe('a session', () => {
  it('goes on over a pause of less than half an hour, and over midnight', () => {
    const [first, second] = [stretch(2, { hour: 23, minutes: 60 }), stretch(1, { hour: 0, minutes: 30 })];
    expect(joinStretches([first, second])).toEqual([
      { begin: first.begin, end: second.end, rounds: 200, stakedMicros: 200_000_000n, netMicros: -20_000_000n },
    ]);
    expect(joinStretches([first, { ...second, begin: first.end + 30 * minuteMs - 1 }])).toHaveLength(1);
    expect(joinStretches([first, { ...second, begin: first.end + 30 * minuteMs }])).toHaveLength(2);
  });
});

describe('play at night', () => {
  const nights = (from: number, to: number, hour = 1, minutes = 30) =>
    days(from, to, (day) => stretch(day, { hour, minutes }));

  it('is five nights of half an hour where there were none before', () => {
    expect(findNightPlay(behaviour({ stretches: nights(5, 1) }))).toEqual({
      kind: 'night_play',
      strength: 1,
      facts: { nights: 5, ofDays: 28, minutes: 150, usual: 0 },
    });
  });
  it.each([
    ['four nights', behaviour({ stretches: nights(4, 1) })],
    ['a minute less', behaviour({ stretches: nights(9, 1, 1, 29) })],
    ['from five o’clock on', behaviour({ stretches: nights(9, 1, 5, 120) })],
    ['by a clock six hours ahead', behaviour({ stretches: nights(9, 1), offsetMinutes: 360 })],
    ['of who always played at night', behaviour({ stretches: nights(80, 1) })],
    ['nine nights of somebody new', behaviour({ stretches: nights(9, 1), since: at(35) })],
  ])('is none: %s', (_, own) => {
    expect(findNightPlay(own)).toBeUndefined();
  });
  it('is twice as often as before, and not once less', () => {
    // One night in seven before: four in 28 days.
    const before = [77, 70, 63, 56, 49, 42, 35, 30].map((day) => stretch(day, { hour: 1 }));
    expect(findNightPlay(behaviour({ stretches: [...before, ...nights(8, 1)] }))?.facts).toMatchObject({ usual: 4 });
    expect(findNightPlay(behaviour({ stretches: [...before, ...nights(7, 1)] }))).toBeUndefined();
  });
  it('needs ten nights of somebody new, who has no measure yet', () => {
    const found = findNightPlay(behaviour({ stretches: nights(10, 1), since: at(35) }));
    expect(found).toMatchObject({ strength: 2, facts: { nights: 10, usual: null } });
  });
  it('counts by the player’s own clock', () => {
    const evenings = behaviour({ stretches: nights(6, 1, 19), offsetMinutes: 360 });
    expect(findNightPlay(evenings)?.facts).toMatchObject({ nights: 6 });
    expect(findNightPlay({ ...evenings, offsetMinutes: 0 })).toBeUndefined();
  });
});

describe('rising stakes', () => {
  const before = [60, 55, 50, 45, 40].map((day) => stretch(day, { stakeCents: 100 }));
  const since = (stakes: readonly number[]) =>
    behaviour({ stretches: [...before, ...stakes.map((stakeCents, index) => stretch(10 - index, { stakeCents }))] });

  it('are twice the usual stake on the middle day of play', () => {
    expect(findRisingStakes(since([200, 200, 200, 200]))).toEqual({
      kind: 'rising_stakes',
      strength: 1,
      facts: { ofDays: 14, cents: 200n, usualCents: 100n },
    });
    expect(
      [299, 300, 499, 500].map((stake) => findRisingStakes(since([stake, stake, stake, stake]))?.strength),
    ).toEqual([1, 2, 2, 3]);
  });
  it.each([
    ['a cent less', since([199, 199, 199, 199])],
    ['one lucky evening', since([100, 100, 100, 5_000])],
    ['three days', since([300, 300, 300])],
    ['of somebody new', { ...since([300, 300, 300, 300]), since: at(41) }],
  ])('are none: %s', (_, own) => {
    expect(findRisingStakes(own)).toBeUndefined();
  });
  it('let a high roller be who always played high', () => {
    const high = behaviour({ stretches: days(80, 1, (day) => stretch(day, { stakeCents: 100_000 })) });
    expect(findMarkers(high)).toEqual([]);
  });
});

describe('long sessions', () => {
  const long = (count: number, minutes: number) =>
    behaviour({ stretches: days(count, 1, (day) => stretch(day, { hour: 12, minutes })) });

  it('are three of four hours', () => {
    expect(findLongSessions(long(3, 240))).toEqual({
      kind: 'long_sessions',
      strength: 1,
      facts: { sessions: 3, ofDays: 28, longestMinutes: 240 },
    });
    expect([5, 6, 9, 10].map((count) => findLongSessions(long(count, 300))?.strength)).toEqual([1, 2, 2, 3]);
  });
  it('are none of a minute less, nor two, nor with a pause', () => {
    expect(findLongSessions(long(9, 239))).toBeUndefined();
    expect(findLongSessions(long(2, 600))).toBeUndefined();
    const paused = days(9, 1, (day) => [
      stretch(day, { hour: 12, minutes: 150 }),
      stretch(day, { hour: 15, minutes: 150 }),
    ]).flat();
    expect(findLongSessions(behaviour({ stretches: paused }))).toBeUndefined();
  });
});

describe('limits asked to bind less', () => {
  it('are a marker on two days, and none on one', () => {
    const asked = (...easingsAsked: number[]) => findLimitsRaised(behaviour({ easingsAsked }));
    expect(asked(at(9), at(2))).toEqual({ kind: 'limits_raised', strength: 1, facts: { days: 2, ofDays: 28 } });
    expect(asked(at(2), at(2, 5), at(2, 9))).toBeUndefined();
    expect(asked(at(29), at(2))).toBeUndefined();
    expect(asked(...days(5, 1, (day) => at(day)))?.strength).toBe(3);
  });
});

it('finds nothing in nothing, and several in one life', () => {
  expect(findMarkers(behaviour())).toEqual([]);
  const hard = behaviour({
    stretches: days(12, 1, (day) => stretch(day, { hour: 0, minutes: 300 })),
    easingsAsked: [at(3), at(2)],
  });
  expect(findMarkers(hard).map(({ kind }) => kind)).toEqual(['night_play', 'limits_raised', 'long_sessions']);
});
