import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { routes } from '#contract/routes.ts';
import { bundleFormat, bundleVersion } from '#domain/proof/bundle-format.ts';
import { openRoulette } from '../support/player.ts';
import { recordsOf } from '../support/rounds.ts';
import { enterAsPlayer, expectAccessible, expectNoOverflow, sizes } from './pages.ts';
import { expect, test } from './site.ts';

const rounds = recordsOf(10_000);
/** How long they take is for the bench to say: here it must only end. */
const patience = { timeout: 90_000 };
const fileOf = (name: string, held: readonly object[]): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ format: bundleFormat, version: bundleVersion, rounds: held })),
});

test('10,000 rounds are checked without a network, and a changed one is named', async ({ page, context }) => {
  await page.goto('/fairness');
  const worker = page.waitForEvent('worker');
  await page.getByRole('tab', { name: 'A single round' }).click();
  await worker;
  await page.waitForLoadState('networkidle');
  await page.getByRole('tab', { name: 'A proof file' }).click();
  await context.setOffline(true);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(fileOf('mine.json', rounds));
  await expect(page.getByText('Every round matches: 10,000.')).toBeVisible(patience);
  await expect(page.getByText(/^Computed in/)).toBeVisible();

  const cheated = rounds.map((round, at) => (at === 4_321 ? { ...round, payout: '0.07' } : round));
  await input.setInputFiles(fileOf('false.json', cheated));
  await expect(page.getByText('Rounds that do not match: 1 of 10,000.')).toBeVisible(patience);
  await expect(page.getByRole('cell', { name: 'return', exact: true })).toBeVisible();
  // Chosen again by its name it may be another file: nothing stays chosen.
  const chooser = page.waitForEvent('filechooser');
  await input.click();
  await chooser;
  expect(await input.evaluate((box: HTMLInputElement) => box.files?.length)).toBe(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the report' }).click();
  const report: unknown = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
  expect(report).toMatchObject({ rounds: 10_000, matching: 9_999, mismatches: [{ round: 4_321, what: ['payout'] }] });

  await input.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('This is not a file of proofs')).toBeVisible();
});

test('a file that is chosen before the tool is awake is checked all the same', async ({ page }) => {
  await page.goto('/fairness');
  await page.locator('input[type=file]').setInputFiles(fileOf('few.json', rounds.slice(0, 100)));
  await expect(page.getByText('Every round matches: 100.')).toBeVisible();
});

test('one round is computed from its parts without a network, for every game', async ({ page, context }) => {
  await page.goto('/fairness');
  const worker = page.waitForEvent('worker');
  await page.getByRole('tab', { name: 'A single round' }).click();
  await worker;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const compute = page.getByRole('button', { name: 'Compute the round' });
  await compute.click();
  const outcome = page.locator('#check dl');
  await expect(outcome).toContainText('"number": 21');
  await expect(outcome).toContainText('2.00 EUR');
  for (const [game, text] of [
    ['dice', '"roll": "57.55"'],
    ['crash', '"point"'],
    ['blackjack', '"dealerTotal": 21'],
    ['scratch-parcel-room', '"panel"'],
  ] as const) {
    await page.getByLabel('Game', { exact: true }).selectOption(game);
    await compute.click();
    await expect(outcome).toContainText(text);
  }
  await page.getByLabel('Bets').fill('[{"spot":"nothing","amount":"1"}]');
  await compute.click();
  await expect(page.getByText('These are not bets that this game takes.')).toBeVisible();
});

test('the figures of a game are found by its address, and the page is light', async ({ page, request }) => {
  await page.goto('/fairness#blackjack');
  await expect(page.locator('#blackjack')).toBeInViewport();
  await expect(page.locator('#blackjack')).toContainText('99.5401%');
  const html = await (await request.get('/fairness')).body();
  expect(brotliCompressSync(html).length).toBeLessThan(60_000);
  const figures: { game: string }[] = await (await request.get('/fairness/figures.json')).json();
  expect(new Set(figures.map(({ game }) => game)).size).toBeGreaterThanOrEqual(24);
  expect((await request.get('/fairness/vectors.json')).ok()).toBe(true);
});

test('a page that is opened after it has loaded shows the place that its address names', async ({ page }) => {
  const { promise: loaded, resolve: open } = Promise.withResolvers<void>();
  await page.route(`**${routes.readCurrentIp.path}`, async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/fairness#blackjack');
  await expect(page.locator('html[data-gate]')).toHaveCount(1);
  open();
  await expect(page.locator('#blackjack')).toBeInViewport();
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page can be read, with every figure', async ({ page }) => {
    await page.goto('/fairness#three-card-poker');
    await expect(page.locator('#three-card-poker')).toContainText('97.6833%');
    await page.locator('summary', { hasText: 'Keno 40/10' }).click();
    await expect(page.locator('#keno-40-10')).toContainText('847,660,528');
    await expect(page.locator('#check noscript p')).toBeVisible();
  });
});

for (const size of sizes)
  test(`the page fits ${size.width} px and everybody can use it`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/fairness#horses');
    await page.getByRole('tab', { name: 'A single round' }).click();
    await page.getByRole('button', { name: 'Compute the round' }).click();
    await expect(page.locator('#check dl')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

test('a player’s own proofs are downloaded from the history and match', async ({ page, context, site }) => {
  const player = await enterAsPlayer(context, site.origin);
  const sessionId = await openRoulette(player);
  for (const spot of ['red', 'straight:17', 'dozen:1'])
    await player.must('placeRound', {
      params: { sessionId },
      body: { bets: [{ spot, amount: '1.00' }] },
      key: randomUUID(),
    });
  await page.goto('/profile/game-history');
  await page.getByRole('button', { name: 'Download proofs' }).click();
  await expect(page.getByText('No round has revealed seeds yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Rotate seed' }).click();
  await expect(page.getByText('Revealed: the last server seed')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download proofs' }).click();
  const path = await (await saved).path();
  await page.goto('/fairness');
  await page.locator('input[type=file]').setInputFiles(path);
  await expect(page.getByText('Every round matches: 3.')).toBeVisible();

  await page.goto('/profile/game-history');
  await page
    .getByRole('button', { name: /^Open the round of/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Dozen 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(dialog.getByText('Everything matches')).toBeVisible();
});
