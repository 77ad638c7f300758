import type { Locator, Page } from '@playwright/test';
import { deposit } from '../support/player.ts';
import {
  accept,
  desktop,
  enterConfirmed,
  expectAccessible,
  expectNoOverflow,
  expectTargets,
  phone,
  settled,
  sizes,
} from './pages.ts';
import { expect, test } from './site.ts';

const mine = '/profile/casino-promotions';
const line =
  'Welcome offer: first deposits of €100.00 and €1,200.00 bring €2,000.00 of bonus money; all 5 together bring €8,000.00 at most.';

const offer = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const welcome = (page: Page): Locator => offer(page, /^Welcome offer/);
const box = (of: Locator, name: string): Locator =>
  of.locator('dl > div').filter({ has: of.page().getByText(name, { exact: true }) });

test.use({ viewport: desktop });

test('a deposit slid along says what it brings, needs and leaves, without an account and by keyboard', async ({
  page,
}) => {
  await page.goto('/promotions');
  const of = welcome(page);
  const rule = of.getByRole('slider', { name: 'Deposit' });
  await expect(box(of, 'brings')).toContainText('€200.00bonus money, 200% of it, and 150 free spins');
  await rule.focus();
  await page.keyboard.press('Home');
  await expect(rule).toHaveAttribute('aria-valuetext', '€10.00');
  await expect(of).toContainText('A deposit of €10.00');
  await expect(box(of, 'brings')).toContainText('€5.00bonus money, 50% of it, and 100 free spins');
  await expect(box(of, 'needs')).toContainText(/€\d{2,3}\.00staked within 30 days/);
  await page.keyboard.press('End');
  await expect(of).toContainText('A deposit of €100.00');
  await expect(of.getByLabel('If you deposit')).toHaveValue('100');
  await expect(box(of, 'needs')).toContainText(/€2,\d{3}\.00staked/);
  await expect(box(of, 'leaves')).toContainText(/€2\d\d\.\d\don average\. Chance to complete it: \d+%/);
  await expectAccessible(page);

  await test.step('typed, it goes there as well, and says what is wrong', async () => {
    const amount = of.getByLabel('If you deposit');
    await amount.fill('50');
    await expect(rule).toHaveAttribute('aria-valuetext', '€50.00');
    await expect(box(of, 'brings')).toContainText('€62.50bonus money, 125% of it');
    await amount.fill('5');
    await expect(of).toContainText('The deposit is too small for it.');
    await amount.fill('x');
    await expect(of).toContainText('Please enter an amount like 30 or 12.50.');
    await expectAccessible(page);
  });

  await test.step('another of its deposits is chosen', async () => {
    await of.getByRole('radio', { name: 'Second' }).check({ force: true });
    await expect(of).toContainText('A deposit of €100.00');
    await expect(box(of, 'brings')).toContainText('€150.00bonus money, 150% of it, and 100 free spins');
    await rule.focus();
    await page.keyboard.press('End');
    await expect(box(of, 'brings')).toContainText('€8,000.00');
  });
});

for (const size of [phone, { width: 768, height: 1024 }, desktop, { width: 1920, height: 1080 }])
  test(`nothing jumps while a deposit is slid at ${size.width} px, and nothing is wider than the window`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/promotions');
    const of = offer(page, /^70 free spins/);
    const rule = of.getByRole('slider', { name: 'Deposit' });
    const heightOf = (): Promise<number> => of.evaluate((element) => element.getBoundingClientRect().height);
    const before = await heightOf();
    await rule.focus();
    for (const [key, told] of [
      ['Home', '€10.00'],
      ['PageUp', '€'],
      ['End', '€8,000.00'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(of).toContainText(`A deposit of ${told}`);
      expect(await heightOf()).toBe(before);
      await expectNoOverflow(page);
    }
    await expectTargets(page);
  });

test('a poster says what a deposit becomes, and what that asks in the same breath', async ({ page }) => {
  await page.goto('/promotions');
  await expect(welcome(page)).toContainText(/€100 becomes\s+€300/);
  await expect(welcome(page)).toContainText(
    /€200\.00 of it is bonus money, yours once €2,\d{3}\.00 is staked within 30 days/,
  );
  await expect(offer(page, /^70 free spins/)).toContainText(/€100 becomes\s+€200/);
  await expect(offer(page, /^Free spins/)).toContainText(/€0 becomes\s+20 free spins/);
  // No two pictures are alike.
  const pictures = await page
    .locator('main section svg[viewBox="0 -260 960 960"]')
    .evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(pictures).size).toBe(3);
});

test('a visitor is told by the same figures as a player', async ({ page, context, site }) => {
  await page.goto('/promotions');
  const told = await box(welcome(page), 'needs').locator('dd > span').first().textContent();
  const left = await box(welcome(page), 'leaves').locator('dd > span').first().textContent();
  await enterConfirmed(context, site.origin);
  await page.goto(`${mine}#welcome-first`);
  const of = page.getByRole('article', { name: 'First deposit' });
  await of.getByLabel('If you deposit').fill('100');
  const figure = (name: string): Locator => of.locator('dl > div').filter({ hasText: name });
  await expect(figure('You have to stake')).toContainText(told ?? 'nothing');
  await expect(figure('Left in the end, on average')).toContainText(left ?? 'nothing');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('every offer has its figures, and its conditions to unfold', async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto('/promotions');
      await expect(welcome(page)).toContainText('A deposit of €100.00');
      await expect(box(welcome(page), 'needs')).toContainText(/€2,\d{3}\.00staked/);
      await expect(page.getByRole('slider')).toHaveCount(0);
      for (const name of [/^Welcome offer/, /^70 free spins/, /^Free spins/]) {
        const of = offer(page, name);
        const folded = of.locator('details').first();
        await expect(folded.locator('.prose')).toBeHidden();
        await folded.locator('summary').first().click();
        await expect(folded.locator('.prose')).toContainText('has to be staked 10 times');
      }
      await expect(page.getByRole('complementary', { name: 'Play with care' })).toBeVisible();
      await expectNoOverflow(page);
    }
  });
});

test('2,000 and 8,000 are told by one line, the same wherever they are', async ({ page, context, site }) => {
  for (const path of ['/', '/promotions']) {
    await page.goto(path);
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  }
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).first().click();
  await expect(
    page.getByRole('dialog', { name: 'Create your account' }).getByText(line, { exact: true }),
  ).toBeVisible();

  await enterConfirmed(context, site.origin);
  await page.goto(mine);
  await settled(page);
  await expect(page.getByText(line, { exact: true })).toBeVisible();
  await page.goto('/faq');
  await page.getByRole('button', { name: 'Notifications, something new' }).press('Enter');
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: /^20 free spins/ })
    .press('Enter');
  await expect(page.getByRole('dialog', { name: '20 free spins' }).getByText(line, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Deposit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deposit' });
  await expect(dialog.getByRole('button', { name: /^(?:Not now|Continue)$/ })).toBeVisible();
  const later = dialog.getByRole('button', { name: 'Not now' });
  if (await later.isVisible()) await later.press('Enter');
  await expect(dialog.getByText(line, { exact: true })).toBeVisible();
});

test('My Promotions is one screen: the level, what runs, what waits and what is offered', async ({
  page,
  context,
  site,
}) => {
  const player = await enterConfirmed(context, site.origin);
  await accept(player, 'welcome-first');
  await deposit(site.origin, player, '100');
  await accept(player, 'welcome-second');
  await page.goto(mine);
  await settled(page);
  const [level, runs, waits, offered] = ['Your level', 'Running now', 'Waiting', 'Offered to you'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  ) as [Locator, Locator, Locator, Locator];
  await expect(level).toContainText('Guest');
  await expect(runs).toContainText('€0.00 staked of €2,000.00');
  await expect(waits.getByRole('listitem')).toHaveText(/Second deposit\s*Waits for a deposit/);
  await expect(offered.getByRole('article')).toHaveCount(2);
  await expect(offered).toContainText('€100.00 becomes €250.00');
  const tall = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(tall).toBeLessThanOrEqual(0);
  const tops = await Promise.all([level, runs, waits].map(async (one) => (await one.boundingBox())?.y ?? 0));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expectTargets(page);
  }

  await test.step('an offer opens to its rules, its forecast and the way to take it', async () => {
    const of = offered.getByRole('article', { name: 'Doubled deposit' });
    await expect(of.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await of.locator('summary').first().press('Enter');
    await expect(of).toContainText('Bonus money has to be staked 10 times within 30 days');
    await expect(of.getByText('Chance to complete it')).toBeVisible();
    await expect(of.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);
  });
});
