import { type Browser, chromium } from '@playwright/test';
import { chromiumPath, quietFlags } from '../support/chromium.ts';
import { goodPassword } from '../support/player.ts';
import { type Site, startSite } from '../support/site.ts';
import { resultIn } from './games/table.ts';
import { desktop } from './pages.ts';
import { collectErrors, expect, test } from './site.ts';

/** A name in a network at home: for the browser no secure place, unlike this machine's own. */
const name = 'faceup.home';

test.describe('over plain http', () => {
  let site: Site;
  let browser: Browser;
  test.beforeAll(async () => {
    site = await startSite({}, undefined, name);
    const args = [...quietFlags, `--host-resolver-rules=MAP ${name} localhost`];
    browser = await chromium.launch({ executablePath: await chromiumPath(), args });
  });
  test.afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  test('a visitor plays for nothing, and signs up', async () => {
    const origin = site.origin.replace('localhost', name);
    const page = await browser.newPage({ baseURL: origin, viewport: desktop });
    const errors = collectErrors(page);
    await page.goto('/try/dice');
    expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator])).toEqual([
      false,
      false,
      false,
    ]);
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await expect(resultIn(page)).toBeVisible();

    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await dialog.getByLabel('Full name').fill('Ada Byron');
    await dialog.getByLabel('Email').fill('ada@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
    await dialog.getByLabel('I am 18 or older').check();
    await dialog.getByLabel('I accept the terms and conditions').check();
    await dialog.getByRole('button', { name: 'Create account' }).click();
    await expect(dialog).toBeHidden({ timeout: 60_000 });
    await expect(page.getByRole('banner').getByText('€0.00').first()).toBeVisible();
    // The browser's own line about a header that counts on secure pages alone.
    expect(errors.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
  });
});
