import { goodPassword, signUp } from '../support/player.ts';
import { settled, useSession } from './pages.ts';
import { expect, test } from './site.ts';

test('a form looks at its fields when it is sent, and keeps what was typed when its dialog is closed', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faq');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign Up' });
  const dialog = page.getByRole('dialog');
  const send = () => dialog.locator('button[type=submit]').click();
  await opener.click();
  await dialog.getByLabel('Email').fill('nonsense');
  await dialog.getByLabel('Currency').selectOption('USD');
  await dialog.locator('input[name=adult]').check();
  await send();
  await expect(dialog.getByText('Full Name is required')).toBeVisible();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await expect(dialog.getByLabel('Full name')).toBeFocused();

  await dialog.getByLabel('Full name').fill('Ada Byron');
  await expect(dialog.getByText('Full Name is required')).toHaveCount(0);
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Full name').fill('');
  await expect(dialog.getByText('Full Name is required')).toHaveCount(0);
  await dialog.getByLabel('Full name').fill('Ada Byron');
  await send();
  await expect(dialog.getByLabel('Email')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ada Byron');
  await expect(dialog.getByLabel('Email')).toHaveValue('nonsense');
  await expect(dialog.getByLabel('Currency')).toHaveValue('USD');
  await expect(dialog.locator('input[name=adult]')).toBeChecked();
  await expect(dialog.locator('input[name=terms]')).not.toBeChecked();
  await expect(dialog.getByText('Invalid email format')).toBeVisible();
});

test('a player changes the password: what the server refuses stands beside its field, and what it takes leaves an empty form', async ({
  page,
  site,
  allowErrors,
}) => {
  // What the server refuses is a line on the console, too.
  allowErrors(/status of 40[01]/);
  const player = await signUp(site.origin);
  await useSession(page.context(), site.origin, player);
  await page.goto('/profile/privacy');
  await settled(page);
  const old = page.locator('input[name=oldPassword]');
  const next = page.locator('input[name=newPassword]');
  const again = page.locator('input[name=confirmPassword]');
  await old.fill('not the old one');
  await next.fill('a lamp beside the harbour');
  await again.fill('a lamp beside the harbour');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(old).toBeFocused();
  await expect(next).toHaveValue('a lamp beside the harbour');
  await old.fill(goodPassword);
  await expect(page.getByText('This is not your current password.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password successfully updated')).toBeVisible();
  for (const box of [old, next, again]) await expect(box).toHaveValue('');
  await next.fill('a');
  await page.keyboard.press('Enter');
  await expect(old).toBeFocused();
});
