import type { Page } from '@playwright/test';
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
