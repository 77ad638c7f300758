import { expect, it } from 'vitest';
import { type Wall, wallFaults, walls } from '#scripts/checks/import-walls.ts';
import { readFiles } from '#scripts/lib/source-files.ts';

const wall: Wall = { from: ['src/a/'], never: ['src/harm/'], why: 'never' };
const file = (path: string, text: string) => ({ path, text });
const faults = (...files: { path: string; text: string }[]) => wallFaults(files, [wall]);

it('names a file that imports what it must never, a type or a lazy one too', () => {
  for (const text of [
    `import { x } from '../harm/x.ts';`,
    `import type { X } from '../harm/x.ts';`,
    `export { x } from '../harm/x.ts';`,
    `const x = () => import('../harm/x.ts');`,
  ])
    expect(faults(file('src/a/one.ts', text))).toEqual(['src/a/one.ts → src/harm/x.ts: never']);
});

it('follows the way through others', () => {
  const one = file('src/a/one.ts', `import { b } from '../b/two.ts';`);
  expect(faults(one, file('src/b/two.ts', `import { x } from '../harm/x.ts';`))).toEqual([
    'src/a/one.ts → src/b/two.ts → src/harm/x.ts: never',
  ]);
  expect(faults(one, file('src/b/two.ts', `import type { X } from '../harm/x.ts';`))).toEqual([]);
  expect(faults(one, file('src/b/two.ts', ''), file('src/c/three.ts', `import { x } from '../harm/x.ts';`))).toEqual(
    [],
  );
});

it('stands between places that are there', () => {
  const paths = readFiles(process.cwd(), (path) => /^src\/.*\.tsx?$/.test(path)).map(({ path }) => path);
  for (const { from, never } of walls)
    for (const place of [...from, ...never])
      expect(
        paths.some((path) => path.startsWith(place)),
        place,
      ).toBe(true);
});
