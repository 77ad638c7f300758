import { expect, it } from 'vitest';
import { visitAt } from '#stores/wallet/visit.ts';

const at = (minutes: number) => new Date(Date.UTC(2027, 0, 1, 12, minutes));
const told = (minutes: number) => at(minutes).toISOString();

it('has no visit before the first', () => {
  expect(visitAt(undefined, at(0))).toEqual({ seen: told(0), before: null });
});

it('goes on while pages follow one another, and keeps what was before it', () => {
  const first = visitAt({ seen: told(0), before: null }, at(29));
  expect(first).toEqual({ seen: told(29), before: null });
  expect(visitAt(first, at(59))).toEqual({ seen: told(59), before: null });
});

it('ends after half an hour without a page: the next one begins where the last page was seen', () => {
  const next = visitAt({ seen: told(0), before: null }, at(31));
  expect(next).toEqual({ seen: told(31), before: told(0) });
  expect(visitAt(next, at(40))).toEqual({ seen: told(40), before: told(0) });
});
