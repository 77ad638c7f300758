import type { FrameLocator, Page } from '@playwright/test';
import { enterAsPlayer, expectAccessible, expectNoOverflow, phone } from '../pages.ts';
import { expect, test } from '../site.ts';
import { resultIn } from './table.ts';

const button = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name, exact: true }).first();

/** The frame of one of a phone's games; the player is signed in. */
async function sitDown(page: Page, slug: string): Promise<FrameLocator> {
  await page.goto(`/game/${slug}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('status')).toHaveCount(1);
  return frame;
}

/** Presses the button that has the focus, and finds it is that one. */
async function pressFocused(page: Page, frame: FrameLocator, name: string): Promise<void> {
  await button(frame, name).focus();
  await page.keyboard.press('Enter');
}

test.use({ viewport: phone });

test('a wheel, a coin, a tower and a card are played on a phone by keyboard', async ({ page, site }) => {
  await enterAsPlayer(page.context(), site.origin, '120');
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('the wheel of ten at low risk is spun, and its rules tell its figures', async () => {
    const frame = await sitDown(page, 'wheel');
    await frame.getByRole('radio', { name: 'Low' }).check({ force: true });
    await frame.getByRole('radio', { name: '10', exact: true }).check({ force: true });
    await expect(frame.getByRole('list', { name: 'What is on the wheel' })).toContainText('1 of 10');
    await pressFocused(page, frame, 'Spin');
    await expect(resultIn(frame)).toContainText(/(?:1\.5|1\.2|0)×, 10 segments, low risk/);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  await test.step('the coin is called until a call is wrong', async () => {
    const frame = await sitDown(page, 'coin');
    await pressFocused(page, frame, 'Start');
    for (let flip = 0; flip < 13; flip += 1) {
      await expect(button(frame, 'Heads')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(frame.getByRole('list', { name: 'The flips of this round' }).getByRole('listitem')).toHaveCount(
        flip + 1,
      );
      if ((await button(frame, 'Start').count()) > 0) break;
      await button(frame, 'Heads').focus();
    }
    await expect(resultIn(frame)).toContainText(/Tails on flip \d+ · No win|Cashed out after 13 right calls/);
    await expect(button(frame, 'Start')).toBeVisible();
  });

  await test.step('an easy tower is climbed, found again after a reload, and left', async () => {
    const frame = await sitDown(page, 'towers');
    await frame.getByRole('radio', { name: 'Easy' }).check({ force: true });
    const steps = frame.locator('[data-state=safe]');
    const over = frame.locator('[data-state=hit]');
    for (let round = 0; round < 30; round += 1) {
      await pressFocused(page, frame, 'Start');
      await expect(frame.locator('[data-floor="0"][tabindex="0"]')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(steps.or(over).first()).toBeVisible();
      if ((await over.count()) === 0) break;
      await expect(resultIn(frame)).toContainText('Easy: fell at floor 1');
    }
    await page.reload();
    await expect(steps).toHaveCount(1);
    await pressFocused(page, frame, 'Cash out €1.32');
    await expect(resultIn(frame)).toContainText('Easy: cashed out at floor 1 · Won €1.32');
    await expect(button(frame, 'Start')).toBeFocused();
  });

  await test.step('a card is skipped, guessed and, when the guess was right, cashed out', async () => {
    const frame = await sitDown(page, 'hi-lo');
    await pressFocused(page, frame, 'Deal');
    await button(frame, 'Skip').click();
    const row = frame.getByRole('list', { name: 'The cards of this round' }).getByRole('listitem');
    await expect(row).toHaveCount(2);
    await frame.locator('button[data-guess]:not([aria-disabled])').first().click();
    await expect(row).toHaveCount(3);
    const out = button(frame, /^Cash out €/);
    await expect(resultIn(frame).or(out)).toBeVisible();
    if ((await out.count()) > 0) await out.click();
    await expect(resultIn(frame)).toContainText(/Cashed out after 1 right guess · Won €|wrong, after 0 right · No win/);
    await expectNoOverflow(page);
  });
});

test('sic bo takes chips by keyboard on a phone, shakes, and lights what won', async ({ page, site }) => {
  await enterAsPlayer(page.context(), site.origin, '120');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const frame = await sitDown(page, 'sic-bo');
  const spot = (name: string) => frame.locator(`button[data-spot="${name}"]`);
  await expect(frame.locator('button[data-spot]')).toHaveCount(52);
  await spot('small').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await spot('big').focus();
  await page.keyboard.press('Enter');
  await expect(spot('big')).toHaveAccessibleName(/Big, 1 to 1.*€1\.00/);
  await page.keyboard.press('Delete');
  await expect(spot('big')).toHaveAccessibleName('Big, 1 to 1');
  await spot('big').click();
  await pressFocused(page, frame, 'Shake');
  await expect(resultIn(frame)).toContainText(
    /= \d+, (?:small|big) and (?:odd|even) · Returned €2\.00|Triple \d.* · No win/,
  );
  await expect(frame.getByRole('list', { name: 'Last rounds' }).getByRole('listitem')).toHaveCount(1);
  await expectNoOverflow(page);
  await expectAccessible(page);
});
