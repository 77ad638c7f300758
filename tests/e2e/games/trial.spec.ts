import { expectAccessible, expectNoOverflow, phone } from '../pages.ts';
import { expect, test } from '../site.ts';
import { resultIn } from './table.ts';

test('a visitor tries a game with play money and verifies it, and nothing of it is sent', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/fairness');
  const figures = page.locator('details', { has: page.locator('#dice') });
  await figures.locator('summary').click();
  await figures.getByRole('link', { name: 'Try Dice with play money' }).click();
  await expect(page).toHaveURL('/try/dice');

  await expect(page.getByText('Nothing to win · 18+').filter({ visible: true })).toBeVisible();
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  await roll.focus();
  await page.keyboard.press('Enter');
  await expect(resultIn(page)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  const rounds = page.getByRole('list', { name: 'Last rounds' }).getByRole('link');
  await rounds.first().click();
  const dialog = page.getByRole('dialog', { name: 'Seeds and proof' });
  await expect(dialog.getByText('Rotate the seed to reveal what decided this round.')).toBeVisible();
  await dialog.getByLabel('Client seed').last().fill('mine');
  await dialog.getByRole('button', { name: 'Rotate seed' }).click();
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText(/^Everything matches/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.reload();
  await expect(rounds).toHaveCount(1);
  expect(sent).toEqual([]);
});

test('a key that is held plays one round, whatever the browser makes of it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/try/dice');
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  const rounds = page.getByRole('list', { name: 'Last rounds' }).getByRole('listitem');
  await roll.focus();
  await page.keyboard.down('Enter');
  await expect(rounds).toHaveCount(1);
  await expect(roll).not.toHaveAttribute('aria-disabled', 'true');
  // Held on: the browser presses again and again.
  for (let held = 0; held < 20; held += 1) await page.keyboard.down('Enter');
  await expect(roll).not.toHaveAttribute('aria-disabled', 'true');
  await expect(rounds).toHaveCount(1);
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  await expect(rounds).toHaveCount(2);
});
