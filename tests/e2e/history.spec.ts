import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { readCsv } from '../support/csv.ts';
import { goodPassword, type Player } from '../support/player.ts';
import { enterAsPlayer, expectAccessible, expectNoOverflow, phone, settled, sizes } from './pages.ts';
import { expect, test } from './site.ts';

/** One round of a game of the house, played without a browser. */
async function play(player: Player, gameId: string, spot: string, amount: string): Promise<string> {
  const game = houseGames.find(({ id }) => id === gameId);
  if (!game) throw new Error(`no game ${gameId}`);
  const { id, name: gameName, imageId, provider, category } = game;
  const { url } = await player.must<{ url: string }>('launchGame', {
    body: { id, launchId: id, gameName, imageId, provider, category, demo: false, lang: 'en', platform: 'desktop' },
  });
  const token = new URLSearchParams(url.split('#')[1]).get('token');
  const { sessionId } = await player.must<{ sessionId: string }>('openGameSession', { body: { token } });
  const key = randomUUID();
  await player.must('placeRound', { params: { sessionId }, body: { bets: [{ spot, amount }] }, key });
  return key;
}

const rounds = (page: Page) => page.getByRole('button', { name: /^Open the round/ });
const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

test('bets are found, added up, looked into and saved by keyboard; an address brings the same view back', async ({
  page,
  context,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await enterAsPlayer(context, site.origin);
  await play(player, 'roulette-european', 'red', '1.25');
  const last = await play(player, 'dice', 'under:50.50', '2.00');
  await page.goto('/profile/game-history');
  await settled(page);
  const totals = page.getByRole('region', { name: 'Totals for this selection' });
  await expect(rounds(page)).toHaveCount(2);
  await expect(totals).toContainText('€3.25');

  await test.step('filter by keyboard', async () => {
    await page.getByLabel('Studio').focus();
    await page.keyboard.type('Meridian');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(rounds(page)).toHaveCount(1);
    await expect(totals).toContainText('€1.25');
    expect(new URL(page.url()).searchParams.get('provider')).toBe('Meridian Tables');
    await page.reload();
    await expect(rounds(page)).toHaveCount(1);
    await expect(page.getByLabel('Studio')).toHaveValue('Meridian Tables');
    await page.goBack();
    await expect(rounds(page)).toHaveCount(2);
    await expect(page.getByLabel('Studio')).toHaveValue('');
  });

  await test.step('a day that is too old', async () => {
    await page.getByLabel('From').fill('2001-01-01');
    await page.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(page.getByText(/^Rounds are listed for twelve months/)).toBeVisible();
    await expect(page.getByLabel('From')).toBeFocused();
    await page.getByRole('button', { name: 'Today' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(/^Rounds are listed for twelve months/)).toBeHidden();
    await expect(rounds(page)).toHaveCount(2);
  });

  await test.step('days of an address that are none, or in the wrong order', async () => {
    const view = page.url();
    await page.goto('/profile/game-history?from=2026-02-30');
    await expect(
      page.getByText('The address asks for “2026-02-30”, which is not a day of the calendar.'),
    ).toBeVisible();
    await expect(page.getByLabel('From')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('From')).toHaveValue('');
    await expect(rounds(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Today' }).press('Enter');
    await expect(page.getByText('not a day of the calendar')).toBeHidden();
    await page.goto('/profile/game-history?from=9999-12-31&to=9999-12-30');
    await expect(page.getByText('The first day must not be after the last.')).toBeVisible();
    await page.goto(view);
    await expect(rounds(page)).toHaveCount(2);
  });

  await test.step('the file of the choice', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).press('Enter');
    const [head = [], ...lines] = readCsv((await textOf(await saved)).replace('\ufeff', ''));
    expect(lines.map((line) => [line[head.indexOf('game')], line[head.indexOf('stake')]])).toEqual([
      ['Dice', '2.00'],
      ['European Roulette', '1.25'],
    ]);
  });

  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
  }

  await test.step('a round in full', async () => {
    await rounds(page).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Dice' });
    for (const fact of ['Balance before', 'Balance after', 'Rules version', 'Fairness proof', last])
      await expect(dialog.getByText(fact).first()).toBeVisible();
    await expectAccessible(page);
    const address = page.url();
    expect(new URL(address).searchParams.get('round')).toBe(last);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(rounds(page).first()).toBeFocused();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/history/round/')) asked.push(request.url());
    });
    await page.goto(address);
    await expect(dialog.getByText('Balance before')).toBeVisible();
    await settled(page);
    expect(asked).toHaveLength(1);
    await page.goto('/profile/game-history?round=');
    await expect(rounds(page)).toHaveCount(2);
    expect(asked).toHaveLength(1);
  });
});

test('a player takes all data along, and is told what keeps the account open', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  // The browser's own line on the console for a refused call.
  allowErrors(/status of (?:401|409)/);
  await page.setViewportSize(phone);
  const player = await enterAsPlayer(context, site.origin);
  await play(player, 'roulette-european', 'red', '1.25');
  await page.goto('/profile/privacy');
  const data = page.getByRole('region', { name: 'Your data' });
  await data.getByLabel('Current password').fill('not the password');
  await data.getByRole('button', { name: 'Download your data' }).press('Enter');
  await expect(data.getByText('This is not your password.')).toBeVisible();
  await expect(data.getByLabel('Current password')).toBeFocused();
  await data.getByLabel('Current password').fill(goodPassword);
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const document = JSON.parse(await textOf(await saved));
  expect(document.data.profile).toMatchObject([{ email: player.email }]);
  expect(document.data.rounds).toMatchObject([{ stake: '1.25', currency: 'EUR' }]);
  await expect(data.getByLabel('Current password')).toHaveValue('');

  const close = page.getByRole('region', { name: 'Close the account' });
  await close.getByLabel('Current password').fill(goodPassword);
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog', { name: 'Close your account?' });
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Close the account' }).press('Enter');
  await expect(close.getByRole('alert')).toHaveText('There is money in your wallet. Withdraw it first.');
  await expectAccessible(page);
});
