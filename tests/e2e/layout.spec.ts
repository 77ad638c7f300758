import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openRoulette, type Player } from '../support/player.ts';
import { enterAsPlayer, expectAccessible, expectNoOverflow, phone } from './pages.ts';
import { expect, test } from './site.ts';

const widths = [360, 768, 1280, 1920] as const;

test('the home page fits every width, with studios enough side by side', async ({ page }) => {
  const studios = { 360: 1, 768: 4, 1280: 4, 1920: 8 } as const;
  for (const width of widths)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expectNoOverflow(page);
      const strip = page.getByRole('region', { name: 'Game studios' });
      const [row, item] = [
        await strip.getByRole('list').boundingBox(),
        await strip.locator('li').first().boundingBox(),
      ];
      expect(Math.round((row?.width ?? 0) / (item?.width ?? 1))).toBe(studios[width]);
    });
});

test('exactly 8, 4, 2 or 1 studios stand side by side at any width, each with room for its whole name', async ({
  page,
}) => {
  const studios = {
    320: 1,
    479: 1,
    480: 2,
    767: 2,
    768: 4,
    1024: 4,
    1535: 4,
    1536: 8,
    1600: 8,
    1720: 8,
    2560: 8,
  } as const;
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Game studios' });
  for (const [width, count] of Object.entries(studios))
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const seen = await strip.getByRole('list').evaluate((list) => ({
        row: list.getBoundingClientRect().width,
        items: [...list.children].map((item) => item.getBoundingClientRect().width),
        pushed: [...list.querySelectorAll('a')]
          .filter((link) => link.scrollWidth > link.clientWidth)
          .map((link) => link.textContent),
      }));
      for (const item of seen.items) expect(item).toBeCloseTo(seen.row / count, 1);
      expect(seen.pushed).toEqual([]);
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the bottom bar leads to the five places', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Quick links' });
    await expect(bar.locator('a, button')).toHaveText(['Home', 'All games', 'Deposit', 'Search', 'Menu'], {
      useInnerText: true,
    });
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('button', { name: 'Deposit' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });

  test('the menu opens by keyboard, holds the focus and gives it back', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    await expectAccessible(page);
    const isInside = () =>
      page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('#menu') !== null,
      );
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab');
      expect(await isInside(), `after ${presses + 1} presses of Tab`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the menu closes on a press outside, and for a dialog of its own', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(phone.width - 10, phone.height / 2);
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.getByRole('button', { name: 'Deposit' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });

  test('a player finds name, history and the way out in the menu', async ({ page, context, site }) => {
    await enterAsPlayer(context, site.origin);
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Ada Byron My Account' })).toHaveAttribute('href', '/profile');
    for (const name of ['Casino Promotions', 'Game History', 'About Us'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Login' })).toBeHidden();
    await expectAccessible(page);
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  });
});

/** Counts what the strip does; with the page's clock held, 20 s pass in no time and nothing is left to chance. */
async function openStrip(page: Page) {
  await page.addInitScript(() => {
    const moves = { count: 0 };
    Object.assign(window, { moves });
    const { scrollTo } = Element.prototype;
    Element.prototype.scrollTo = function (this: Element, ...to: unknown[]) {
      if (this.closest('[data-studio-strip]')) moves.count++;
      Reflect.apply(scrollTo, this, to);
    };
  });
  await page.clock.install();
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Game studios' });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.locator('li[aria-hidden]').first()).toBeAttached();
  const movesIn20s = async () => {
    const before = await page.evaluate(() => (window as unknown as { moves: { count: number } }).moves.count);
    await page.clock.runFor(20_000);
    return (await page.evaluate(() => (window as unknown as { moves: { count: number } }).moves.count)) - before;
  };
  return { strip, movesIn20s };
}

test('the strip of studios moves, and rests under the mouse, the focus and its button', async ({ page }) => {
  const { strip, movesIn20s } = await openStrip(page);
  const button = strip.getByRole('button', { name: 'Pause the row of studios' });
  await page.mouse.move(5, 300);
  expect(await movesIn20s()).toBeGreaterThanOrEqual(4);
  await strip.getByRole('list').hover();
  expect(await movesIn20s()).toBe(0);
  await page.mouse.move(5, 300);
  await strip.getByRole('link').first().focus();
  expect(await movesIn20s()).toBe(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await movesIn20s()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await movesIn20s()).toBeGreaterThanOrEqual(4);
});

test('the strip of studios stands still for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { strip, movesIn20s } = await openStrip(page);
  expect(await movesIn20s()).toBe(0);
  await expect(strip.getByRole('button')).toBeHidden();
});

test('the header of a player says balance, currency and what waits, and keeps it from page to page', async ({
  page,
  context,
  site,
}) => {
  await enterAsPlayer(context, site.origin);
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toContainText('€100.00');
  await expect(header).toContainText('EUR');
  await header.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByText('Please Verify your Email Address.')).toBeVisible();
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: 'Your account' }).click();
  const menu = page.locator('#user-menu');
  await expect(menu.getByText('Hello, Ada', { exact: true })).toBeVisible();
  await expect(menu.locator('a, button')).toHaveText(['My Account', 'Promotions', 'Wallet', 'Safer play', 'Sign Out']);
  // No island wakes on the next page: what is shown is what was kept.
  await page.route('**/_astro/*.js', () => undefined);
  await page.goto('/games/all', { waitUntil: 'commit' });
  await expect(header.locator('[data-kept=amount]')).toHaveText('€100.00');
});

/** Bets on red until it has won. */
async function winAtRoulette(player: Player): Promise<void> {
  const sessionId = await openRoulette(player);
  for (let round = 0; round < 60; round++) {
    const body = { bets: [{ spot: 'red', amount: '1.00' }] };
    const placed = await player.must<{ round: { payout: string } }>('placeRound', {
      params: { sessionId },
      body,
      key: randomUUID(),
    });
    if (Number(placed.round.payout) > 1) return;
  }
  throw new Error('Red did not come in 60 rounds');
}

test('the home page is a player’s own: games, money since the last visit, level; and real winners once there are some', async ({
  page,
  context,
  site,
}) => {
  const player = await enterAsPlayer(context, site.origin);
  await page.goto('/');
  const own = page.getByRole('region', { name: 'Your home' });
  await expect(page.locator('#offer')).toBeHidden();
  // Who has played nothing finds games to begin with, and nothing empty.
  await expect(own.getByRole('button', { name: 'Begin here' })).toHaveAttribute('aria-pressed', 'true');
  const height = (await own.boundingBox())?.height;
  await winAtRoulette(player);
  await page.reload();
  await expect(own.getByRole('button', { name: 'Continue playing' })).toBeVisible();
  await expect(own.getByRole('link', { name: /^(?:Play )?European Roulette/ })).toBeVisible();
  expect((await own.boundingBox())?.height).toBe(height);
  const money = own.getByRole('region', { name: 'Your money' });
  await expect(money).toContainText('In the last seven days');
  await expect(money.getByText('Play, stakes and returns')).toBeVisible();
  await expect(own.getByRole('progressbar', { name: 'Your level' })).toBeVisible();
  // Likes of what was played, until they are not wanted; kept over pages.
  await own.getByRole('button', { name: 'Because you played European Roulette' }).click();
  await expect(own.getByRole('link', { name: /^French Roulette Like European Roulette/ })).toBeVisible();
  await own.getByRole('button', { name: 'Hide suggestions' }).click();
  await expect(own.getByRole('button', { name: /^Because/ })).toHaveCount(0);
  await page.reload();
  await own.getByRole('button', { name: 'Show suggestions' }).click();
  await expect(own.getByRole('button', { name: /^Because/ })).toBeVisible();
  // The house tells a win up to 10 s later.
  await expect(async () => {
    await page.reload();
    await page.locator('[data-winners]').scrollIntoViewIfNeeded();
    // Others may have won before.
    const wins = page.getByRole('region', { name: 'Latest wins' }).getByRole('link');
    await expect(wins.first()).toContainText('€2.00', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 768, height: 1024 } });

  test('the layouts lead everywhere by links, and the strip can be scrolled', async ({ page, site }) => {
    await page.goto('/');
    await expect(page.locator('button[data-open-modal]:visible')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search games' })).toHaveAttribute(
      'href',
      '/search',
    );
    const strip = page.getByRole('region', { name: 'Game studios' });
    await expect(strip.getByRole('button')).toBeHidden();
    await strip.getByRole('link').last().focus();
    await expect(strip.getByRole('link').last()).toBeInViewport();
    await page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Categories' }).click();
    await expect(page).toHaveURL(`${site.origin}/games/all`);
  });
});
