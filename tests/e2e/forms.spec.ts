import { goodPassword, signUp } from '../support/player.ts';
import { expectAccessible, settled, useSession } from './pages.ts';
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

test('the open list of currencies is 200 px high', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  const currency = page.getByRole('dialog').getByLabel('Currency');
  await currency.click();
  expect(await currency.evaluate((select) => getComputedStyle(select, '::picker(select)').height)).toBe('200px');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(currency).toHaveValue('USD');
});

test('sign-up says of a taken address first that, and then what to do', async ({ page, allowErrors }) => {
  allowErrors(/409/);
  await page.route('**/user-service/api/v1/registration/validate', (route) =>
    route.fulfill({ json: { email_status: 'VALID' } }),
  );
  await page.route('**/user-service/api/v1/registration', (route) =>
    route.fulfill({ status: 409, json: { code: 'email_taken', message: '', requestId: 'r' } }),
  );
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Ada Byron');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('seven green herons');
  await dialog.getByLabel('I am 18 or older').check();
  await dialog.getByLabel('I accept the terms and conditions').check();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('[data-toast]')).toHaveText([
    'User with same email exists',
    'Something went wrong, please contact support',
  ]);
});

test('sign-up shows how a name is parted, takes it as its owner says, and asks about a single word once', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  const bodies: unknown[] = [];
  await page.route('**/user-service/api/v1/registration/validate', (route) =>
    route.fulfill({ json: { email_status: 'VALID' } }),
  );
  await page.route('**/user-service/api/v1/registration', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ status: 422, json: { code: 'password_too_common', message: '', requestId: 'r' } });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  const fullName = dialog.getByLabel('Full name');
  await fullName.fill('Pieter van den Berg');
  await expect(dialog.getByText('First name Pieter, last name van den Berg.')).toBeVisible();
  await fullName.fill('Nagy Imre');
  await dialog.getByRole('button', { name: 'Not right?' }).click();
  await dialog.getByLabel('First name').fill('Imre');
  await dialog.getByLabel('Last name').fill('Nagy');
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill('imre@m\u00fcnchen.example');
  await dialog.getByLabel('Password', { exact: true }).fill('seven green herons');
  await dialog.getByLabel('I am 18 or older').check();
  await dialog.getByLabel('I accept the terms and conditions').check();
  const send = () => dialog.getByRole('button', { name: 'Create account' }).click();
  await send();
  await expect(dialog.getByText('This password is on the lists')).toBeVisible();
  expect(bodies.at(-1)).toMatchObject({
    fullName: 'Nagy Imre',
    firstName: 'Imre',
    lastName: 'Nagy',
    email: 'imre@xn--mnchen-3ya.example',
  });

  await fullName.fill('Sukarno');
  await expect(dialog.getByLabel('First name')).toHaveCount(0);
  await dialog.getByLabel('Email').fill('imre');
  await send();
  // Asked together with what is wrong elsewhere.
  await expect(dialog.getByText('Is this your whole name?')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(fullName).toBeFocused();
  await dialog.getByLabel('Email').fill('imre@m\u00fcnchen.example');
  expect(bodies).toHaveLength(1);
  await send();
  await expect.poll(() => bodies.length).toBe(2);
  expect(bodies.at(-1)).toMatchObject({ fullName: 'Sukarno' });
  expect(bodies.at(-1)).not.toHaveProperty('firstName');
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
