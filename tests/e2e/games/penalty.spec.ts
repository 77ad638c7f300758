import { enterAsPlayer, expectAccessible, expectNoOverflow, phone } from '../pages.ts';
import { expect, test } from '../site.ts';
import { resultIn } from './table.ts';

test.use({ viewport: phone });

test('a shoot-out is kicked by keyboard on a phone, found again after a reload and cashed out', async ({
  page,
  site,
}) => {
  await enterAsPlayer(page.context(), site.origin, '120');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/game/penalty-shoot-out');
  const frame = page.frameLocator('iframe');
  const start = frame.getByRole('button', { name: 'Place the ball', exact: true }).first();
  const goals = frame.locator('[data-kick=goal]');
  const saves = frame.locator('[data-kick=saved]');
  const result = resultIn(frame);
  await expect(start).toBeVisible();
  await frame.getByRole('radio', { name: 'Trainee' }).check({ force: true });

  for (let round = 0; round < 30; round += 1) {
    await start.focus();
    await page.keyboard.press('Enter');
    await expect(frame.locator('[data-place="0"]')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(frame.locator('[data-place="4"]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(goals.or(saves).first()).toBeVisible();
    if ((await saves.count()) === 0) break;
    await expect(result).toContainText('Trainee: kick 1 saved');
    // What the keeper would have done is told of the four kicks that were not taken.
    await expect(frame.locator('[data-kick=told]')).toHaveCount(4);
    await page.keyboard.press('Home');
    await frame.locator('[data-place="0"]').focus();
  }
  await expectNoOverflow(page);

  await page.reload();
  await expect(goals).toHaveCount(1);
  await expect(frame.getByText('Kick 1, 1.18×: goal, Bottom middle')).toBeAttached();
  await frame.getByRole('button', { name: 'Cash out €1.18 or €1.19', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(result).toContainText(/Trainee: cashed out after goal 1 · Won €1\.1[89]$/);
  await expect(start).toBeFocused();
  await expectAccessible(page);
});
