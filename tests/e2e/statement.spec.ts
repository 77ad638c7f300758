import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { openRoulette } from '../support/player.ts';
import type { Site } from '../support/site.ts';
import { publishHead } from '../support/site-log.ts';
import { enterAsPlayer, expectAccessible, expectNoOverflow, sizes } from './pages.ts';
import { expect, test } from './site.ts';

/** A player who deposited 100 and staked 3, and the file of the month out of the bets history. */
const downloadOwn = async (page: Page, context: BrowserContext, site: Site): Promise<string> => {
  const player = await enterAsPlayer(context, site.origin);
  const sessionId = await openRoulette(player);
  for (const spot of ['red', 'straight:17', 'dozen:1'])
    await player.must('placeRound', {
      params: { sessionId },
      body: { bets: [{ spot, amount: '1.00' }] },
      key: randomUUID(),
    });
  await publishHead(site);
  await page.goto('/profile/game-history');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the month' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^faceup-statement-\d{4}-\d\d\.jsonl$/);
  return readFileSync(await file.path(), 'utf8');
};
const give = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });

test('a month is downloaded from the bets history and proves itself without a network; a changed amount is named', async ({
  page,
  context,
  site,
}) => {
  const text = await downloadOwn(page, context, site);
  const worker = page.waitForEvent('worker');
  await page.goto('/fairness/statement');
  await worker;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await give(page, text);
  await expect(
    page.getByText(/^This statement proves itself: \d+ leaves, \d+ movements of the month\.$/),
  ).toBeVisible();
  await expect(page.getByText('Signed with the key that the house publishes.')).toBeVisible();
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('Deposit')).toContainText('€100.00');
  await expect(row('Stakes')).toContainText('€3.00');

  const rows = text.split('\n');
  const at = rows.findIndex((line) => line.includes('\\"cash\\", \\"EUR\\", \\"\\", -100,'));
  await give(page, rows.with(at, (rows[at] ?? '').replace('-100,', '-900,')).join('\n'));
  await expect(page.getByText('This statement does not prove itself.')).toBeVisible();
  await expect(
    page.getByRole('row', { name: new RegExp(`^${at + 1} What it says does not make the hash`) }),
  ).toBeVisible();
  await give(page, 'nothing');
  await expect(page.getByText('This is not a statement.')).toBeVisible();
});

test('the tool is one file that works from the disk and asks nobody, and the program is given along', async ({
  page,
  context,
  site,
}) => {
  const text = await downloadOwn(page, context, site);
  await page.goto('/fairness/statement');
  const fileOf = async (name: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    return await saved;
  };
  const tool = await fileOf('Download the tool');
  expect(tool.suggestedFilename()).toBe('faceup-statement-verifier.html');
  const program = await fileOf('Download the program');
  expect(readFileSync(await program.path(), 'utf8')).toBe(readFileSync('docs/verify_statement.py', 'utf8'));
  expect(program.suggestedFilename()).toBe('verify_statement.py');

  const html = readFileSync(await tool.path(), 'utf8');
  const asked: string[] = [];
  // The house's own page may still load what an intent asks for.
  await page.goto('about:blank');
  await context.setOffline(true);
  const kept = await context.newPage();
  kept.on('request', (request) => asked.push(request.url()));
  await kept.setContent(html);
  await give(kept, text);
  await expect(kept.getByRole('heading', { name: /^This statement proves itself/ })).toBeVisible();
  await give(kept, text.replace('-100,', '-900,'));
  await expect(kept.getByRole('heading', { name: 'This statement does not prove itself.' })).toBeVisible();
  expect(asked).toEqual([]);
});

for (const size of sizes)
  test(`the page fits ${size.width} px and everybody can use it`, async ({ page, context, site }) => {
    const text = await downloadOwn(page, context, site);
    await page.setViewportSize(size);
    await page.goto('/fairness/statement');
    await give(page, text);
    await expect(page.getByText(/^This statement proves itself/)).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
