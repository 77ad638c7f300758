import { accountPages, enterAsPlayer, settled } from './pages.ts';
import { expect, test } from './site.ts';

/** `account.balance`: what a place would show that asks for a word that is not there. */
const rawKey = /^[a-z]+\.[a-zA-Z_.]+$/;

for (const path of ['/', '/game/european-roulette']) {
  test(`${path} shows a player no key of a word while the words are on their way`, async ({ page, context, site }) => {
    await enterAsPlayer(context, site.origin);
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    const asked = page.waitForRequest('**/locales/en/common.json');
    await page.route('**/locales/en/common.json', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await asked;
    // All but the chat, which sleeps until it is opened.
    await expect(page.locator('astro-island[ssr]:not(#chat *)')).toHaveCount(0);
    await expect(page.getByText(rawKey)).toHaveCount(0);
    release();
    // Beside a table there is one balance, and it is the table's.
    const place = path === '/' ? page : page.frameLocator('iframe');
    await expect(place.getByText('€100.00').first()).toBeVisible();
    await expect(page.getByText(rawKey)).toHaveCount(0);
  });
}

test('a page of a player’s own carries all of its words, and asks for no file of them', async ({
  page,
  context,
  site,
}) => {
  await enterAsPlayer(context, site.origin);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/locales/') && asked.push(request.url()));
  for (const path of accountPages) {
    await page.goto(path);
    await settled(page);
    await expect(page.locator('#account-menu').getByText('€100.00').first()).toBeVisible();
    await expect(page.getByText(rawKey)).toHaveCount(0);
    // A word that is missed leaves its place empty.
    await expect(
      page
        .locator('main')
        .locator('button:visible, h2:visible, h3:visible')
        .filter({ hasText: /^$/ })
        .and(page.locator(':not([aria-label])')),
    ).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('words that cannot be loaded are missed in words, and asked for again', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await enterAsPlayer(context, site.origin);
  await page.clock.install();
  await page.route('**/locales/en/common.json', (route) => route.abort());
  await page.goto('/');
  // The file is tried 5 times more, after 350 ms and then twice as long each time.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(page.getByText('This page could not load fully.').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByText(rawKey)).toHaveCount(0);
  await page.unroute('**/locales/en/common.json');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('€100.00').first()).toBeVisible();
});
