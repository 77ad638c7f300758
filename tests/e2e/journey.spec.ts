import type { FrameLocator, Page } from '@playwright/test';
import { goodPassword } from '../support/player.ts';
import { completeProfileOf, toCards } from './pages.ts';
import { collectErrors, expect, test } from './site.ts';

const email = `ada-${Date.now()}@example.com`;

/** The journey of a new player, in order and in one browser: each step stands on the one before. */
test.describe.configure({ mode: 'serial' });

test.describe('a new player', () => {
  let page: Page;
  let errors: string[];
  test.beforeAll(async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.origin });
    page = await context.newPage();
    errors = collectErrors(page);
  });
  test.afterEach(() => expect(errors ?? []).toEqual([]));
  test.afterAll(() => page?.context().close());

  test('signs up on the home page, the captcha solved meanwhile', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign Up' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog.getByText('Full Name is required')).toBeVisible();
    await expect(dialog.getByText('Please accept the terms first.')).toBeVisible();
    await dialog.getByLabel('Full name').fill('Ada Byron');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
    await dialog.getByLabel('I am 18 or older').check();
    await dialog.getByLabel('I accept the terms and conditions').check();
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog).toBeHidden();
    await expectBalance('€0.00');
  });

  test('finds the confirmation mail in the outbox and confirms', async () => {
    await page.goto('/sandbox/outbox');
    await page.getByRole('link').filter({ hasText: email }).first().click();
    await page.locator('a[href*="/confirm?token="]').first().click();
    await expect(page.getByText('Your email address is verified.')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.goto('/profile/');
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  test('deposits 30 EUR by the card sandbox and comes back to a credited balance', async ({ site }) => {
    await completeProfileOf(page, site.origin);
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await dialog.getByRole('button', { name: '30 EUR' }).click();
    await toCards(dialog);
    await dialog.getByRole('button', { name: /Diamond/ }).click();
    await page.waitForURL('**/sandbox/pay/devcode/**');
    await page.getByRole('button', { name: 'Pay €30.00' }).click();
    await page.waitForURL('**/profile/my-wallet**');
    await expect(page.getByText('€30.00 is in your wallet.')).toBeVisible();
    await page.goto('/');
    await expectBalance('€30.00');
  });

  test('places several kinds of bets at European Roulette; header and table show the same balance', async () => {
    const frame = await openRoulette();
    await frame.getByRole('button', { name: /^Red/ }).first().click();
    await frame
      .getByRole('button', { name: /^Straight up 17/ })
      .first()
      .click();
    await frame
      .getByRole('button', { name: /^Dozen/ })
      .first()
      .click();
    await frame.getByRole('button', { name: 'Spin' }).click();
    await expect(frame.getByRole('button', { name: 'Rebet' })).toBeEnabled({ timeout: 30_000 });
    await settledBalance(frame);
  });

  test('finds the round, rotates the seed and verifies it in the browser', async () => {
    await page.goto('/profile/game-history/');
    await page
      .getByRole('button', { name: /Open the round/ })
      .first()
      .click();
    const round = page.getByRole('dialog');
    await expect(round.getByText('Hidden while you still play with it')).toBeVisible();
    await round.getByRole('button', { name: 'Rotate seed' }).click();
    await round.getByRole('button', { name: 'Verify in this browser' }).click();
    await expect(round.getByText('Everything matches')).toBeVisible();
  });

  test('signs out and in again: everything is as it was', async () => {
    await page.goto('/');
    const balance = await balanceShown();
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
    await signIn();
    await expectBalance(balance);
    await page.goto('/profile/game-history/');
    await expect(page.getByRole('button', { name: /Open the round/ })).toHaveCount(1);
  });

  test('loses the answer of a bet with the killed process, asks again, and has played one round', async ({ site }) => {
    const frame = await openRoulette();
    await frame.getByRole('button', { name: /^Even/ }).first().click();
    await page.route(
      '**/game-session/*/round',
      async (route) => {
        await route.fetch();
        await site.kill();
        await route.abort();
      },
      { times: 1 },
    );
    await frame.getByRole('button', { name: 'Spin' }).click();
    await expect(frame.getByRole('button', { name: 'Ask again' })).toBeVisible();
    await site.restart();
    await frame.getByRole('button', { name: 'Ask again' }).click();
    await expect(frame.getByRole('button', { name: 'Rebet' })).toBeEnabled({ timeout: 30_000 });
    const balance = await settledBalance(frame);
    await page.goto('/profile/game-history');
    await expect(page.getByRole('button', { name: /Open the round/ })).toHaveCount(2);
    await page.goto('/');
    await expectBalance(balance);
    // What the browser said of the server that was gone for a moment.
    errors.splice(0);
  });

  const expectBalance = (amount: string) => expect(page.getByRole('banner')).toContainText(`Balance ${amount}EUR`);
  const balanceShown = async () => {
    const shown = /Balance (\S+)EUR/;
    await expect(page.getByRole('banner')).toContainText(shown);
    return shown.exec((await page.getByRole('banner').textContent()) ?? '')?.[1] ?? '';
  };

  /** What header and table both show once their figures have stopped counting. */
  async function settledBalance(frame: FrameLocator): Promise<string> {
    let balance = '';
    await expect(async () => {
      const atTable = (await frame.locator('dt', { hasText: 'Balance' }).locator('+ dd').textContent())?.trim() ?? '';
      expect(await page.getByRole('banner').textContent()).toContain(`Balance ${atTable}EUR`);
      const before = balance;
      balance = atTable;
      expect(atTable).toBe(before);
    }).toPass({ intervals: [500] });
    return balance;
  }

  async function openRoulette(): Promise<FrameLocator> {
    await page.goto('/games/all/');
    await page
      .getByRole('link', { name: /European Roulette/ })
      .first()
      .click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible();
    return frame;
  }

  async function signIn(): Promise<void> {
    await page.getByRole('button', { name: 'Login' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
  }
});
