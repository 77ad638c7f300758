import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markerKinds } from '#domain/safer-play/marker.ts';
import { cohortOf } from '#scripts/safer-play/cohort.ts';
import { markerTable, percentOf, publishedFigures } from '#scripts/safer-play/marker-table.ts';
import { measure } from '#scripts/safer-play/measure.ts';

const figures = publishedFigures();

it('publishes what the markers come to today', () => {
  expect(readFileSync('docs/rooms/safer-play.md', 'utf8')).toContain(markerTable());
});

it('makes the same people of a seed, and others of another', () => {
  expect(cohortOf(5, 60)).toEqual(cohortOf(5, 60));
  expect(cohortOf(6, 60)).not.toEqual(cohortOf(5, 60));
});

it('plants each pattern equally often, and ten in a hundred', () => {
  expect(markerKinds.map((kind) => figures.byMarker[kind].planted)).toEqual(markerKinds.map(() => figures.people / 80));
  expect(figures.overall.planted).toBe(figures.people / 10);
});

/** Below these a change of a definition has broken it, whatever the page says. */
describe('holds', () => {
  it.each(markerKinds.filter((kind) => kind !== 'rising_deposits'))(
    '%s to half of its patterns, and to seven right in ten',
    (kind) => {
      const { planted, marked, both } = figures.byMarker[kind];
      expect(percentOf(both, planted)).toBeGreaterThanOrEqual(50);
      expect(percentOf(both, marked)).toBeGreaterThanOrEqual(70);
    },
  );
  it('all of them to three in four, right and found', () => {
    const { planted, marked, both } = figures.overall;
    expect(percentOf(both, planted)).toBeGreaterThanOrEqual(75);
    expect(percentOf(both, marked)).toBeGreaterThanOrEqual(75);
  });
  it.each([
    ['high_roller', 2],
    ['shift_worker', 5],
    ['lost_and_stopped', 1],
    ['finds_limit_low', 2],
    ['casual', 2],
  ] as const)('ordinary people to being let alone: of %s at most %i in a hundred are marked', (kind, percentMax) => {
    const { people, marked } = figures.ordinary[kind];
    expect(people).toBeGreaterThan(100);
    expect((100 * marked) / people).toBeLessThanOrEqual(percentMax);
  });
});

it('counts what was rightly marked and what was not', () => {
  const people = cohortOf(9, 400);
  const counted = measure(people);
  const again = measure([...people, ...people]);
  expect(again.overall.marked).toBe(2 * counted.overall.marked);
  const harmless = people.filter(({ is }) => 'ordinary' in is);
  expect(measure(harmless).overall).toMatchObject({ planted: 0, both: 0, markedOfAny: 0 });
});
