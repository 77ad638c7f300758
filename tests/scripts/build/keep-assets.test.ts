import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepAssets, keptMs } from '#scripts/build/keep-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'faceup-assets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const dist = join(folder, 'dist');
const assets = join(dist, 'client', '_astro');

/** A build of those files, and what then lies in its folder. */
const build = (files: readonly string[], at: number): string[] => {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  for (const file of files) writeFileSync(join(assets, file), file);
  keepAssets(dist, join(folder, 'shelf'), new Date(at));
  return readdirSync(assets).sort();
};

it('answers for the files of former builds until a week after they were retired', () => {
  const month = 30 * 86_400_000;
  expect(build(['a.1.js', 'b.1.js'], month)).toEqual(['a.1.js', 'b.1.js']);
  // However long a build was in use, its files stay when the next one takes over.
  expect(build(['a.2.js', 'b.1.js'], 3 * month)).toEqual(['a.1.js', 'a.2.js', 'b.1.js']);
  expect(build(['a.3.js', 'b.1.js'], 3 * month + keptMs)).toEqual(['a.1.js', 'a.2.js', 'a.3.js', 'b.1.js']);
  expect(build(['a.3.js', 'b.1.js'], 3 * month + keptMs + 1)).toEqual(['a.2.js', 'a.3.js', 'b.1.js']);
  // A file that comes back into use is not the old one any more.
  expect(build(['a.2.js', 'b.2.js'], 5 * month)).toEqual(['a.2.js', 'a.3.js', 'b.1.js', 'b.2.js']);
});
