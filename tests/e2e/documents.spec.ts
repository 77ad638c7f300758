import { execFile } from 'node:child_process';
import type { Page } from '@playwright/test';
import { bareEnv } from '../support/bare-env.ts';
import { picture } from '../support/papers.ts';
import { enterAsPlayer, expectAccessible, expectNoOverflow } from './pages.ts';
import { expect, test } from './site.ts';

/** Reviews as the house does, beside the running site. */
const ops = (dataDir: string, ...words: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = bareEnv({ DATA_DIR: dataDir });
    execFile(process.execPath, ['scripts/ops.ts', 'documents', ...words, '--by', 'maria'], { env }, (error, said) =>
      error ? reject(error) : resolve(said),
    );
  });

/** Chooses a file by the keyboard, as the picker hands it over. */
async function choose(page: Page, button: string, name: string, bytes: Uint8Array): Promise<void> {
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).press('Enter');
  await (await picker).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
}

test('a player sends papers by keyboard, is told why one was refused, and sends another', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterAsPlayer(context, site.origin);
  await page.goto('/profile/document');
  const address = page.getByRole('region', { name: 'Proof of address' });
  const bill = 'Bill, statement or letter';
  await expect(address.getByText('Nothing sent in yet.')).toBeVisible();
  await expect(address.getByText(/usually takes up to 2 working days/)).toBeVisible();

  await choose(page, `Choose a file: ${bill}`, 'bill.pdf', Buffer.from('<script>alert(1)</script>'));
  await expect(address.getByText(/not a picture or PDF that we can take/)).toBeVisible();
  await expect(page.getByRole('button', { name: `Choose a file: ${bill}` })).toBeFocused();

  await choose(page, `Choose a file: ${bill}`, '"><svg onload=alert(1)>.png', await picture('png'));
  const send = page.getByRole('button', { name: `Send: ${bill}` });
  await expect(send).toBeFocused();
  await expect(address.getByRole('img', { name: /Preview of/ })).toBeVisible();
  await expectAccessible(page);

  // Held up on its way, so that it can be seen, and taken back.
  let isHeld = true;
  await page.route('**/bill-verification', async (route) => {
    if (route.request().method() === 'POST') await expect.poll(() => isHeld).toBe(false);
    await route.continue().catch(() => undefined);
  });
  await send.press('Enter');
  await expect(address.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('button', { name: `Cancel: ${bill}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(send).toBeFocused();
  isHeld = false;
  await send.press('Enter');
  await expect(address.getByText('We have what we need.')).toBeFocused();
  await expect(address.getByText('___svg onload=alert(1)_.png')).toBeVisible();
  const saved = page.waitForEvent('download');
  await address.getByRole('link', { name: /Save a copy/ }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^bill-[0-9a-f]{8}\.jpg$/);

  const [first = ''] = (await ops(site.dataDir, 'list')).split(' ');
  await ops(site.dataDir, 'reject', first, '--reason', 'cut_off', '--note', 'The left edge is missing.');
  await page.reload();
  await expect(address.getByText('Part of it is cut off.')).toBeVisible();
  await expect(address.getByText('Our reviewer adds: The left edge is missing.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 760 });
  await expectNoOverflow(page);
  await expectAccessible(page);

  await choose(page, `Choose a file: ${bill}`, 'bill-2.jpg', await picture());
  await send.press('Enter');
  await expect(address.getByText('We have what we need.')).toBeVisible();
  const [second = ''] = (await ops(site.dataDir, 'list')).split(' ');
  await ops(site.dataDir, 'approve', second);
  await page.reload();
  await expect(address.getByText('Your address is verified.')).toBeVisible();
  await expect(address.getByRole('button', { name: /Choose a file/ })).toHaveCount(0);
});

test('an identity card is asked for side by side', async ({ page, context, site }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await enterAsPlayer(context, site.origin);
  await page.goto('/profile/document');
  const identity = page.getByRole('region', { name: 'Proof of identity' });
  await identity.getByRole('radio', { name: 'Identity card' }).check();
  await choose(page, 'Choose a file: Identity card, front', 'front.jpg', await picture());
  await page.getByRole('button', { name: 'Send: Identity card, front' }).press('Enter');
  await expect(identity.getByText('Still missing: Identity card, back.')).toBeVisible();
  await expect(identity.getByRole('button', { name: /Choose a file/ })).toHaveCount(1);
  await expectAccessible(page);
  await choose(page, 'Choose a file: Identity card, back', 'back.jpg', await picture());
  await page.getByRole('button', { name: 'Send: Identity card, back' }).press('Enter');
  await expect(identity.getByText('We have what we need.')).toBeVisible();
});
