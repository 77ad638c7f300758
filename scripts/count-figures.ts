/**
 * Counts the exact figures of games again and writes them as data into their folders: npm run figures:count -- <game id> …
 * Seconds for most, minutes for a few, which say every ten seconds how far they are (scripts/exact/progress.ts). How a game is counted stands in `scripts/exact` under the name of its folder or of
 * the folder around it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Counting, jsonOf, linesOfCounts } from './exact/counted.ts';
import { roughly } from './exact/progress.ts';

const games = 'src/lib/domain/games';

const folderOf = (id: string): string | undefined => globSync(`${games}/**/${id}/rules.ts`).map(dirname)[0];

const countingOf = async (folder: string): Promise<Counting | undefined> => {
  const own = folder.slice(games.length + 1);
  const path = [own, dirname(own)].find((one) => existsSync(`scripts/exact/${one}.ts`));
  return path === undefined ? undefined : (await import(`./exact/${path}.ts`)).count;
};

const write = (path: string, data: unknown): void => {
  writeFileSync(path, jsonOf(data));
  execFileSync('node_modules/.bin/biome', ['format', '--write', path], { stdio: 'ignore' });
  console.log(`wrote ${path}`);
};

const ids = process.argv.slice(2);
if (ids.length === 0) console.error('which game? npm run figures:count -- <game id> …');
for (const id of ids) {
  const folder = folderOf(id);
  const count = folder === undefined ? undefined : await countingOf(folder);
  if (folder === undefined || count === undefined) {
    console.error(`nothing of ${id} is counted ahead`);
    process.exitCode = 2;
    continue;
  }
  const startedAt = performance.now();
  const { figures, chart, distribution } = await count(folder);
  if (figures !== undefined) write(`${folder}/figures.json`, figures);
  if (chart !== undefined) write(`${folder}/chart.json`, chart);
  if (distribution !== undefined) write(`${folder}/distribution.json`, linesOfCounts(distribution));
  console.log(`counted ${id} in ${roughly(performance.now() - startedAt)}`);
}
