import type { Locator, Page } from '@playwright/test';
import { goodPassword } from '../support/player.ts';
import { completeProfileOf } from './pages.ts';
import { expect, test } from './site.ts';

/** Presses Tab until the focus is on `target`, as a player without a mouse does. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  const has = () => target.evaluate((element) => element === element.ownerDocument.activeElement).catch(() => false);
  for (let presses = 0; presses < most; presses++) {
    if (await has()) return;
    await page.keyboard.press('Tab');
  }
  expect(await has(), `${most} presses of Tab do not reach ${target}`).toBe(true);
}

test('a player signs up, deposits and bets by keyboard alone, and hears the result', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  // A browser drops what is pressed before it has painted anything.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();

  await test.step('sign-up', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Sign Up' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await expect(dialog.getByLabel('Full name')).toBeFocused();
    await page.keyboard.type('Ada Byron');
    await tabTo(page, dialog.getByLabel('Email'));
    await page.keyboard.type(`keys-${Date.now()}@example.com`);
    await tabTo(page, dialog.getByLabel('Password', { exact: true }));
    await page.keyboard.type(goodPassword);
    await tabTo(page, dialog.getByLabel('I am 18 or older'));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByLabel('I accept the terms and conditions'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner')).toContainText('€0.00');
  });

  await test.step('deposit', async () => {
    await completeProfileOf(page, site.origin);
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Deposit' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Deposit' });
    await tabTo(page, dialog.getByRole('button', { name: 'Not now' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(/^Amount/)).toBeFocused();
    await page.keyboard.type('30');
    await expect(dialog.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: /^Credit Card/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Pay by card' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/pay/**');
    await tabTo(page, page.getByRole('button', { name: 'Pay €30.00' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile/my-wallet**');
    await expect(page.getByText('€30.00 is in your wallet.')).toBeVisible();
  });

  await test.step('bet', async () => {
    await page.goto('/games/all');
    await tabTo(page, page.getByRole('link', { name: /^European Roulette/ }));
    await page.keyboard.press('Enter');
    const table = page.frameLocator('iframe');
    await expect(table.getByRole('button', { name: 'Spin' })).toBeVisible();
    await tabTo(page, table.locator('[data-spot][tabindex="0"]').first());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(table.getByRole('button', { name: 'Spin' })).toBeEnabled();
    await tabTo(page, table.getByRole('button', { name: 'Spin' }));
    await page.keyboard.press('Enter');
    await expect(table.locator('[aria-live=assertive]')).toHaveText(/^\d+ (?:red|black|green)/i);
  });
});
