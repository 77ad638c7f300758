import { enterAsPlayer, expectAccessible, phone } from '../pages.ts';
import { expect, test } from '../site.ts';

/** The chain's first cards start a clock of half a minute; giving them back does not stop it. */
test('cards are chosen and bought by keyboard on a phone, given back, bought again, and called', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAsPlayer(context, site.origin, '50');
  await page.goto('/game/bingo75');
  const frame = page.frameLocator('iframe');
  const cards = frame.getByRole('region', { name: /^Card \d+$/ });
  const status = frame.getByRole('status');
  await expect(status).toHaveText('The first cards sold start the clock');
  await expect(cards).toHaveCount(2);
  await frame.getByRole('button', { name: 'Add a card' }).press('Enter');
  // A phone shows two at once; the new one is turned up.
  await expect(cards).toHaveCount(1);
  await expect(frame.getByRole('radio', { name: '3', exact: true })).toBeChecked();
  const before = await cards.first().getAttribute('aria-label');
  await frame
    .getByRole('button', { name: /^Swap card/ })
    .first()
    .press('Enter');
  await expect(cards.first()).not.toHaveAttribute('aria-label', before ?? '');
  await expectAccessible(page);

  await frame.getByRole('button', { name: 'Buy cards' }).press('Enter');
  await expect(status).toHaveText('Cards in: give them back until the first ball.');
  await expect(frame.getByText('€47.00').first()).toBeVisible();
  await frame.getByRole('button', { name: 'Give back' }).press('Enter');
  await expect(frame.getByText('€50.00').first()).toBeVisible();
  await frame.getByRole('button', { name: 'Buy cards' }).press('Enter');
  await expect(frame.getByRole('button', { name: 'Give back' })).toBeVisible();

  await expect(status).toHaveText(/^All 40 balls are called/, { timeout: 60_000 });
  await expect(frame.getByText('called', { exact: true }).first()).toBeAttached();
  await expect(frame.getByRole('button', { name: 'Buy cards' })).toBeVisible();
});
