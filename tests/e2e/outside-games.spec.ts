import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { catalogueWith, copperCoin, oilLamp } from '../support/outside-games.ts';
import { type Site, startSite } from '../support/site.ts';
import { enterAsPlayer, expectAccessible, expectNoOverflow, phone, sizes } from './pages.ts';
import { expect, test } from './site.ts';

type Game = typeof copperCoin;
let site: Site;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faceup-outside-'));
  const file = join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(catalogueWith(copperCoin, oilLamp)));
  site = await startSite({ CATALOGUE_FILE: file });
});
test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** Pages are built ahead, for the house's own catalogue: the page of a game from outside is a house game's with the other's facts. */
async function openOutside(page: Page, { id, name, provider, outside }: Game): Promise<void> {
  await page.route(`${site.origin}/game/european-roulette`, async (route) => {
    const response = await route.fetch();
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    const body = (await response.text())
      .replace(/(&quot;id&quot;:\[0,&quot;)roulette-european/g, `$1${id}`)
      .replace(/(&quot;gameName&quot;:\[0,&quot;)[^&]*/g, `$1${name}`)
      .replace(/(&quot;provider&quot;:\[0,&quot;)[^&]*/g, `$1${provider}`)
      .replace(/(&quot;outside&quot;:\[0,)null/g, `$1{&quot;demo&quot;:[0,${outside.demo}]}`);
    await route.fulfill({ response, headers, body });
  });
  await enterAsPlayer(page.context(), site.origin, '120');
  await page.goto(`${site.origin}/game/european-roulette`);
}

for (const game of [copperCoin, oilLamp])
  test(`${game.name} of an outside studio is opened, bet on and won, and its rounds stand in the history`, async ({
    page,
  }) => {
    await openOutside(page, game);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('status')).toHaveText('Place a bet.');
    await expect(page.getByText('Sandbox Studio runs this game and decides its rounds')).toBeVisible();
    await frame.getByRole('button', { name: 'Stake 1.00, win' }).click();
    await expect(frame.getByRole('status')).toHaveText('Won 2.50');
    await expect(frame.getByText('121.50 EUR')).toBeVisible();
    // The house's own line tells the balance; the studio's page does not.
    await expect(page.locator('.stage-balance')).toContainText('121.50', { timeout: 15_000 });
    await frame.getByRole('button', { name: 'Stake 1.00, lose' }).click();
    await expect(frame.getByRole('status')).toHaveText('Lost');
    // By now the wallet's line is open: it must hear of what the studio books.
    await expect(page.locator('.stage-balance')).toContainText('120.50', { timeout: 15_000 });

    await page.goto(`${site.origin}/profile/game-history`);
    await expect(page.getByText(game.name).filter({ visible: true }).first()).toBeVisible();
  });

test('is played for fun where its studio has that, and offers nothing where not', async ({ page }) => {
  await openOutside(page, copperCoin);
  await page.getByRole('button', { name: 'Try it free' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Play money')).toBeVisible();
  await frame.getByRole('button', { name: 'Stake 1.00, win' }).click();
  await expect(frame.getByRole('status')).toHaveText('Won 2.50');
  await page.unroute(`${site.origin}/game/european-roulette`);
  await openOutside(page, oilLamp);
  await expect(page.frameLocator('iframe').getByRole('status')).toHaveText('Place a bet.');
  await expect(page.getByRole('button', { name: 'Try it free' })).toHaveCount(0);
});

test('its page fits phone and desk, and frames itself and no one else', async ({ page }) => {
  await openOutside(page, copperCoin);
  await expect(page.frameLocator('iframe').getByRole('status')).toHaveText('Place a bet.');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
  }
  await page.setViewportSize(phone);
  await expectAccessible(page);
  const policy = (await page.request.get(`${site.origin}/game/european-roulette`)).headers()['content-security-policy'];
  expect(policy).toMatch(/frame-src 'self'(?: https:[^;]*)?;/);
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation(?: |$)).*$/);
});
