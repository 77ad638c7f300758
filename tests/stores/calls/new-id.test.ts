import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '#stores/calls/new-id.ts';

afterEach(() => vi.unstubAllGlobals());

const idOf = (value: number): string => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(value) });
  return newId();
};

it('writes 122 random bits as a UUID of version 4: every digit takes each value as often, but the version and the variant', () => {
  const ids = Array.from({ length: 256 }, (_, value) => idOf(value));
  const digits = [...'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'].map((place, at) => {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id[at] ?? '', (counts.get(id[at] ?? '') ?? 0) + 1);
    return [place, [...counts.keys()].sort().join(''), new Set(counts.values()).size] as const;
  });
  const values: Readonly<Record<string, string>> = { x: '0123456789abcdef', y: '89ab', 4: '4', '-': '-' };
  for (const [place, taken, frequencies] of digits) {
    expect(taken).toBe(values[place]);
    expect(frequencies).toBe(1);
  }
});

it('makes another one each time, in the form that calls take', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
