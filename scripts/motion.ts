import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { tryPathOf } from '#domain/catalogue/slug.ts';
import { chromiumPath, quietFlags } from '../tests/support/chromium.ts';
import { startSite } from '../tests/support/site.ts';
import { evenerOf, isShort, type Measured, meanOf, measuredOf, tableText } from './motion/measured.ts';
import { pageText } from './motion/page-text.ts';
import { record } from './motion/record.ts';
import { playOf } from './shots/plays.ts';

/**
 * `npm run motion [-- id …]`: plays a round at each table of the house in a browser with a quarter of the processor, and measures
 * how evenly its pictures follow each other. All games: written to docs/motion.md; some: printed. Of the site as it was last built.
 */
const file = 'docs/motion.md';

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = houseGames.filter(({ id }) => positionals.length === 0 || positionals.includes(id));

const site = await startSite();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
const measured: Measured[] = [];
const failed: string[] = [];
const loads: number[] = [];
try {
  for (const game of wanted) {
    loads.push(loadavg()[0] ?? 0);
    await measure(game).then(
      (figures) => measured.push(figures),
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

if (positionals.length > 0) console.log(tableText(measured));
else {
  const { model } = cpus()[0] ?? { model: 'a processor without a name' };
  const machine = { processor: model.trim(), cores: cpus().length, load: meanOf(loads), browser: browser.version() };
  await writeFile(file, pageText(measured, failed, machine, new Date()));
  console.log(`${measured.length} games are in ${file}`);
}
for (const line of failed) console.error(line);
process.exitCode = failed.length === 0 ? 0 : 1;
