import type { Locator, Page } from '@playwright/test';
import { goodPassword, signUp } from '../support/player.ts';
import {
  desktop,
  enterAsNewcomer,
  enterAsPlayer,
  expectAccessible,
  expectNoOverflow,
  narrow,
  phone,
  settled,
  sizes,
} from './pages.ts';
import { expect, test } from './site.ts';

/** Presses Tab until the focus is on `target`. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const box = (page: Page, label: string): Locator => page.locator('main').getByLabel(label, { exact: true });

test('a player fills in the profile by keyboard on a phone; what is saved is locked', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAsNewcomer(context, site.origin);
  await page.goto('/profile');
  await settled(page);
  await expect(box(page, 'Last name')).toHaveAttribute('readonly');
  await expect(page.getByRole('button', { name: 'Send the link again' })).toBeVisible();

  await test.step('nothing to save', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await expect(box(page, 'Nickname')).toBeFocused();
    await expect(page.getByText('Please fill in at least one field.')).toBeVisible();
    await expectAccessible(page);
  });

  const update = page.waitForRequest((request) => request.method() === 'PUT');
  await test.step('filling in', async () => {
    const typed: readonly [string, string][] = [
      ['Nickname', '<b>Countess</b>'],
      ['Date of birth', '12101985'],
      ['Gender', 'Fem'],
    ];
    for (const [label, text] of typed) {
      await tabTo(page, box(page, label));
      await page.keyboard.type(text);
    }
    await tabTo(page, page.getByLabel('Country of the phone number'));
    await page.keyboard.type('Malta');
    await tabTo(page, box(page, 'Phone'));
    await expect(async () => {
      await box(page, 'Phone').fill('');
      await page.keyboard.type('991234567');
      await expect(box(page, 'Phone')).toHaveValue('9912 3456', { timeout: 500 });
    }).toPass();
    await tabTo(page, box(page, 'Country'));
    await page.keyboard.type('Malta');
    await tabTo(page, box(page, 'City'));
    await page.keyboard.type('Mdina');
    await expectNoOverflow(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Profile saved')).toBeVisible();
  });
  const sent = (await update).postDataJSON();
  expect(Object.entries(sent)).toEqual([
    ['dateOfBirth', 503_020_800],
    ['gender', 'Female'],
    ['country', 'MT'],
    ['nickName', '<b>Countess</b>'],
    ['city', 'Mdina'],
    ['phoneNumber', '99123456'],
    ['dialingCode', '356'],
  ]);

  await page.reload();
  await settled(page);
  const locked: readonly [string, string][] = [
    ['Nickname', '<b>Countess</b>'],
    ['Date of birth', '10 December 1985'],
    ['Gender', 'Female'],
    ['Country', 'Malta'],
    ['City', 'Mdina'],
    ['Phone', '+35699123456'],
  ];
  for (const [label, value] of locked) {
    await expect(box(page, label)).toHaveValue(value);
    await expect(box(page, label)).toHaveAttribute('readonly');
  }
  await expect(box(page, 'Postal Code')).toBeEditable();

  await test.step('promotions', async () => {
    const promos = page.getByRole('switch', { name: 'Receive Promos' });
    await tabTo(page, promos);
    await page.keyboard.press('Space');
    await expect(page.getByText('You are subscribed')).toBeVisible();
    await expect(promos).toBeChecked();
    await page.keyboard.press('Space');
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
    await expect(promos).not.toBeChecked();
    await expectAccessible(page);
  });
});

test('the account’s drawer shows what the sidebar shows, and gives the focus back', async ({ page, context, site }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAsPlayer(context, site.origin);
  await page.goto('/profile');
  await settled(page);
  const opener = page.getByRole('button', { name: 'Account menu' });
  const drawer = page.getByRole('dialog', { name: 'Account pages' });
  await opener.press('Enter');
  await expect(drawer.getByText('Ada Byron')).toBeVisible();
  await expect(drawer.getByText('Withdrawable')).toBeVisible();
  await expect(drawer.getByText('Locked By Bonus')).toBeHidden();
  await expect(drawer.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
  await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await drawer.getByRole('button', { name: /€100\.00/ }).press('Enter');
  const wallets = page.getByRole('dialog', { name: 'Your wallets' });
  await expect(wallets).toBeVisible();
  await expect(drawer).toBeHidden();
  await wallets.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(wallets.getByText('Selected currency is required.')).toBeVisible();
  await expect(wallets.getByLabel('Currency')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(wallets).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a player opens a wallet and plays with it, from the balance in the header', async ({ page, context, site }) => {
  await page.setViewportSize(desktop);
  await enterAsPlayer(context, site.origin);
  await page.goto('/profile');
  await settled(page);
  await expect(page.locator('#account-menu').getByText('Locked By Bonus')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/faq');
  const balance = page.getByRole('banner').getByRole('button', { name: /^Balance/ });
  const wallets = page.getByRole('dialog', { name: 'Your wallets' });
  await balance.click();
  await expect(wallets.getByRole('button', { name: /EUR.*€100\.00/ })).toHaveAttribute('aria-pressed', 'true');
  await wallets.getByLabel('Currency').selectOption('BTC');
  await wallets.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Currency is added!')).toBeVisible();
  await expectAccessible(page);
  await wallets.getByRole('button', { name: /^BTC/ }).click();
  await expect(wallets).toBeHidden();
  await expect(balance).toContainText('₿0.00000000BTC');
  await expect(balance).toBeFocused();
  await balance.click();
  await page.mouse.click(5, 5);
  await expect(wallets).toBeHidden();
});

for (const size of sizes)
  test(`a question before something is done is a no when it is closed, at ${size.width} px`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize(size);
    await enterAsPlayer(context, site.origin);
    await page.goto('/profile/self-exclusion');
    await settled(page);
    await page.getByRole('radio', { name: '3 days' }).check();
    const button = page.getByRole('button', { name: 'Take a break' });
    const question = page.getByRole('dialog');
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await button.click();
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await close();
      await expect(question).toBeHidden();
      await expect(button).toBeFocused();
    }
    await button.click();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/You are on a break until/)).toBeHidden();
  });

test('a path of the account that is nothing keeps the account’s layout, and leads on', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  allowErrors(/404/);
  await enterAsPlayer(context, site.origin);
  const answer = await page.goto('/profile/nothing-here');
  expect(answer?.status()).toBe(404);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on the table');
  await expect(page.getByRole('link', { name: 'Back to Casino' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (const size of [narrow, ...sizes]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
  await page.locator('main').getByRole('link', { name: 'My Account' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('signing in refreshes profile, promotions and loyalty level', async ({ page, context, site }) => {
  const player = await signUp(site.origin);
  await context.clearCookies();
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
  const asked = ['profile', 'profile/promotion-eligible', 'profile/loyalty-level'].map((path) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/profile-service/api/v1/${path}`) && answer.ok()),
  );
  await page.keyboard.press('Enter');
  await Promise.all(asked);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposit' })).toBeVisible();
});

test('a link of a mail asks before it ends the promotions, and leaves the address', async ({ page, allowErrors }) => {
  allowErrors(/404/);
  await page.goto(`/unsubscribe?token=${'A'.repeat(64)}`);
  const button = page.getByRole('button', { name: 'Unsubscribe' });
  await expect(button).toBeEnabled();
  await expect(page).toHaveURL(/\/unsubscribe$/);
  await expectAccessible(page);
  await button.click();
  await expect(page.getByText('This link is not valid.')).toBeVisible();
});
