import { expect, it } from 'vitest';
import { filesOfPage, keptGame, sourcesFrom } from '#scripts/build/offline-files.ts';

const sources: Readonly<Record<string, { atOnce: string[]; later: string[] }>> = {
  'src/islands/games/TrialTable.tsx': {
    atOnce: ['src/islands/games/tables.ts'],
    later: ['src/islands/games/TrialSeeds.tsx'],
  },
  'src/islands/games/tables.ts': {
    atOnce: ['src/islands/games/dice/table.ts', 'src/islands/games/keno/table.ts'],
    later: [],
  },
  'src/islands/games/dice/table.ts': { atOnce: [], later: ['src/islands/games/dice/Table.tsx'] },
  'src/islands/games/keno/table.ts': { atOnce: [], later: ['src/islands/games/keno/Table.tsx'] },
  'src/islands/games/dice/Table.tsx': { atOnce: [], later: ['src/lib/stores/play/advice.ts'] },
};
const scriptOf = new Map(
  Object.keys(sources).map((source) => [source, `/_astro/${source.split('/').slice(-2).join('-')}.js`]),
);
const graph = { scriptOf, importsOf: new Map(Object.entries(sources)) };
const table = 'src/islands/games/dice/Table.tsx';

it('follows all that a game’s table may want later, and of what leads to all games that game alone', () => {
  const found = sourcesFrom(['src/islands/games/TrialTable.tsx', table], graph);
  expect(found).toContain('src/islands/games/TrialSeeds.tsx');
  expect(found).toContain('src/lib/stores/play/advice.ts');
  expect(found).toContain(table);
  expect(found).not.toContain('src/islands/games/keno/Table.tsx');
});

const files: Readonly<Record<string, string>> = {
  '/try/dice':
    '<link href="/_astro/a.css"><link rel="preload" href="/_astro/text.woff2"><astro-island component-url="/_astro/Trial.js" renderer-url="/_astro/client.js">',
  '/_astro/a.css': '@font-face{src:url(/_astro/far.woff2)}.x{background:url("/_astro/cloth.webp")}',
  '/_astro/Trial.js': 'import{a}from"./base.js";new Worker(new URL("/_astro/advice-worker-x.js",import.meta.url));',
  '/_astro/base.js': '',
  '/_astro/client.js': '',
  '/_astro/advice-worker-x.js': '',
};
const read = (path: string): string => {
  const text = files[path];
  if (text === undefined) throw new Error(`nothing asks for ${path}`);
  return text;
};

it('names each file of a page once: scripts with their imports, workers, pictures, and the letters asked for ahead', () => {
  expect([...filesOfPage(read('/try/dice'), ['/_astro/Trial.js'], read)].sort()).toEqual([
    '/_astro/Trial.js',
    '/_astro/a.css',
    '/_astro/advice-worker-x.js',
    '/_astro/base.js',
    '/_astro/client.js',
    '/_astro/cloth.webp',
    '/_astro/text.woff2',
  ]);
});

it('writes a game’s list with a hash for each file, the page first, and without the sources', () => {
  const list = {
    ...{ id: 'dice', name: 'Dice', provider: 'x', page: '/try/dice', image: '/image/384/dice.webp' },
    ...{ words: ['/locales/en/table.json'], sources: [] },
  };
  const game = keptGame(list, { ...graph, scriptOf: new Map() }, read, (path) => `#${path.length}`);
  expect(game.files[0]).toEqual(['/try/dice', '#9']);
  expect(game.files.at(-1)).toEqual(['/image/384/dice.webp', '#20']);
  expect(game.files).toContainEqual(['/locales/en/table.json', '#22']);
  expect(game).not.toHaveProperty('sources');
});
