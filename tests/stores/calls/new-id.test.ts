import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '#stores/calls/new-id.ts';

afterEach(() => vi.unstubAllGlobals());

const fill = (value: number) => vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(value) });

it('writes 122 random bits as a UUID of version 4', () => {
  fill(0xff);
  expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  fill(0x00);
  expect(newId()).toBe('00000000-0000-4000-8000-000000000000');
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.set([...bytes.keys()]) ?? bytes });
  expect(newId()).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
});

it('makes another one each time, in the form that calls take', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
