import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { diskCache } from '#server/services/images/disk-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-disk-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

it('gives back what was put in, also to another process', async () => {
  await diskCache(folder, 1_000).set('a picture', Buffer.from('bytes'));
  const found = await diskCache(folder, 1_000).get('a picture');
  expect(Buffer.from(found?.bytes ?? []).toString()).toBe('bytes');
  expect(await diskCache(folder, 1_000).get('another')).toBeNull();
});

it('stays about as large as it may be', async () => {
  const cache = diskCache(folder, 1_000);
  for (let number = 0; number < 40; number++) await cache.set(`picture ${number}`, Buffer.alloc(100));
  const left = (await files()).length;
  expect(left).toBeLessThanOrEqual(10);
  expect(left).toBeGreaterThanOrEqual(8);
});

it('keeps nothing when it may hold nothing, and needs no folder', async () => {
  const cache = diskCache(join(folder, 'absent'), 0);
  await cache.set('a picture', Buffer.from('bytes'));
  expect(await cache.get('a picture')).toBeNull();
  expect(await files()).toEqual([]);
});
