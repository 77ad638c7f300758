import { enterAsPlayer, expectAccessible, phone } from '../pages.ts';
import { expect, test } from '../site.ts';

test('a ticket is filled and bought by keyboard on a phone, waits through a reload, and is given back', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAsPlayer(context, site.origin, '50');
  await page.goto('/game/6of49');
  const frame = page.frameLocator('iframe');
  const status = frame.getByRole('status');
  await expect(status).toHaveText('Choose 6 numbers, or have a row filled at random');
  const sheet = frame.getByRole('group', { name: /^Forty-nine numbers/ });
  for (const number of [3, 11, 24, 30, 41, 49])
    await sheet.getByRole('button', { name: String(number), exact: true }).press('Enter');
  await expect(status).toHaveText('Buy the ticket before the draw');
  await expectAccessible(page);

  await frame.getByRole('radio', { name: 'Ticket', exact: true }).press('Space');
  await expect(frame.getByRole('button', { name: 'Row 1: 3, 11, 24, 30, 41, 49' })).toBeVisible();
  await frame.getByRole('button', { name: 'Add a random row' }).press('Enter');
  await expect(frame.getByRole('button', { name: /^Row 2: / })).toBeVisible();
  await expectAccessible(page);
  await frame.getByRole('button', { name: 'Buy ticket' }).press('Enter');
  await expect(status).toHaveText(/^Your ticket is in\./);
  await expect(frame.getByText('€48.00').first()).toBeVisible();
  await expect(frame.getByText(/^drawn .* · /).first()).toBeVisible();

  await page.reload();
  await expect(status).toHaveText(/^Your ticket is in\./);
  await frame.getByRole('radio', { name: 'My tickets' }).press('Space');
  await expect(frame.getByText('Waits', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await frame.getByRole('button', { name: 'Give back' }).press('Enter');
  await expect(frame.getByText('€50.00').first()).toBeVisible();
  await expect(frame.getByText('Given back', { exact: true })).toBeVisible();
});
