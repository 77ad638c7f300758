import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { goodPassword, type Player, signUp } from '../support/player.ts';
import { deviceOf } from './device.ts';
import { expectAccessible, expectNoOverflow, settled, sizes, useSession } from './pages.ts';
import { expect, test } from './site.ts';

async function expectFits(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }
}

async function openPrivacy(page: Page, origin: string): Promise<Player> {
  const player = await signUp(origin);
  await useSession(page.context(), origin, player);
  await page.goto('/profile/privacy');
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
  await settled(page);
  return player;
}

test('a player switches two-factor sign-in on, signs in by it to the page that was asked for, and off again', async ({
  page,
  site,
  allowErrors,
}) => {
  // What the server refuses is a line on the console, too.
  allowErrors(/status of 401/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await openPrivacy(page, site.origin);
  await expectFits(page);
  let key = '';
  let recoveryCodes: string[] = [];
  const code = (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

  await test.step('on', async () => {
    await page.getByRole('button', { name: 'Set it up' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Connect your app' });
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectFits(page);
    key = ((await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel('First code').fill('12');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('A code has six digits.')).toBeVisible();
    await expect(dialog.getByLabel('First code')).toBeFocused();
    await dialog.getByLabel('First code').fill(code());
    await page.keyboard.press('Enter');
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    recoveryCodes = await codes.getByRole('listitem').allTextContents();
    await expectFits(page);
    await codes.getByRole('button', { name: 'I have kept them' }).click();
    await expect(page.getByRole('region', { name: 'Two-factor sign-in' })).toContainText('Recovery codes left10');
  });

  await test.step('signs in with a code, and lands on the page that was asked for', async () => {
    await page.context().clearCookies();
    await page.goto('/profile/privacy?from=mail');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await dialog.getByLabel('Email').fill(player.email);
    await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Six-digit code')).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'Enter your code' })).toBeVisible();
    await expectFits(page);
    await dialog.getByLabel('Six-digit code').fill(recoveryCodes[0]?.slice(0, 5) ?? '');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('A code has six digits.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Use a recovery code instead' }).press('Enter');
    await page.keyboard.type('AAAAA-AAAAA');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/This recovery code is not right/)).toBeVisible();
    await expect(dialog.getByLabel('Recovery code')).toHaveValue('AAAAA-AAAAA');
    await dialog.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile/privacy?from=mail');
    await expect(page.getByRole('region', { name: 'Two-factor sign-in' })).toContainText('Recovery codes left9');
  });

  await test.step('ends the other session, then switches the code off', async () => {
    const others = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(others.getByRole('listitem')).toHaveCount(2);
    await others.getByRole('button', { name: /^Sign out Unknown device/ }).press('Enter');
    await expect(others.getByRole('listitem')).toHaveCount(1);
    expect((await player.call('readProfile')).status).toBe(401);
    await page.getByRole('button', { name: 'Switch off' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Switch two-factor sign-in off' });
    await dialog.getByLabel(/^Code from the app/).fill(code(1));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Two-factor sign-in is off.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible();
  });
});

test('a player adds a passkey, signs in by it without typing, renames and removes it', async ({
  page,
  site,
  allowErrors,
}) => {
  // Asked twice at once, a device signs twice with one count, and the later of the two is refused.
  allowErrors(/401 .*\/signin\/passkey/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { cdp, id } = await deviceOf(page);
  await openPrivacy(page, site.origin);
  const keys = page.getByRole('region', { name: 'Passkeys' });
  const kept = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;

  await test.step('adds', async () => {
    await keys.getByRole('button', { name: 'Add a passkey' }).press('Enter');
    await expect(keys.getByRole('listitem')).toHaveCount(1);
    await expect(keys.getByRole('listitem')).toContainText(/Chrome, .*not used yet/);
    expect(await kept()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
    await expectFits(page);
    await keys.getByRole('button', { name: 'Add a passkey' }).press('Enter');
    await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
  });

  await test.step('signs in', async () => {
    await page.context().clearCookies();
    await page.goto('/profile/privacy');
    // The browser offers the key in the email field, too; this device takes whichever is asked first.
    const button = page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' });
    await Promise.race([
      page.waitForURL('**/profile/privacy'),
      button.click({ timeout: 15_000 }).catch(() => undefined),
    ]);
    await expect(keys.getByRole('listitem')).toContainText('last used');
  });

  await test.step('renames and removes', async () => {
    await keys.getByRole('button', { name: /^Rename/ }).press('Enter');
    await expect(keys.getByLabel('Name of the passkey')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Blue laptop');
    await page.keyboard.press('Enter');
    await expect(keys.getByRole('listitem')).toContainText('Blue laptop');
    await keys.getByRole('button', { name: 'Remove Blue laptop' }).press('Enter');
    await page.getByRole('dialog', { name: 'Remove this passkey?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(keys.getByText('No passkey yet')).toBeVisible();
  });
});
