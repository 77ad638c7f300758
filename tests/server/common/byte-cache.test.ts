import { describe, expect, it } from 'vitest';
import { byteCache } from '#server/common/byte-cache.ts';
import { createSlots } from '#server/services/images/slots.ts';

describe('a cache of bytes', () => {
  it('drops what was not asked for the longest', () => {
    const cache = byteCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('b', 'B', 4);
    expect(cache.get('a')).toBe('A');
    cache.set('c', 'C', 4);
    expect(['a', 'b', 'c'].map(cache.get)).toEqual(['A', undefined, 'C']);
  });

  it('counts what is put in again once', () => {
    const cache = byteCache<string>(10);
    for (let time = 0; time < 5; time++) cache.set('a', String(time), 6);
    cache.set('b', 'B', 4);
    expect(['a', 'b'].map(cache.get)).toEqual(['4', 'B']);
  });

  it('does not take what alone is too large', () => {
    const cache = byteCache<string>(10);
    cache.set('a', 'A', 4);
    cache.set('b', 'B', 11);
    expect(['a', 'b'].map(cache.get)).toEqual(['A', undefined]);
  });
});

describe('slots', () => {
  it('run so many at once, the others in their order, and refuse a longer line', async () => {
    const inSlot = createSlots(2, 1);
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const run = (name: number) =>
      inSlot(async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.push(end));
        return name;
      });
    const first = [run(1), run(2), run(3)];
    expect(await run(4)).toBeUndefined();
    expect(begun).toEqual([1, 2]);
    ends[0]?.();
    await first[0];
    expect(begun).toEqual([1, 2, 3]);
    for (const end of ends) end();
    expect(await Promise.all(first)).toEqual([1, 2, 3]);
  });

  it('are given back by work that fails', async () => {
    const inSlot = createSlots(1, 0);
    await expect(inSlot(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inSlot(async () => 'next')).toBe('next');
  });
});
