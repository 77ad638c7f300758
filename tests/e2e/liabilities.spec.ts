import { readFileSync } from 'node:fs';
import type { Download } from '@playwright/test';
import { routes } from '#contract/routes.ts';
import { liabilityText, readLiabilities, signLiabilities } from '#domain/transparency/liability-statement.ts';
import { readLiabilityProof } from '#domain/transparency/read-liability-proof.ts';
import { deposit } from '../support/player.ts';
import { publishHead, publishLiabilities } from '../support/site-log.ts';
import { enterAsPlayer, expectAccessible, expectNoOverflow, sizes } from './pages.ts';
import { expect, test } from './site.ts';

const textOf = async (saved: Promise<Download>): Promise<string> => readFileSync(await (await saved).path(), 'utf8');

test('a player proves the own money to be in what the house owes, keeps the proof, and checks it again without a network', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const player = await enterAsPlayer(context, site.origin);
  await deposit(site.origin, player, '50');
  await publishLiabilities(site);
  await publishHead(site);
  await page.goto('/fairness/liabilities');
  await expect(page.getByText('Signed with the house’s key')).toBeVisible();
  const euro = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'EUR' }) });
  await expect(euro.getByText('Owed to players')).toBeVisible();
  await page.getByRole('button', { name: /^Prove \d{4}-\d{2}-\d{2} on this device$/ }).press('Enter');
  await expect(page.getByText(/^Your money is in the sums of/)).toBeVisible();
  await expect(page.getByText('The day is in the log of the books')).toBeVisible();
  const own = page.locator('#now dl').filter({ hasText: 'In 8 parts' });
  await expect(own).toContainText(/€\d+\.\d\d/);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Keep this proof' }).click();
  const kept = await textOf(saved);
  expect(readLiabilityProof(kept)).toBeDefined();
  const give = (text: string) =>
    page
      .locator('#kept input[type=file]')
      .setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await context.setOffline(true);
  await give(kept);
  await expect(page.locator('#kept').getByText(/^Your money is in the sums of/)).toBeVisible();
  await give(kept.replace(/"amount": "(\d+)"/, (_, amount: string) => `"amount": "${BigInt(amount) + 1n}"`));
  await expect(page.locator('#kept').getByText('This proof does not hold.')).toBeVisible();
  await expect(page.locator('#kept').getByText('do not make what was published')).toBeVisible();
  await give('{}');
  await expect(page.locator('#kept').getByText('This is not a proof of what is owed.')).toBeVisible();
  await context.setOffline(false);
});

test('a day that another key signed is told as such, and money that is missing is no matter of small print', async ({
  page,
}) => {
  await page.route(`**${routes.listLiabilities.path}`, async (route) => {
    const answer = await (await route.fetch()).json();
    const statement = liabilityText({
      day: '2027-01-31',
      at: Date.UTC(2027, 0, 31),
      epoch: 1,
      currencies: [
        {
          currency: 'EUR',
          leaves: 8,
          root: 'a'.repeat(64),
          owed: '123456',
          jackpots: '1000',
          bonus: '500',
          held: [{ at: 'bank', amount: '100000' }],
        },
      ],
    });
    expect(readLiabilities(statement)).toBeDefined();
    await route.fulfill({
      json: { ...answer, days: [{ statement, signature: signLiabilities(statement, 'b'.repeat(64)) }] },
    });
  });
  await page.goto('/fairness/liabilities');
  await expect(page.getByText('Not signed with the house’s key')).toBeVisible();
  await expect(page.getByText('Not covered', { exact: true })).toBeVisible();
  const missing = page
    .locator('dl div')
    .filter({ has: page.getByText('Missing to pay all', { exact: true }) })
    .last();
  await expect(missing).toContainText('€244.56');
});

for (const size of sizes)
  test(`the page fits ${size.width} px and everybody can use it`, async ({ page, context, site }) => {
    await enterAsPlayer(context, site.origin);
    await publishLiabilities(site);
    await publishHead(site);
    await page.setViewportSize(size);
    await page.goto('/fairness/liabilities');
    await page.getByRole('button', { name: /^Prove/ }).click();
    await expect(page.locator('#now').getByText(/^(Your money is in|Nothing was owed to you)/)).toBeVisible();
    await page.getByText('To the last bit').click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
