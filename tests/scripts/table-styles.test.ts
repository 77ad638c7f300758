import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { readImports } from '#scripts/checks/read-imports.ts';
import { readFiles } from '#scripts/lib/source-files.ts';

const sheet = 'src/styles/tables.css';
const named = [...readFileSync(sheet, 'utf8').matchAll(/@source "([^"]+)";/g)].map(([, path = '']) =>
  posix.join(posix.dirname(sheet), path),
);

/** What the pages of a game's frame are made of, by what they import. */
const parts = (): string[] => {
  const files = new Map(
    readFiles(process.cwd(), (path) => /^src\/.*\.(?:tsx?|astro)$/.test(path)).map((file) => [file.path, file]),
  );
  const found = new Set<string>();
  const visit = (path: string): void => {
    const file = files.get(path);
    if (file === undefined || found.has(path)) return;
    found.add(path);
    for (const { target, typeOnly } of readImports(file)) if (!typeOnly) visit(target);
  };
  for (const path of files.keys()) if (/^src\/pages\/(?:play|try)\//.test(path)) visit(path);
  return [...found];
};

/** Markup has classes; of other modules those do that stand beside it. */
const hasClasses = (path: string): boolean => /\.(?:tsx|astro)$/.test(path) || /^src\/(?:islands|lib\/ui)\//.test(path);

it('the styles of a table are made from all that stands in its frame', () => {
  const marked = parts().filter(hasClasses);
  expect(marked.length).toBeGreaterThan(500);
  // Words alone, in a script element.
  const silent = ['src/layouts/parts/PageWords.astro'];
  expect(marked.filter((path) => !named.some((one) => path.startsWith(one)) && !silent.includes(path))).toEqual([]);
});
