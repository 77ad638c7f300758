import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { catalogueFile, readCatalogue } from '../../src/lib/catalogue/read-catalogue.ts';
import { type Site, startSite } from '../support/site.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './pages.ts';
import { expect, test } from './site.ts';

const { games } = readCatalogue(catalogueFile);
const countOf = (of: Partial<(typeof games)[number]>): number =>
  games.filter((game) => Object.entries(of).every(([key, value]) => game[key as keyof typeof game] === value)).length;
const slots = countOf({ category: 'slots' });
const withCraps = slots + countOf({ category: 'craps' });
const firstByName = games.map(({ name }) => name).sort((a, b) => a.localeCompare(b))[0] ?? '';

const cards = (page: Page) => page.locator('[data-results] [data-cards] > li');
const total = (page: Page) => page.locator('[data-total]');
const open = (page: Page, field: string) => page.getByRole('button', { name: field, exact: true }).click();
/** The script of the page has run: its form answers to a choice by itself. */
const ready = (page: Page) => page.waitForFunction(() => document.documentElement.dataset['narrowed'] === undefined);

test.describe('a list', () => {
  test.use({ viewport: desktop });

  test('is narrowed in place: address, chips, counts and back button agree', async ({ page }) => {
    await page.goto('/games/all');
    const all = await total(page).textContent();
    await open(page, 'Category');
    await page.getByRole('checkbox', { name: 'Slots' }).check();
    await expect(total(page)).toHaveText(`${slots} games`);
    await expect(cards(page)).toHaveCount(slots);
    expect(new URL(page.url()).search).toBe('?category=slots');
    // The panel stays, and in it the focus.
    await expect(page.getByRole('checkbox', { name: 'Slots' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Craps' }).check();
    await expect(total(page)).toHaveText(`${withCraps} games`);
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(total(page)).toHaveText(`${slots} games`);
    await open(page, 'Category');
    await expect(page.getByRole('checkbox', { name: 'Craps' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Remove the filter Slots' }).click();
    await expect(total(page)).toHaveText(all ?? '');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/games/all');
    await page.goBack();
    await expect(page.getByRole('link', { name: 'Remove the filter Slots' })).toBeVisible();
  });

  test('with a choice in its address never shows the games that it leaves out', async ({ page }) => {
    let release = (): void => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/search?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/games/slots?volatility=high', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slots');
    await expect(cards(page).first()).toBeAttached();
    await expect(page.getByText('Signal Box', { exact: true })).toBeHidden();
    release();
    await ready(page);
    await expect(page.getByRole('link', { name: 'Remove the filter High volatility' })).toBeVisible();
    // The category is the list itself, and no choice of the visitor's.
    await expect(page.getByRole('link', { name: 'Remove the filter Slots' })).toHaveCount(0);
  });

  test('says what to do when the games cannot be had, and gets them when asked again', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.goto('/games/all');
    await open(page, 'Sort by Popularity');
    await page.getByRole('radio', { name: 'Newest' }).check();
    await expect(page).toHaveURL(/\?sort=new$/);
    await page.context().setOffline(true);
    await page.getByRole('radio', { name: 'A to Z' }).check();
    await expect(page.getByText('The games could not be loaded.').filter({ visible: true })).toBeVisible();
    await page.context().setOffline(false);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toContainText(firstByName);
  });

  test('says what to do when its code cannot be had, and does what was chosen when it comes', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED|Failed to load resource/);
    await page.route(/_astro\/live\./, (route) => route.abort());
    await page.goto('/games/all');
    await open(page, 'Sort by Popularity');
    await page.getByRole('radio', { name: 'A to Z' }).check();
    await expect(page.getByText('The games could not be loaded.').filter({ visible: true })).toBeVisible();
    await page.unroute(/_astro\/live\./);
    // Any touch of the list tries again, and what was chosen is done: in place, or by the form in a browser that asks only once.
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/[?&]sort=az(&|$)/);
    await expect(page.getByText('The games could not be loaded.').filter({ visible: true })).toBeHidden();
    await expect(cards(page).first()).toContainText(firstByName);
  });

  test('answers a choice that was made before its code had come', async ({ page }) => {
    let release = (): void => undefined;
    const chosen = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/_astro\/live\./, async (route) => {
      await chosen;
      await route.continue();
    });
    await page.goto('/games/all');
    await open(page, 'Sort by Popularity');
    await page.getByRole('radio', { name: 'A to Z' }).check();
    release();
    await expect(page).toHaveURL(/\?sort=az$/);
    await expect(cards(page).first()).toContainText(firstByName);
  });

  test('can be narrowed by keyboard alone', async ({ page }) => {
    await page.goto('/games/all');
    await page.getByRole('button', { name: 'Volatility', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?volatility=low$/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Volatility', exact: true })).toBeFocused();
  });

  test('of a studio has one address, however it is encoded', async ({ page }) => {
    for (const path of [
      '/games/all/Halden%20%26%20Rook',
      '/games/all/Halden & Rook',
      '/games/all/Halden%20&%20Rook/',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halden & Rook');
      expect(new URL(page.url()).pathname).toBe('/games/all/Halden%20&%20Rook');
    }
    await page.reload();
    await expect(cards(page)).toHaveCount(countOf({ provider: 'Halden & Rook' }));
  });
});

test('a phone has one sheet for all of it, which tells how many games are left', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/games/all');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.locator('label:visible', { hasText: 'From 99%' }).click();
  const show = page.getByRole('button', { name: /^Show \d+ games?$/ });
  await expect(show).not.toHaveText(`Show ${games.length} games`);
  await expectAccessible(page);
  const count = (await show.textContent())?.match(/\d+/)?.[0] ?? '';
  await show.click();
  await expect(page.getByRole('heading', { name: 'Filter and sort' })).toBeHidden();
  await expect(cards(page)).toHaveCount(Number(count));
  await expectNoOverflow(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desktop });

  test('a list is narrowed by its form, and each choice is taken away by a link', async ({ page }) => {
    await page.goto('/games/roulette');
    await page.getByRole('button', { name: 'Return', exact: true }).click();
    await page.getByRole('radio', { name: /From 98%/ }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show games' }).click();
    await expect(page).toHaveURL(/\/search\?category=roulette&/);
    const roulettes = games.filter(({ category }) => category === 'roulette');
    await expect(cards(page)).toHaveCount(roulettes.filter(({ rtp }) => Number(rtp) >= 98).length);
    await page.getByRole('link', { name: 'Remove the filter Return from 98%' }).click();
    await expect(cards(page)).toHaveCount(roulettes.length);
  });

  test('what is typed is looked for, also with a mistake in it, and taken as text', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('baccart');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(cards(page).first()).toContainText('Baccarat');
    await page.goto(`/search?q=${encodeURIComponent('<script>document.title="taken"</script>')}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>document.title="taken"</script>');
    await expect(page).not.toHaveTitle('taken');
    await expect(page.getByText('Nothing found for')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

test('hostile questions are answered at once, or refused', async ({ request }) => {
  for (const [query, status] of [
    ['q=%00%ff%C0%AF', 200],
    ['page=1e9', 200],
    ['page=999999999999999999', 200],
    [`${'studio=x&'.repeat(1_000)}q=a`, 200],
    [`q=${'a'.repeat(15_000)}`, 200],
    [`q=${'a'.repeat(1_000_000)}`, 431],
    ['category=__proto__&sort=constructor&rtp=NaN', 200],
    ['q=%', 200],
  ] as const)
    expect((await request.get(`/search?${query}`)).status(), query.slice(0, 60)).toBe(status);
  expect((await request.post('/search')).status()).toBe(405);
});

test.describe('a long list', () => {
  let site: Site;

  test.beforeAll(async () => {
    site = await startSite({ CATALOGUE_FILE: await longCatalogue(216) });
  });
  test.afterAll(async () => {
    await site.stop();
  });
  test.use({ viewport: desktop });

  test('grows as one scrolls, then by a button, and is as long when one comes back', async ({ page, allowErrors }) => {
    allowErrors(/404/);
    await page.goto(`${site.origin}/search`);
    await expect(cards(page)).toHaveCount(48);
    for (const count of [96, 144, 192]) {
      await page.getByRole('link', { name: 'More games' }).scrollIntoViewIfNeeded();
      await expect(cards(page)).toHaveCount(count);
    }
    await expect(page.locator('[data-said-more]')).toHaveText('48 more games');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'More games' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'More games' })).toHaveCount(0);
    await expect(cards(page)).toHaveCount(216);
    await expect(cards(page).nth(192).getByRole('link').first()).toBeFocused();
    await page.getByText('1 to 216 of 216 games').waitFor();
    const names = await cards(page)
      .locator('a[data-game-id]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(names).size).toBe(216);
    const top = await page.evaluate(() => scrollY);
    await page.goto(`${site.origin}/faq`);
    await page.goBack();
    await expect(cards(page)).toHaveCount(216);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(top / 2);
  });

  test('has a page for every part, joined by links that need no script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto('/search?sort=az');
    const names = new Set<string>();
    for (let at = 1; at <= 5; at++) {
      if (at > 1) await expect(page).toHaveURL(new RegExp(`page=${at}$`));
      for (const name of await cards(page).allTextContents()) names.add(name);
      if (at < 5) await page.getByRole('link', { name: 'More games' }).click();
    }
    expect(names.size).toBe(216);
    await expect(page.getByRole('link', { name: 'More games' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Previous games' }).click();
    await expect(page).toHaveURL(/page=4$/);
    await context.close();
  });
});

/** The catalogue with copies of its games up to `count`, in a file of its own. */
async function longCatalogue(count: number): Promise<string> {
  const snapshot = JSON.parse(await readFile('src/content/catalogue/catalogue.json', 'utf8'));
  const more = Array.from({ length: Math.ceil(count / snapshot.games.length) }, (_, copy) =>
    snapshot.games.map((game: { id: string; name: string }) => ({
      ...game,
      id: `${game.id}-${copy}`,
      name: `${game.name} ${copy + 2}`,
      imageId: `copies:Copy${copy}Of${game.id}`,
    })),
  ).flat();
  const file = join(await mkdtemp(join(tmpdir(), 'faceup-catalogue-')), 'catalogue.json');
  await writeFile(file, JSON.stringify({ ...snapshot, games: [...snapshot.games, ...more].slice(0, count) }));
  return file;
}
