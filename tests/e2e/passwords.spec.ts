import type { Page } from '@playwright/test';
import { signUp } from '../support/player.ts';
import { desktop, expectAccessible, expectNoOverflow, phone } from './pages.ts';
import { expect, test } from './site.ts';

const fresh = 'a lamp beside the harbour';

/** The newest reset link that the outbox has for this address. */
async function linkFor(page: Page, email: string): Promise<string> {
  await expect(async () => {
    await page.goto('/sandbox/outbox');
    const mail = page.getByRole('link', { name: /Reset your password/ }).filter({ hasText: email });
    await mail.first().click({ timeout: 1_000 });
  }).toPass();
  return (await page.locator('a[href*="resetToken="]').first().getAttribute('href')) ?? '';
}

async function expectFits(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
}

test('a player who forgot the password gets in again by keyboard, and the old one is refused', async ({
  page,
  site,
  allowErrors,
}) => {
  // What the server refuses is a line on the console, too.
  allowErrors(/status of 40[01]/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await signUp(site.origin);

  await test.step('asks for the link', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await page.getByRole('dialog').getByLabel('Email').fill(player.email);
    await page.getByRole('button', { name: 'Forgot password?' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByLabel('Email')).toHaveValue(player.email);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('nonsense');
    await page.keyboard.press('Enter');
    await expect(dialog.locator('[data-toast]')).toHaveText('Invalid email format');
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expectFits(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(player.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Reset password link is sent!')).toBeVisible();
    await expect(dialog.getByText(player.email)).toBeVisible();
  });

  await test.step('follows it and sets a new password', async () => {
    const link = await linkFor(page, player.email);
    await page.goto(link);
    const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    expect(page.url()).toBe(`${site.origin}/`);
    await page.keyboard.type('ab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Password is too short')).toBeVisible();
    await expect(dialog.getByText('Confirm Password is required')).toBeVisible();
    await expectFits(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(fresh);
    await dialog.getByLabel('Confirm Password').fill('another lamp');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Password not match')).toBeVisible();
    await dialog.getByLabel('Confirm Password').fill(fresh);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password successfully updated')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(`${site.origin}/`);

    // A path leads to the same dialog, and a link that was used to a new one.
    await page.goto(`/resetToken/${new URL(link).searchParams.get('resetToken')}`);
    expect(page.url()).toBe(`${site.origin}/`);
    await dialog.getByLabel('Password', { exact: true }).fill(`${fresh} again`);
    await dialog.getByLabel('Confirm Password').fill(`${fresh} again`);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^This link is no longer valid/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('signs in with the new password alone', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email').fill(player.email);
    await dialog.getByLabel('Password', { exact: true }).fill(player.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Email or password is wrong')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(fresh);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner')).toContainText('€0.00');
  });
});
