import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { tryPathOf } from '#domain/catalogue/slug.ts';
import { chromiumPath, quietFlags } from '../tests/support/chromium.ts';
import { startSite } from '../tests/support/site.ts';
import { type Play, playOf } from './shots/plays.ts';

/**
 * `npm run shots [-- id …]`: photographs each game of the house twice at its own table with play money, in a round and at its end, for
 * the game's page. Of the site as it was last built.
 */
const folder = 'src/content/shots';
const view = { width: 1280, height: 800 } as const;
const width = 960;
/** A round that ends without a win is no picture of the game: it is played again, so often. */
const roundsMax = 25;

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = houseGames.filter(({ id }) => positionals.length === 0 || positionals.includes(id));

await mkdir(folder, { recursive: true });
const site = await startSite();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
const failed: string[] = [];
try {
  for (const game of wanted)
    await photograph(browser, game.id, tryPathOf(game), playOf(game.id)).catch((error: Error) => {
      failed.push(`${game.id}: ${error.message.split('\n')[0]}`);
    });
} finally {
  await browser.close();
  await site.stop();
}
console.log(`${wanted.length - failed.length} games are in ${folder}/`);
for (const line of failed) console.error(line);
process.exitCode = failed.length === 0 ? 0 : 1;

async function photograph(from: Browser, id: string, path: string, play: Play): Promise<void> {
  const context = await from.newContext({
    baseURL: site.origin,
    viewport: view,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(12_000);
  try {
    await page.goto(path, { waitUntil: 'networkidle' });
    // What the page says around a table that is tried.
    await page.addStyleTag({ content: '[data-bar-end]{display:none!important}' });
    const shoot = async (at: 1 | 2): Promise<void> => {
      await sharp(await page.screenshot())
        .resize({ width })
        .webp({ quality: 74, effort: 6 })
        .toFile(`${folder}/${id}-${at}.webp`);
    };
    const won = page
      .getByRole('status')
      .getByText(/Won|Returned/)
      .first();
    for (let round = 1; round <= roundsMax; round++) {
      await play.open(page);
      if (round === 1) await shoot(1);
      await play.end(page);
      await page.waitForTimeout(play.restMs ?? 1_200);
      if (play.anyEnd || (await won.isVisible())) break;
    }
    await shoot(2);
  } finally {
    await context.close();
  }
}
