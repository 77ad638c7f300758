import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { contentHash } from '#server/common/content-hash.ts';
import { routes } from '../../src/lib/contract/routes.ts';
import { filesOfPage, keptGame, type SourceList } from './offline-files.ts';
import { scriptGraph } from './script-graph.ts';

/** The island of every free table, which its page brings. */
const tableIsland = 'src/islands/games/TrialTable.tsx';
const offlinePage = '/offline';
/** The shell's pictures beside what its page names. */
const shellPictures = ['/favicon.svg'];

/** Reads what was built by its path on the site. */
const reader = (client: string) => {
  const fileOf = (path: string): string => {
    const file = join(client, path);
    return existsSync(`${file}/index.html`) ? `${file}/index.html` : file;
  };
  const read = (path: string): string => readFileSync(fileOf(path), 'utf8');
  /** A poster is drawn beside the pages. Throws on any other file that is not there: its table would never be whole. */
  const hashOf = (path: string): string =>
    path.startsWith('/image/') ? 'drawn' : contentHash(readFileSync(fileOf(path)));
  return { read, hashOf };
};

/** The worker's one file of script, which any browser runs as it is. */
const buildWorker = async (client: string, shell: readonly object[]): Promise<void> => {
  const calls = [...new Set(Object.values(routes).map(({ path }) => path.split('/')[1]))];
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __SHELL__: JSON.stringify(shell),
      __CALLS__: JSON.stringify(calls),
      // Workbox says what it does unless it is told that this is production.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: 'src/lib/offline/worker/main.ts', formats: ['iife'], name: 'faceup', fileName: () => 'sw.js' },
    },
  });
};

/** Writes what a browser keeps for when it has no line: each game's list of files, and the worker with the shell's. */
export const offline = (): AstroIntegration => ({
  name: 'faceup:offline',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const client = fileURLToPath(dir);
      const { read, hashOf } = reader(client);
      const lists = join(client, 'offline/games');
      for (const name of existsSync(lists) ? readdirSync(lists) : []) {
        const list = JSON.parse(readFileSync(join(lists, name), 'utf8')) as SourceList;
        const whole = keptGame({ ...list, sources: [tableIsland, ...list.sources] }, scriptGraph, read, hashOf);
        writeFileSync(join(lists, name), JSON.stringify(whole));
      }
      const shell = [offlinePage, ...filesOfPage(read(offlinePage), [], read), ...shellPictures];
      await buildWorker(
        client,
        shell.map((url) => ({ url, revision: hashOf(url) })),
      );
    },
  },
});
