import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { accountWords, tableWords } from '#layouts/parts/account-words.ts';
import { readImports } from '#scripts/checks/read-imports.ts';
import { withoutComments } from '#scripts/checks/without-comments.ts';
import common from '../../public/locales/en/common.json' with { type: 'json' };

const textOf = (path: string): string => readFileSync(path, 'utf8');

/** The islands that an Astro file wakes without being asked. */
const islandsOf = (path: string): readonly string[] => {
  const text = textOf(path);
  const awake = [...text.matchAll(/<(\w+) client:(?:load|visible)/g)].map(([, name]) => name);
  const named = [...text.matchAll(/import \{ (\w+) \} from '#islands\/([^']+)'/g)];
  return named.filter(([, name]) => awake.includes(name)).map(([, , file]) => `src/islands/${file}`);
};

/** The groups of `common` that these may speak from, with all that they load, later too. */
const groupsOf = (roots: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const groups = new Set<string>();
  const left = [...roots];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (found.has(path) || !/^src\/.*\.tsx?$/.test(path)) continue;
    found.add(path);
    const text = textOf(path);
    for (const [, group = ''] of withoutComments(text).matchAll(/['"`]([a-z]\w*)\.[\w$]/gi))
      if (Object.hasOwn(common, group)) groups.add(group);
    for (const { target, typeOnly } of readImports({ path, text })) if (!typeOnly) left.push(target);
  }
  return groups;
};

const shared = islandsOf('src/layouts/AccountLayout.astro');
/** Without the one that says that nothing is there: it has no island of its own, and carries what all carry. */
const pages = globSync('src/pages/profile/**/*.astro').filter((page) => !page.endsWith('/404.astro'));

it('there are such pages', () => {
  expect(shared).toEqual(['src/islands/account/Summary.tsx']);
  expect(pages.length).toBeGreaterThan(6);
});

it.each(pages)('%s carries every group of words that its islands may speak from, and no other', (page) => {
  const islands = islandsOf(page);
  expect(islands).not.toHaveLength(0);
  const carried = /<AccountLayout [^>]*words=\{\[([^\]]*)\]\}/.exec(textOf(page))?.[1] ?? '';
  const names = [...carried.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  const groups = [...accountWords, ...names.filter((name) => Object.hasOwn(common, name))];
  // A message is the dialogs' island's to show, and follows upon what is done here.
  expect([...groups].sort()).toEqual([...new Set([...groupsOf([...shared, ...islands]), 'toasts'])].sort());
});

it.each([
  ['src/pages/play/[gameId].astro', 'src/islands/games/GameTable.tsx'],
  ['src/pages/try/[slug].astro', 'src/islands/games/TrialTable.tsx'],
])('%s carries every group of words that a table may speak from, and no other', (page, island) => {
  const [, own = ''] = /<GameFrame [^>]*words=\{\[([^\]]*)\]\}/.exec(textOf(page)) ?? [];
  const names = [...tableWords, ...[...own.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)];
  expect(names.filter((name) => Object.hasOwn(common, name)).sort()).toEqual([...groupsOf([island])].sort());
});
