import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { tryPathOf } from '#domain/catalogue/slug.ts';
import { chromiumPath, quietFlags } from '../tests/support/chromium.ts';
import { startSite } from '../tests/support/site.ts';
import { type Kept, type Motion, mergedWith, pageText } from './motion/kept.ts';
import { evenerOf, isShort, type Measured, measuredOf, tableText } from './motion/measured.ts';
import { record } from './motion/record.ts';
import { playOf } from './shots/plays.ts';

/**
 * `npm run motion [-- id …]`: plays a round at each table of the house, or at some, in a browser with a quarter of the processor,
 * measures how evenly its pictures follow each other, and keeps that in docs/motion.json and docs/motion.md. Of the site as it was
 * last built.
 */
const [dataFile, pageFile] = ['docs/motion.json', 'docs/motion.md'];

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = houseGames.filter(({ id }) => positionals.length === 0 || positionals.includes(id));

const site = await startSite();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
const measured: Kept[] = [];
const failed: string[] = [];
try {
  for (const game of wanted) {
    const load = loadavg()[0] ?? 0;
    await measure(game).then(
      (figures) => measured.push({ ...figures, day: new Date().toISOString().slice(0, 10), load }),
      (error: Error) => failed.push(`${game.id}: ${error.message.split('\n')[0]}`),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}

/** A round; where it falls short, of two rounds the more even one: what comes between them is other work of the machine. */
async function measure(game: (typeof houseGames)[number]): Promise<Measured> {
  const once = async () =>
    measuredOf(await record(browser, { id: game.id, path: tryPathOf(game), origin: site.origin }, playOf(game.id)));
  const first = await once();
  return isShort(first) ? evenerOf(first, await once()) : first;
}

const ids = houseGames.map(({ id }) => id);
const { games } = JSON.parse(await readFile(dataFile, 'utf8').catch(() => '{"games":[]}')) as Pick<Motion, 'games'>;
const machine = { processor: cpus()[0]?.model.trim() ?? 'unknown', cores: cpus().length, browser: browser.version() };
const motion: Motion = { ...machine, games: mergedWith(games, measured, ids) };
await writeFile(dataFile, `${JSON.stringify(motion, null, 2)}\n`);
await writeFile(pageFile, pageText(motion, ids));
console.log(tableText(measured));
for (const line of failed) console.error(line);
process.exitCode = failed.length === 0 ? 0 : 1;
