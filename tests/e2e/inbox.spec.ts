import type { Page } from '@playwright/test';
import { enterAsPlayer, expectAccessible, expectNoOverflow, phone, settled, sizes } from './pages.ts';
import { expect, test } from './site.ts';

const heart = (page: Page, name = 'Blackjack') =>
  page.locator('main').getByRole('button', { name: `Favourite: ${name}`, exact: true });
const isPressed = (page: Page, pressed: boolean) =>
  expect(heart(page)).toHaveAttribute('aria-pressed', String(pressed));

test('a game is liked by keyboard, repaired when that fails, and kept; its page undoes a removal', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await enterAsPlayer(context, site.origin);
  await page.goto('/games/all');

  await page.route('**/favoriteGame', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await heart(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('We could not save this to your favourites.')).toBeVisible();
  await isPressed(page, false);
  await page.unroute('**/favoriteGame');

  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
  await page.keyboard.press('Space');
  await isPressed(page, true);
  await saved;
  await page.reload();
  await isPressed(page, true);

  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/profile/my-favorites');
    await settled(page);
    await expect(page.locator('main li')).toHaveCount(1);
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await heart(page).click();
  await page.getByRole('button', { name: 'Undo Blackjack' }).click();
  await isPressed(page, true);
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await heart(page).click();
  await removed;
  await page.reload();
  await page.getByRole('link', { name: 'See all games' }).click();
  await expect(page).toHaveURL(/\/games\/all$/);
});

test('what is liked and which wallet is the default is one thing in all tabs', async ({ page, context, site }) => {
  const player = await enterAsPlayer(context, site.origin);
  await player.must('addCurrency', { body: { currency: 'USD' } });
  await page.goto('/game/dice');
  const bar = page
    .frameLocator('iframe')
    .locator('dt', { hasText: /^Balance$/ })
    .locator('+ dd');
  await expect(bar).toHaveText(/€100\.00/);
  const other = await context.newPage();
  await other.goto('/profile/my-favorites');
  await expect(other.getByRole('link', { name: 'See all games' })).toBeVisible();
  await heart(page, 'Dice').click();
  await expect(heart(other, 'Dice')).toHaveAttribute('aria-pressed', 'true');
  await heart(page, 'Dice').click();
  await expect(other.getByRole('link', { name: 'See all games' })).toBeVisible();

  await other.goto('/profile/my-wallet');
  await other.getByRole('button', { name: 'Make default USD' }).click();
  await expect(page.getByRole('banner')).toContainText('$0.00');
  await page.frameLocator('iframe').getByRole('button', { name: /^Roll/ }).first().click();
  await expect(bar).not.toHaveText(/€100\.00/);
  await expect(bar).toHaveText(/€/);
  await expect(page.getByRole('banner')).toContainText('$0.00');
});

test('a visitor signs in for a game they like, and then it is liked', async ({ page, context, site }) => {
  const player = await enterAsPlayer(context, site.origin);
  await context.clearCookies();
  await page.goto('/games/all');
  await heart(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Blackjack is now one of your favourites.')).toBeVisible();
  await isPressed(page, true);
});

test('cards that a script adds come with the hearts of what is liked', async ({ page, context, site }) => {
  const player = await enterAsPlayer(context, site.origin);
  const blackjack = { id: 'blackjack', launchId: 'blackjack', category: 'card', name: 'Blackjack', provider: 'x' };
  await player.must('addFavoriteGame', { body: blackjack });
  await page.goto('/games/all');
  await isPressed(page, true);
  await page.getByRole('button', { name: 'Volatility' }).click();
  await page
    .getByRole('checkbox', { name: /Low/ })
    .or(page.getByRole('radio', { name: /Low/ }))
    .first()
    .check();
  await expect(page).toHaveURL(/volatility=/);
  await expect(page.locator('[data-results]')).not.toHaveAttribute('aria-busy', 'true');
  await isPressed(page, true);
});

test('the bell tells of a deposit, counts it for a screen reader, and forgets the count once it was read', async ({
  page,
  context,
  site,
}) => {
  await enterAsPlayer(context, site.origin);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/faq');
    const isFirst = size === sizes[0];
    const name = isFirst ? 'Notifications, 1 unread' : 'Notifications, something new';
    const read = isFirst && page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.getByRole('banner').getByRole('button', { name }).click();
    const menu = page.locator('#notifications');
    await expect(menu.getByRole('link', { name: '€100.00 is in your wallet.' })).toHaveAttribute(
      'href',
      '/profile/my-wallet',
    );
    await expect(menu.getByText('Please Verify your Email Address.')).toBeVisible();
    await read;
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
});

test('a player writes to support from any page but a game’s frame, and finds the words again', async ({
  page,
  context,
  site,
}) => {
  await enterAsPlayer(context, site.origin);
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Live chat' }).first().click();
  const chat = page.getByRole('dialog', { name: 'Live chat' });
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Please write a message.')).toBeVisible();
  await expect(chat.getByLabel('Message', { exact: true })).toBeFocused();
  await page.keyboard.type('<b>Hello</b>');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('listitem')).toContainText('<b>Hello</b>');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto('/profile');
    if (size === phone) await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Live chat' }).first().click();
    await expect(chat.getByRole('listitem')).toContainText('<b>Hello</b>');
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(page.getByRole('button', { name: 'Live chat' }).first()).toBeFocused();
});

test('a visitor’s chat asks for an address, and keeps what was written in the tab alone', async ({ page, context }) => {
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Live chat' }).first().click();
  const chat = page.getByRole('dialog', { name: 'Live chat' });
  await chat.getByLabel('Message', { exact: true }).fill('Hello?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByLabel('Your email, for the answer')).toBeFocused();
  await page.keyboard.type('visitor@example.com');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByRole('listitem')).toContainText('Hello?');
  await page.reload();
  await page.getByRole('button', { name: 'Live chat' }).first().click();
  await expect(chat.getByRole('listitem')).toContainText('Hello?');
  const other = await context.newPage();
  await other.goto('/faq');
  await other.getByRole('button', { name: 'Live chat' }).first().click();
  const others = other.getByRole('dialog', { name: 'Live chat' });
  await expect(others.getByText('We read every message and answer by email.')).toBeVisible();
  await expect(others.getByRole('listitem')).toHaveCount(0);
});
