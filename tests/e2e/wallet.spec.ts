import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readCsv } from '../support/csv.ts';
import { deposit } from '../support/player.ts';
import { enterAsPlayer, expectAccessible, expectNoOverflow, identify, phone, settled, sizes } from './pages.ts';
import { expect, test } from './site.ts';

const history = '/profile/my-wallet/transaction-history';
const receipts = (page: Page): Locator => page.getByRole('button', { name: /^Receipt of/ });
const shown = (page: Page, name: string): Locator => page.getByText(name, { exact: true });

test('a player adds a currency and makes it the default, by keyboard', async ({ page, context, site, allowErrors }) => {
  // The browser's own line on the console for a refused call.
  allowErrors(/status of 500/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAsPlayer(context, site.origin);
  await page.goto('/profile/my-wallet');
  await settled(page);
  const wallets = page.getByRole('region', { name: 'Wallets' });
  await expect(wallets.getByRole('article', { name: /^EUR/ })).toContainText('€100.00');

  await test.step('what is wrong is said in the words of the specification', async () => {
    await wallets.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(shown(page, 'Selected currency is required.')).toBeVisible();
    await expect(wallets.getByLabel('Currency')).toBeFocused();
    await page.route('**/profile/currency', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await wallets.getByLabel('Currency').selectOption('BTC');
    await wallets.getByRole('button', { name: 'Add', exact: true }).press('Enter');
    await expect(shown(page, "Couldn't add currency")).toBeVisible();
    await expect(wallets.getByLabel('Currency')).toHaveValue('BTC');
  });

  await test.step('the list of currencies is 200 px high at most', async () => {
    const height = await wallets
      .getByLabel('Currency')
      .evaluate((select) => getComputedStyle(select, '::picker(select)').maxHeight);
    expect(height).toBe('200px');
  });

  await wallets.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(shown(page, 'Currency is added!')).toBeVisible();
  const bitcoin = wallets.getByRole('article', { name: /^BTC/ });
  await expect(bitcoin).toContainText('₿0.00000000');
  await bitcoin.getByRole('button', { name: 'Make default' }).press('Enter');
  await expect(bitcoin).toContainText('Default');
  await page.reload();
  await expect(bitcoin).toContainText('Default');

  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }

  await test.step('the way out asks first who the player is', async () => {
    await wallets.getByRole('button', { name: 'Withdraw EUR' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Withdraw EUR' });
    await expect(dialog.getByRole('link', { name: 'To Documents' })).toHaveAttribute('href', '/profile/document');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(wallets.getByRole('button', { name: 'Withdraw EUR' })).toBeFocused();
  });
});

test('an address that names no deposit says that it is not known', async ({ page, context, site, allowErrors }) => {
  allowErrors(/status of 40[04]/);
  await enterAsPlayer(context, site.origin);
  for (const id of ['not-a-uuid', '00000000-0000-4000-8000-000000000001']) {
    await page.goto(`/profile/my-wallet?deposit=${id}`);
    await expect(page.getByRole('status').filter({ hasText: 'We do not know this deposit.' })).toBeVisible();
  }
});

test('every transaction is found, and saved as receipt, statement and table', async ({ page, context, site }) => {
  const player = await enterAsPlayer(context, site.origin);
  await deposit(site.origin, player, '30');
  await page.goto(history);
  await settled(page);
  await expect(receipts(page)).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('€30.00');

  await test.step('views stand in the address, and the way back leads through them', async () => {
    await page.getByRole('radio', { name: 'Deposits' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(shown(page, 'Nothing here')).toBeVisible();
    expect(new URL(page.url()).search).toBe('?type=withdraw');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Withdrawals' })).toBeChecked();
    await page.goBack();
    await expect(receipts(page)).toHaveCount(2);
  });

  await test.step('days are taken in their order', async () => {
    await page.getByLabel('From').fill('2026-02-02');
    await page.getByLabel('To', { exact: true }).fill('2026-02-01');
    await page.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(shown(page, 'The first day must not be after the last.')).toBeVisible();
    await expect(page.getByLabel('From')).toBeFocused();
    await page.getByLabel('From').fill('2026-02-01');
    await page.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(shown(page, 'Nothing here')).toBeVisible();
    await page.getByRole('button', { name: 'All dates' }).press('Enter');
    await expect(receipts(page)).toHaveCount(2);
  });

  await test.step('files', async () => {
    const csv = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV file' }).press('Enter');
    const text = await readFile(await (await csv).path(), 'utf8');
    expect(readCsv(text.replace('\ufeff', '')).filter((line) => line.some((cell) => /30\.00/.test(cell)))).not.toEqual(
      [],
    );
    for (const button of [page.getByRole('button', { name: 'PDF statement' }), receipts(page).first()]) {
      const pdf = page.waitForEvent('download');
      await button.press('Enter');
      expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-');
    }
  });

  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('money that arrives is shown by itself, in the header and in every list', async ({ page, context, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await enterAsPlayer(context, site.origin);
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('€100.00');
  // What a reload would take away.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await deposit(site.origin, player, '30');
  await expect(page.getByRole('banner')).toContainText('€130.00');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.goto('/profile/my-wallet');
  await settled(page);
  const latest = page.getByRole('region', { name: 'Latest transactions' }).getByRole('listitem');
  await expect(latest).toHaveCount(2);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await deposit(site.origin, player, '75');
  await expect(page.getByRole('article', { name: /^EUR/ })).toContainText('€205.00');
  await expect(latest).toHaveCount(3);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a player takes money out by keyboard, follows it, and takes it back while people look at it', async ({
  page,
  context,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  const player = await enterAsPlayer(context, site.origin);
  await identify(site, player);
  await page.goto('/profile/my-wallet');
  await settled(page);
  const euros = page.getByRole('article', { name: /^EUR/ });
  await euros.getByRole('button', { name: 'Withdraw EUR' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw EUR' });
  const amount = dialog.getByLabel('Amount');
  await expect(amount).toBeFocused();
  await amount.fill('100.01');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is more than you can withdraw now.')).toBeVisible();
  await expect(amount).toBeFocused();
  await expectAccessible(page);
  await amount.fill('40');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('€40.00 is set aside for you')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'In review' })).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(euros).toContainText('€60.00');
  await expect(euros.locator('dl')).toContainText('Held for withdrawals€40.00');
  const underWay = page.getByRole('region', { name: 'Withdrawals under way' });
  await expect(underWay.getByRole('listitem').first()).toContainText('€40.00');
  await expectAccessible(page);
  await expectNoOverflow(page);

  await underWay.getByRole('button', { name: 'Cancel withdrawal' }).press('Enter');
  const sure = page.getByRole('dialog', { name: 'Cancel this withdrawal?' });
  await sure.getByRole('button', { name: 'Cancel withdrawal' }).press('Enter');
  await expect(underWay).toBeHidden();
  await expect(euros).toContainText('€100.00');
  await page.goto(`${history}?type=withdraw`);
  await expect(page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')).toContainText('Cancelled');
});

test('an address of coins is told good while it is typed, and wrong once it is left; the field keeps the focus', async ({
  page,
  context,
  site,
}) => {
  const player = await enterAsPlayer(context, site.origin);
  await identify(site, player);
  await player.must('addCurrency', { body: { currency: 'BTC' } });
  const amounts = [
    { currency: 'BTC', amount: '1.00000000', held: '0.00000000', least: null, most: null, network: 'mainnet' },
  ];
  await page.route('**/profile/withdrawable', (route) => route.fulfill({ json: amounts }));
  await page.goto('/profile/my-wallet');
  await settled(page);
  await page.getByRole('button', { name: 'Withdraw BTC' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw BTC' });
  const amount = dialog.getByLabel('Amount');
  const address = dialog.getByLabel(/^Address on/);
  await expect(amount).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please enter the address.')).toBeVisible();
  await expect(amount).toBeFocused();

  await dialog.getByRole('button', { name: 'All', exact: true }).press('Enter');
  await expect(amount).toHaveValue('1');
  const good = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
  await address.pressSequentially(good);
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(good);
  await expect(dialog.getByRole('status')).toContainText('Its checksum is right.');
  await expect(dialog.getByText('Please enter the address.')).toHaveCount(0);

  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(dialog.getByText('This address is not valid in this currency.')).toBeVisible();
  await address.fill('bc1q');
  await expect(dialog.getByText('This address is not valid in this currency.')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('An address has letters and digits only, 20 at least.')).toBeVisible();
  await expect(address).toBeFocused();
});
