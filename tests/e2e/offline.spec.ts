import type { Page } from '@playwright/test';
import { enterAsPlayer, expectAccessible, expectNoOverflow, phone } from './pages.ts';
import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

const cacheName = 'faceup:games';

/** The ids of the games that the browser keeps whole. */
const keptIds = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const keys = await (await caches.open(name)).keys();
    return keys.flatMap(({ url }) => /\/offline\/games\/([\w-]+)\.json$/.exec(url)?.[1] ?? []).sort();
  }, cacheName);

const everythingKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const urls = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls;
  });

test('a visitor without a line plays the games that were tried, verifies them, and is told of it anywhere else', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|NetworkError/);
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  for (const game of ['dice', 'mines']) {
    await page.goto(`/try/${game}`);
    await expect.poll(() => keptIds(page)).toContain(game);
  }

  await context.setOffline(true);
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { name: 'You have no connection.' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: /Dice/ }).click();
  await expect(page).toHaveURL('/try/dice');
  await page.getByRole('button', { name: 'Roll', exact: true }).press('Enter');
  const rounds = page.getByRole('list', { name: 'Last rounds' }).getByRole('link');
  await expect(rounds).toHaveCount(1);
  await rounds.first().click();
  const dialog = page.getByRole('dialog', { name: 'Seeds and proof' });
  await dialog.getByRole('button', { name: 'Rotate seed' }).click();
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText(/^Everything matches/)).toBeVisible();

  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'You have no connection.' })).toBeVisible();
  await context.setOffline(false);
  // The page goes on by itself.
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
});

test('a player’s favourites are kept, nothing of the money is, and who signs out leaves nothing behind', async ({
  page,
  context,
  site,
}) => {
  const player = await enterAsPlayer(context, site.origin, '120');
  for (const id of ['jacks-or-better', 'slot-orrery'])
    await player.must('addFavoriteGame', { body: { id, launchId: id, category: 'slots', name: id, provider: 'x' } });
  await page.goto('/');
  await expect.poll(() => keptIds(page)).toEqual(['jacks-or-better', 'slot-orrery']);
  await page.goto('/profile/my-wallet');
  await expect(page.getByText('€120.00').first()).toBeVisible();
  const kept = await everythingKept(page);
  expect(kept.filter((path) => !/^\/(?:_astro|locales|image|offline|try|favicon)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/profile/my-wallet').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'You have no connection.' })).toBeVisible();
  await expect(page.getByText('120')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('€120.00').first()).toBeVisible();
  await page
    .locator('[data-sign-out]')
    .first()
    .evaluate((one: HTMLElement) => one.click());
  await expect(page).toHaveURL('/');
  await expect.poll(() => keptIds(page)).toEqual([]);
});

test('where a browser can put the site among its apps, the menus offer it once, and an app keeps what it opens with', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const add = menu.getByRole('button', { name: 'Add to the home screen' });
  await expect(menu.getByRole('link', { name: 'Fair play' })).toBeVisible();
  await expect(add).toBeHidden();
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'accepted' }) }));
  });
  await add.press('Enter');
  await expect(add).toBeHidden();
  await expect.poll(() => everythingKept(page)).toContain('/offline');
});
