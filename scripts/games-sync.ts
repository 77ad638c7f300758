/**
 * Writes every list of the house's games from their cards (`src/lib/domain/games/…/card.ts`): npm run -s games:sync -- [--check]
 * --check writes nothing, and ends with code 1 when a file is not what a sync would write. Either way, what a game lacks is told by name.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { bookFiles } from './games/book-files.ts';
import { omissions } from './games/omissions.ts';
import { readGames } from './games/read-cards.ts';
import { report } from './lib/source-files.ts';

/** As the formatter leaves it, imports in order. */
const formatted = async (path: string, source: string): Promise<string> => {
  const biome = spawn('node_modules/.bin/biome', ['check', '--write', `--stdin-file-path=${path}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  biome.stdin.end(source);
  const [written, [code]] = await Promise.all([text(biome.stdout), once(biome, 'close')]);
  if (code !== 0) throw new Error(`${path}: what a sync would write cannot be formatted`);
  return written;
};

type Synced = {
  readonly games: number;
  readonly files: ReadonlyMap<string, string>;
  readonly faults: readonly string[];
};

/** What a sync of the house at `root` writes, path → text, and what its games lack. Of a house that lacks something nothing is written. */
export const syncedBook = async (root: string): Promise<Synced> => {
  const games = await readGames(root);
  const faults = await omissions(root, games);
  const sources = faults.length > 0 ? [] : [...bookFiles(games)];
  const files = await Promise.all(
    sources.map(async ([path, source]) => [path, await formatted(path, source)] as const),
  );
  return { games: games.length, files: new Map(files), faults };
};

async function main(isCheck: boolean): Promise<void> {
  const root = process.cwd();
  const { games, files, faults } = await syncedBook(root);
  const textOf = (path: string): string => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
  const changed = [...files].filter(([path, written]) => textOf(path) !== written);
  if (!isCheck) for (const [path, written] of changed) writeFileSync(join(root, path), written);
  const stale = isCheck ? changed.map(([path]) => `${path}: not what a sync writes: npm run games:sync`) : [];
  report('games-sync', `${games} games, ${files.size} files`, [...faults, ...stale]);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  await main(values.check);
}
