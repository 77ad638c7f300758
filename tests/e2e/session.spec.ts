import type { Page } from '@playwright/test';
import { type Site, startSite } from '../support/site.ts';
import { enterAsPlayer } from './pages.ts';
import { expect, test } from './site.ts';

const status = '**/user-service/api/v1/isAuthenticated';

/** Presses the button of the page's menu, open or not. */
const signOut = (page: Page): Promise<void> =>
  page
    .locator('[data-sign-out]')
    .first()
    .evaluate((one: HTMLElement) => one.click());

/** Has the page write a line as soon as it says that the next one is on its way: it answers no question meanwhile. */
const tellLeaving = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const tell = () => 'leaving' in root.dataset && console.log('leaving');
    new MutationObserver(tell).observe(root, { attributes: true, attributeFilter: ['data-leaving'] });
  });

test('who signs out in one tab is signed out in all', async ({ context, site }) => {
  await enterAsPlayer(context, site.origin);
  const first = await context.newPage();
  const second = await context.newPage();
  for (const page of [first, second]) {
    await page.goto('/faq');
    await expect(page.getByRole('banner')).toContainText('100.00');
  }
  const left = first.waitForEvent('load');
  await second.goto('/profile/privacy');
  await signOut(second);
  await expect(second).toHaveURL(`${site.origin}/`);
  await left;
  await expect(first.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a page that nobody has touched hears who came and went in another tab', async ({ context, site }) => {
  const untouched = await context.newPage();
  await untouched.goto('/faq');
  await expect(untouched.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await enterAsPlayer(context, site.origin);
  const other = await context.newPage();
  const came = untouched.waitForEvent('load');
  await other.goto('/profile');
  await came;
  await expect(untouched.getByRole('banner')).toContainText('100.00');
  const gone = untouched.waitForEvent('load');
  await signOut(other);
  await gone;
  await expect(untouched.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
});

test('a visitor’s page that slept while a player signed in elsewhere comes back as the player’s', async ({
  context,
  site,
}) => {
  const slept = await context.newPage();
  // A page that the browser keeps for the way back hears of nothing.
  await slept.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await slept.goto('/faq');
  const asked = slept.waitForResponse(status);
  await slept.getByRole('banner').getByRole('link', { name: 'Search games' }).click();
  await asked;
  await enterAsPlayer(context, site.origin);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('faceup:player'))).toBe('1');
  const back = slept.waitForEvent('load');
  await slept.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await back;
  await expect(slept.getByRole('banner')).toContainText('100.00');
});

test('a dialog to sign in closes over the page of a player whose status came late', async ({ context, site }) => {
  await enterAsPlayer(context, site.origin);
  const page = await context.newPage();
  let answer = (): void => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route(status, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    if (location.pathname === '/faq') sessionStorage.setItem('faceup:open-modal', 'sign-in');
  });
  await page.goto('/faq');
  await expect(page.getByRole('dialog')).toBeVisible();
  answer();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${site.origin}/faq`);
});

test('the dialog for a new password stays on a page that is a player’s own, and closing it leads to sign in', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto('/profile?resetToken=of-a-mail-that-is-gone');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/profile`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('the dialog for a new password outlives a sign-in in another tab, with its token and what was typed', async ({
  context,
  site,
}) => {
  const token = 'of-a-person-who-is-not-signed-in-here-at-all';
  const first = await context.newPage();
  const known = first.waitForResponse(status);
  await first.goto(`/profile?resetToken=${token}`);
  const dialog = first.getByRole('dialog');
  const password = dialog.getByLabel('Password', { exact: true });
  await password.fill('a new password');
  await known;
  // The page has a reload of its own to make, and must not make it yet.
  let loads = 0;
  first.on('load', () => loads++);
  const heard = first.waitForEvent('console', (message) => message.text() === 'heard');
  await first.evaluate(() =>
    window.addEventListener('storage', ({ key }) => key === 'faceup:player' && console.log('heard')),
  );
  await enterAsPlayer(context, site.origin);
  const second = await context.newPage();
  await second.goto('/faq');
  await expect(second.getByRole('banner')).toContainText('100.00');
  await heard;
  await expect(password).toHaveValue('a new password');
  await dialog.getByLabel('Confirm Password').fill('a new password');
  const sent = first.waitForRequest('**/account/reset-password');
  await dialog.getByRole('button', { name: 'Save the password' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ token });
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(loads).toBe(0);

  const left = first.waitForEvent('load');
  await first.keyboard.press('Escape');
  await left;
  await expect(first).toHaveURL(`${site.origin}/profile`);
  await expect(first.locator('#account-menu')).toContainText('100.00');
});

test.describe('a visitor of a blocked country', () => {
  let site: Site;
  test.beforeAll(async () => {
    // As behind a network that says where a call comes from.
    site = await startSite({ TRUSTED_PROXIES: '127.0.0.0/8,::1', COUNTRY_HEADER: 'CF-IPCountry' });
  });
  test.afterAll(() => site.stop());

  for (const path of ['/profile/my-wallet?deposit=1', '/game/european-roulette'])
    test(`is not sent away from ${path} by its guard: the address stays`, async ({ browser }) => {
      const context = await browser.newContext({ extraHTTPHeaders: { 'cf-ipcountry': 'FR' } });
      const page = await context.newPage();
      await page.clock.install();
      let answer = (): void => {};
      const held = new Promise<void>((done) => {
        answer = done;
      });
      await page.route('**/ip-service/api/v1/user/currentIp', async (route) => {
        await held;
        await route.continue();
      });
      // The guard has begun to wait when the page learns where it is.
      const guarded = page.waitForResponse(status);
      await page.goto(site.origin + path);
      await guarded;
      answer();
      await expect(page).toHaveTitle('Country blocked (France)');
      await page.clock.runFor(10_000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Country blocked (France)');
      await expect(page).toHaveURL(site.origin + path);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await context.close();
    });
});

test('a script that leaves the page says that the next one is on its way when it is late', async ({
  context,
  site,
}) => {
  await enterAsPlayer(context, site.origin);
  const page = await context.newPage();
  await page.goto('/profile/privacy');
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`${site.origin}/`, async (route) => {
    await held;
    await route.continue();
  });
  const late = page.waitForEvent('console', (message) => message.text() === 'leaving');
  await tellLeaving(page);
  await signOut(page);
  await late;
  release();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('so does a form that goes as it would without script', async ({ page, site }) => {
  // What narrows the list does not come.
  await page.route(/_astro\/live\./, (route) => route.abort());
  await page.goto('/games/all');
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(`${site.origin}/search?**`, async (route) => {
    await held;
    await route.continue();
  });
  const late = page.waitForEvent('console', (message) => message.text() === 'leaving');
  await tellLeaving(page);
  await page.locator('form[data-lobby]').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await late;
  release();
  await page.waitForURL('**/search?**');
});
