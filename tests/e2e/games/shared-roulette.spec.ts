import { enterAsPlayer, expectAccessible, phone } from '../pages.ts';
import { expect, test } from '../site.ts';
import { resultIn } from './table.ts';

/** The chain's first chips start the clock of 22 seconds; taking them back does not stop it. */
test('chips are laid by keyboard on a phone, taken back, laid again, found again after a reload, and spun', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAsPlayer(context, site.origin, '50');
  await page.goto('/game/shared-roulette');
  const frame = page.frameLocator('iframe');
  const status = frame.getByRole('status');
  await expect(status).toHaveText('The first chips placed start the clock');
  await frame.getByRole('button', { name: 'Red', exact: true }).press('Enter');
  await expect(frame.getByRole('button', { name: /^Red, / })).toBeVisible();
  await expectAccessible(page);
  await frame.getByRole('button', { name: 'Place chips' }).press('Enter');
  await expect(status).toHaveText('Your chips are in. They can be taken back until the clock has run out.');
  await expect(frame.getByRole('timer', { name: /seconds to place chips$/ })).toBeVisible();
  await frame.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(frame.getByText('€50.00').first()).toBeVisible();
  await frame.getByRole('button', { name: 'Place chips' }).press('Enter');
  await expect(frame.getByRole('button', { name: 'Take back' })).toBeVisible();

  await page.reload();
  await expect(frame.getByRole('button', { name: /^Red, / })).toBeVisible();

  await expect(resultIn(frame)).toBeAttached({ timeout: 60_000 });
  await expect(frame.getByRole('button', { name: 'Place chips' })).toBeVisible({ timeout: 30_000 });
});
