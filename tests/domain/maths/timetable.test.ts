import { expect, it } from 'vitest';
import { nextStartOf } from '#domain/maths/timetable.ts';

const minute = 60_000;
const day = 86_400_000;
const evening = { everyMs: day, offsetMs: 20 * 60 * minute, leadMs: minute };
const at = (text: string): number => Date.parse(text);
const next = (text: string): string => new Date(nextStartOf(evening, at(text))).toISOString();

it('names the next start, and the one after it to who comes too late', () => {
  expect(next('2027-03-01T08:00:00.000Z')).toBe('2027-03-01T20:00:00.000Z');
  expect(next('2027-03-01T19:59:00.000Z')).toBe('2027-03-01T20:00:00.000Z');
  expect(next('2027-03-01T19:59:00.001Z')).toBe('2027-03-02T20:00:00.000Z');
  expect(next('2027-03-01T20:00:00.000Z')).toBe('2027-03-02T20:00:00.000Z');
});

it('goes by whole multiples of the clock where nothing sets them off', () => {
  const race = { everyMs: 2 * minute, offsetMs: 0, leadMs: 25_000 };
  expect(nextStartOf(race, 0)).toBe(2 * minute);
  expect(nextStartOf(race, 95_000)).toBe(2 * minute);
  expect(nextStartOf(race, 95_001)).toBe(4 * minute);
});
