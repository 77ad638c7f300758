import { expect, test } from 'vitest';
import { mapOf } from '#scripts/checks/map.ts';

const arrowsOf = (...rows: Parameters<typeof mapOf>[0]): string[] =>
  mapOf(rows)
    .split('\n')
    .filter((line) => line.includes('-->') && !line.includes('server'))
    .map((line) => line.trim());

test('an arrow goes from a room to each room whose folder it may import', () => {
  expect(arrowsOf({ from: 'src/lib/ui/', to: ['src/lib/domain/money/'] })).toEqual(['ui --> domain']);
});

test('an arrow that a longer way says is left out', () => {
  expect(
    arrowsOf(
      { from: 'src/islands/', to: ['src/lib/stores/', 'src/lib/domain/money/'] },
      { from: 'src/lib/stores/', to: ['src/lib/domain/money/'] },
    ),
  ).toEqual(['islands --> stores', 'stores --> domain']);
});

test('single files and types are no direction', () => {
  expect(arrowsOf({ from: 'src/lib/i18n/', to: ['src/lib/domain/locale.ts', 'type:src/lib/contract/'] })).toEqual([]);
});
