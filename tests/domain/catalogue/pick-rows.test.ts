import { describe, expect, it } from 'vitest';
import { pickRows } from '#domain/catalogue/pick-rows.ts';

describe('the rows of a page', () => {
  it('show a game once as long as their lists allow it', () => {
    const rows = [
      { ids: ['a', 'b', 'c'], count: 2 },
      { ids: ['a', 'c', 'd', 'e'], count: 3 },
    ];
    expect(pickRows(rows)).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });
  it('repeat what stands above only where a list has nothing else', () => {
    const rows = [
      { ids: ['a', 'b'], count: 2 },
      { ids: ['b', 'c'], count: 2 },
    ];
    expect(pickRows(rows)).toEqual([
      ['a', 'b'],
      ['c', 'b'],
    ]);
  });
});
