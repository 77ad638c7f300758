import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable } from './table.ts';

/** A new player with money, whose browser asks for less motion, at one of the tables. */
async function sitDown(page: Page, origin: string, slug: string): Promise<FrameLocator> {
  const frame = await openTable(page, origin, slug);
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible();
  return frame;
}

const press = (frame: FrameLocator, name: RegExp | string) => frame.getByRole('button', { name }).first().click();

/** Lays the bets of the round before and spins. */
const rebet = 'Rebet & go';

/** What the result's card says of the return, once it stands. */
async function spin(frame: FrameLocator, by: string): Promise<string> {
  await press(frame, by);
  await expect(frame.getByRole('button', { name: rebet })).toBeEnabled();
  const said = frame.getByRole('status').filter({ hasText: '·' });
  await expect(said).toBeVisible();
  return (await said.textContent()) ?? '';
}

/** Plays on until one of these was said, each time with the bets of the first round. */
async function spinUntil(frame: FrameLocator, words: RegExp, first = 'Spin'): Promise<string> {
  for (let round = 0; round < 60; round += 1) {
    const said = await spin(frame, round > 0 ? rebet : first);
    if (words.test(said)) return said;
  }
  throw new Error(`never said ${words}`);
}

const tables = [
  { slug: 'european-roulette', dozens: ['Dozen 1', 'Dozen 2'] },
  { slug: 'american-roulette', dozens: ['Dozen 1', 'Dozen 2'] },
  { slug: 'french-roulette', dozens: ['Douzaine, dozen 1', 'Douzaine, dozen 2'] },
] as const;

for (const { slug, dozens } of tables)
  test(`${slug}: two dozens win what they should and lose as they must`, async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, slug);
    for (const name of dozens) await press(frame, name);
    expect(await spinUntil(frame, /Won €3\.00/)).toMatch(/(?:red|black) · Won €3\.00/);
    expect(await spinUntil(frame, /No win/, rebet)).toContain('No win');
    await frame.getByRole('button', { name: 'How often each number fell' }).click();
    await expect(frame.getByRole('dialog')).toContainText('This tells nothing about the next round');
  });

test('lays a saved layout again after a reload, with one press and by keyboard alone', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'american-roulette');
  await press(frame, 'Basket');
  await press(frame, /^Split 0, 00/);
  await press(frame, 'Saved layouts');
  await frame.getByLabel('Save what lies on the table as').fill('Zeros');
  await frame.getByRole('button', { name: 'Save', exact: true }).click();
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeDisabled();
  await frame.getByRole('button', { name: 'Saved layouts' }).press('Enter');
  await expect(frame.getByRole('dialog')).toContainText('Zeros');
  // The close button has the focus; the layout comes after it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('dialog')).toBeHidden();
  await expect(frame.getByRole('button', { name: 'Basket, €1.00 placed' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Split 0, 00, €1.00 placed' })).toBeVisible();

  const zero = frame.getByRole('button', { name: 'Straight up 0', exact: true }).first();
  await zero.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: 'Straight up 00, €1.00 placed' })).toBeVisible();
  await frame.getByRole('button', { name: 'Spin' }).press('Enter');
  await expect(frame.getByRole('button', { name: 'Rebet' })).toBeEnabled();
});

test('holds an even chance in prison at zero until the wheel has been spun again', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const frame = await sitDown(page, site.origin, 'en-prison-roulette');
  await frame.getByRole('radio', { name: 'Chip of €0.10' }).check({ force: true });
  await frame.getByRole('button', { name: 'Red', exact: true }).press('Enter');
  // Plays real rounds until the zero falls; the table is shown the last of them alone.
  await page.route('**/game-session/*/round', async (route) => {
    for (let round = 0; round < 600; round += 1) {
      const headers = { ...route.request().headers(), 'idempotency-key': randomUUID() };
      const response = await route.fetch({ headers });
      const text = await response.text();
      if (/"prison":/.test(text)) return route.fulfill({ response, body: text });
    }
    return route.abort();
  });
  await frame.getByRole('button', { name: 'Spin' }).press('Enter');
  await expect(frame.getByText(/0 green, then \d+ (?:red|black).*(?:Returned €0\.10|No win)/).first()).toBeVisible({
    timeout: 60_000,
  });
});

test('gives half of an even chance back at zero and calls it returned', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'french-roulette');
  await frame.getByRole('radio', { name: 'Chip of €0.10' }).check({ force: true });
  await press(frame, 'Rouge, red');
  // Plays real rounds until the zero falls; the table is shown the last of them alone.
  await page.route('**/game-session/*/round', async (route) => {
    for (let round = 0; round < 600; round += 1) {
      const headers = { ...route.request().headers(), 'idempotency-key': randomUUID() };
      const response = await route.fetch({ headers });
      const text = await response.text();
      if (/"number":0\b/.test(text)) return route.fulfill({ response, body: text });
    }
    return route.abort();
  });
  await press(frame, 'Spin');
  await expect(frame.getByText('Returned €0.05').first()).toBeVisible({ timeout: 60_000 });
  await expect(frame.getByText('0 green').first()).toBeVisible();
  await expect(frame.getByText('Won €')).toHaveCount(0);
});

test('several wheels play one board: each pays for its own number, and the sum is the return', async ({
  page,
  site,
}) => {
  const frame = await sitDown(page, site.origin, 'multi-wheel-roulette');
  await frame.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await press(frame, 'Dozen 1');
  await press(frame, 'Dozen 2');
  await expect(frame.getByText('2 × €2.00')).toBeVisible();
  const stake = frame.locator('p', { hasText: /^Stake/ });
  await expect(stake).toContainText('€4.00');
  await frame.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await expect(stake).toContainText('€16.00');
  await frame.getByRole('radio', { name: '2', exact: true }).check({ force: true });

  expect(await spinUntil(frame, /Won €6\.00/)).toMatch(/Wheels: \d+, \d+ · Won €6\.00/);
  await expect(frame.getByRole('list', { name: 'Results, wheel by wheel' }).getByText('€3.00')).toHaveCount(2);
  expect(await spinUntil(frame, /Returned €3\.00/, rebet)).toContain('Returned €3.00');
});

test('eight wheels and the layout fit a phone, and the results leave the layout free again', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const frame = await sitDown(page, site.origin, 'multi-wheel-roulette');
  await frame.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await frame.getByRole('button', { name: 'Red', exact: true }).focus();
  await page.keyboard.press('Enter');
  await press(frame, 'Spin');
  const results = frame.getByRole('list', { name: 'Results, wheel by wheel' });
  await expect(results.getByRole('listitem')).toHaveCount(8);
  await expect(results).toBeHidden({ timeout: 15_000 });
  await expect(frame.getByRole('button', { name: 'Rebet' })).toBeEnabled();
  expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
});
