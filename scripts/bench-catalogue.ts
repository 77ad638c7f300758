import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chdir, cwd } from 'node:process';
import { measureBuild } from '../tests/bench/catalogue/build.ts';
import { measureLobby } from '../tests/bench/catalogue/lobby.ts';
import { measureSearch } from '../tests/bench/catalogue/search.ts';
import { openWorkshop } from '../tests/bench/catalogue/workshop.ts';
import { printTable, type Row } from '../tests/bench/row.ts';
import { startSite } from '../tests/support/site.ts';

const sizes = [1_000, 10_000, 50_000];
const chosen = process.argv.slice(2).map(Number);
const unknown = chosen.some((size) => !Number.isSafeInteger(size) || size < 100 || size > 100_000);
if (unknown) {
  console.error('npm run bench:catalogue [-- 1000 10000 50000]: numbers of games, from 100 to 100,000');
  process.exit(2);
}

/** Everything about one catalogue, in a copy of the house that is gone afterwards. */
async function measure(games: number): Promise<Row[]> {
  const home = cwd();
  const workshop = await openWorkshop(games);
  try {
    console.error(`${games} games: building …`);
    const built = await measureBuild(workshop, games);
    console.error(`${games} games: looking at the pages …`);
    chdir(workshop.folder);
    const site = await startSite({ CATALOGUE_FILE: workshop.catalogueFile, LOG_LEVEL: 'error' });
    const memory = { group: `${games} games`, name: 'process, memory', value: await rssMiB(site.pid), unit: 'MiB' };
    const lobby = await measureLobby(site.origin, games).finally(site.stop);
    return [...built, memory, ...lobby, ...measureSearch(workshop.catalogueFile, games)];
  } finally {
    chdir(home);
    await workshop.remove();
  }
}

async function rssMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const rows: Row[] = [];
for (const games of chosen.length > 0 ? chosen : sizes) rows.push(...(await measure(games)));
printTable(rows);
await mkdir('.bench', { recursive: true });
await writeFile('.bench/catalogue.json', `${JSON.stringify(rows, null, 2)}\n`);
