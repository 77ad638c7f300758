import type { Page } from '@playwright/test';
import {
  accountPages,
  enterAsPlayer,
  expectAccessible,
  expectNoOverflow,
  expectTargets,
  gamePage,
  narrow,
  phone,
  publicPages,
  settled,
  sizes,
} from './pages.ts';
import { expect, test } from './site.ts';

const missingPage = '/nothing-here';

/** As it comes on a phone, and when the same page is given the room of a desk: half the loads, and what is laid out anew is looked at too. */
const expectFine = async (page: Page): Promise<void> => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(phone);
};

test('every page is accessible and fits 360 and 1280 px', async ({ page, context, site, allowErrors }) => {
  test.slow();
  await page.setViewportSize(phone);
  for (const path of publicPages)
    await test.step(path, async () => {
      await page.goto(path);
      await expectFine(page);
    });
  await test.step('a page that is not there', async () => {
    allowErrors(/404/);
    await page.goto(missingPage);
    await expectFine(page);
  });
  await enterAsPlayer(context, site.origin);
  for (const path of accountPages)
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      await expectFine(page);
    });
  await test.step(gamePage, async () => {
    await page.goto(gamePage);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
    await expectFine(page);
  });
});

/** All that search engines are told of, and what they are not. */
const allPages = async (origin: string): Promise<string[]> => {
  const sitemap = await (await fetch(`${origin}/sitemap-0.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&'));
  expect(listed.length).toBeGreaterThan(30);
  const paths = listed.map((loc) => new URL(loc).pathname);
  return [...new Set([...paths, ...publicPages, '/500', '/country-blocked', '/try/dice', '/try/blackjack'])];
};

test('no page scrolls sideways at 320 px, and no target is smaller than 24 px', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/404/);
  await page.setViewportSize(narrow);
  const look = (path: string) =>
    test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      await expectNoOverflow(page);
      await expectTargets(page);
    });
  for (const path of await allPages(site.origin)) await look(path);
  await look(missingPage);
  await page.setViewportSize(phone);
  await look(missingPage);
  await page.setViewportSize(narrow);
  await test.step('the dialogs', async () => {
    await page.goto('/faq');
    for (const name of ['Login', 'Sign Up']) {
      await page.getByRole('banner').getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoOverflow(page);
      await page.keyboard.press('Escape');
    }
  });
  await enterAsPlayer(context, site.origin);
  for (const path of accountPages) await look(path);
  await test.step('the menu of the account', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Account pages' })).toBeVisible();
    await expectNoOverflow(page);
  });
  await test.step(gamePage, async () => {
    await page.goto(gamePage);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
    await expectNoOverflow(page);
    await expectTargets(page);
  });
});

test('every link of every page leads to a page', async ({ page, request, context, site, allowErrors }) => {
  allowErrors(/404/);
  await enterAsPlayer(context, site.origin);
  const found = new Set<string>();
  for (const path of [...publicPages, ...accountPages, gamePage, missingPage]) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links) if (link.startsWith(site.origin) && !link.includes(missingPage)) found.add(link);
  }
  const read = new Map<string, string>();
  const broken: string[] = [];
  const parts: string[] = [];
  for (const link of found) {
    const [path = '', part] = link.split('#');
    if (!read.has(path)) {
      const answer = await request.get(path);
      if (!answer.ok()) broken.push(`${answer.status()} ${path}`);
      read.set(path, await answer.text());
    }
    if (part !== undefined && !read.get(path)?.includes(`id="${part}"`)) parts.push(link);
  }
  expect(broken).toEqual([]);
  // The rest are parts that an island renders.
  for (const link of parts) {
    await page.goto(link);
    await expect(page.locator(`[id="${link.split('#')[1]}"]`), link).toBeAttached();
  }
});
