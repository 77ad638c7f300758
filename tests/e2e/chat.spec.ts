import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { bareEnv } from '../support/bare-env.ts';
import type { Site } from '../support/site.ts';
import { accountPages, enterAsPlayer, expectAccessible, gamePage, phone, settled } from './pages.ts';
import { expect, test } from './site.ts';

const widths = [360, 768, 1280, 1920] as const;
const heights = [640, 900] as const;
const places = ['/', '/games/all', '/games/all/Halden%20&%20Rook', '/promotions', '/faq', '/fairness', '/docs/api'];

/** What of the page lies under one of the things that open the chat, as far as anybody sees either. */
const coveredByChat = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const inSight = ({ top, bottom, width }: DOMRect): boolean => width > 0 && bottom > 0 && top < innerHeight;
    /** What its scrolling parents leave of it to be seen. */
    const seen = (element: Element): DOMRect => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
        if (parent === document.body || getComputedStyle(parent).overflowY === 'visible') continue;
        const clip = parent.getBoundingClientRect();
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const overlap = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const openers = [...document.querySelectorAll('[popovertarget="chat"]:not(#chat *)')].filter(isSeen);
    const others = [
      ...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex="0"], .figures'),
    ]
      .filter((one) => isSeen(one) && one.closest('#chat') === null)
      // What scrolls beneath the bars and the menus at the edges is theirs to cover.
      .filter((one) => one.closest('.site-header, .site-bottom') === null);
    return openers.flatMap((opener) => {
      const box = seen(opener);
      if (!inSight(box)) return [];
      return others
        .filter((one) => one !== opener && !one.contains(opener) && !opener.contains(one))
        .filter((one) => overlap(box, seen(one)))
        .map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40)}`);
    });
  });

async function expectNothingCovered(page: Page, path: string): Promise<void> {
  for (const width of widths)
    for (const height of heights) {
      await page.setViewportSize({ width, height });
      for (const share of [0, 0.3, 0.7, 1]) {
        await page.evaluate((at) => scrollTo({ top: at * document.body.scrollHeight, behavior: 'instant' }), share);
        expect(await coveredByChat(page), `${path} at ${width} by ${height}, ${share} of its height down`).toEqual([]);
      }
    }
}

test('nothing that opens the chat lies over a link, a button or a price, on any page at any width', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const path of [...places, gamePage]) {
    await page.goto(path);
    await settled(page);
    await expectNothingCovered(page, path);
  }
});

test('nor on a player’s own pages', async ({ page, context, site }) => {
  test.setTimeout(180_000);
  await enterAsPlayer(context, site.origin);
  for (const path of ['/', '/games/all', ...accountPages.slice(0, 6)]) {
    await page.goto(path);
    await settled(page);
    await expectNothingCovered(page, path);
  }
});

const chatOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Live chat' });

test('a visitor finds the chat in the menu at the side, and Escape leads back to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/faq');
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Live chat' });
  await expect(entry).toBeInViewport({ ratio: 1 });
  await entry.press('Enter');
  await expect(chatOf(page).getByLabel('Message', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chatOf(page)).toBeHidden();
  await expect(entry).toBeFocused();
});

for (const viewport of [phone, { width: 768, height: 900 }])
  test(`at ${viewport.width} px a visitor finds it in the Menu, whose place it takes`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/games/all');
    await expect(page.getByRole('button', { name: 'Live chat' }).and(page.locator(':not(footer *)'))).toHaveCount(0);
    const opener = page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu' });
    await opener.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Live chat' }).press('Enter');
    await expect(menu).toBeHidden();
    await expectAccessible(page);
    await chatOf(page).getByLabel('Message', { exact: true }).fill('Hello?');
    await page.keyboard.press('Escape');
    await expect(chatOf(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('banner')).not.toHaveAttribute('inert');
  });

/** Support answers the player’s only conversation, as the house does beside the running site. */
async function answer({ dataDir }: Site, email: string, text: string): Promise<void> {
  const env = bareEnv({ DATA_DIR: dataDir });
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/ops.ts', 'chat', ...words], { env });
  const line = (await run('list')).stdout.split('\n').find((one) => one.includes(email)) ?? '';
  await run('answer', /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(line)?.[0] ?? '', text);
}

test('an answer marks the Menu and the chat in it on every page, and is read where it stands', async ({
  page,
  context,
  site,
}) => {
  const player = await enterAsPlayer(context, site.origin);
  await player.must('sendChatMessage', { body: { message: 'Hello?' } });
  await answer(site, player.email, 'Good evening.');
  await page.setViewportSize(phone);
  await page.goto('/profile/privacy');
  const drawer = page.getByRole('button', { name: 'Account menu' });
  await expect(drawer.locator('.chat-news')).toBeVisible();
  await page.goto('/faq');
  const opener = page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu new answer' });
  await expect(opener).toBeVisible();
  await opener.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Live chat new answer' }).click();
  const read = page.waitForResponse((told) => told.request().method() === 'PUT' && told.ok());
  await expect(chatOf(page).getByText('Good evening.')).toBeVisible();
  await read;
  await page.keyboard.press('Escape');
  await expect(page.locator('.chat-news:visible')).toHaveCount(0);
  // The deposit, of which the bell tells as well, is as unread as it was.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});
