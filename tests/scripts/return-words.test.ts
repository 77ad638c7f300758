import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { returnWords } from '#layouts/parts/return-words.ts';

describe('the words of a return', () => {
  it.each(['shelf', 'long'] as const)('say what it is of wherever that is not all that is staked (%s)', (form) => {
    const war = returnWords({ id: 'war', rtp: '97.67' }, form);
    expect(war?.both).toBe(true);
    expect(war?.text).toMatch(/97\.67% .*of the initial bet.*, 97\.83% of (?:all|everything) staked$/);
  });
  it.each([
    ['shelf', '97.29% return to player'],
    ['long', 'Returns 97.29% over time'],
  ] as const)('say no more where both are one (%s)', (form, text) => {
    expect(returnWords({ id: 'roulette-european', rtp: '97.29' }, form)).toEqual({
      text,
      percent: '97.29%',
      both: false,
    });
  });
  it('are none for a game that tells no return', () => {
    expect(returnWords({ id: 'outside:one', rtp: null }, 'shelf')).toBeUndefined();
  });
  it('are the only place where a part of a page prints one', () => {
    const parts = globSync('src/{layouts,pages,islands}/**/*.{astro,tsx}');
    expect(parts.length).toBeGreaterThan(500);
    expect(parts.filter((path) => /(?<!filters|tools)\.rtp\b/.test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
