import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable } from './table.ts';

/** A new player with money, whose browser asks for less motion, at the table. */
async function sitDown(page: Page, origin: string): Promise<FrameLocator> {
  const frame = await openTable(page, origin, 'craps');
  await expect(frame.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  return frame;
}

const spot = (frame: FrameLocator, name: string) => frame.locator(`button[data-spot="${name}"]`);
const status = (frame: FrameLocator) => frame.getByRole('status');

/** Lays a chip by keyboard. */
const lay = (frame: FrameLocator, name: string) => spot(frame, name).press('Enter');

/** Rolls by keyboard and waits until the dice lie. */
async function roll(frame: FrameLocator, by: 'Roll' | 'Rebet & go' = 'Roll'): Promise<void> {
  const button = frame.getByRole('button', { name: 'Roll', exact: true });
  await frame.getByRole('button', { name: by, exact: true }).press('Enter');
  await expect(status(frame)).not.toHaveText('The dice are out');
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
}

test('wins and loses the field, one roll each, and shows what came back', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin);
  const seen = new Set<string>();
  for (let round = 0; round < 60 && seen.size < 2; round += 1) {
    if (round === 0) {
      await spot(frame, 'field').click();
      await expect(spot(frame, 'field')).toHaveAccessibleName(/^Field 2 · 3 · 4 .*, 2\.78% edge, €1\.00 placed$/);
    }
    await roll(frame, round === 0 ? 'Roll' : 'Rebet & go');
    await expect(status(frame)).toContainText(/^\d+ on the first roll · (?:Won €[234]\.00|No win)$/);
    seen.add((await status(frame).textContent())?.includes('Won') ? 'won' : 'lost');
  }
  expect(seen.size).toBe(2);
});

test('goes on with a hand after a reload: point, stakes and odds, by keyboard alone', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin);
  const point = frame.getByText(/^The point is \d+$/);
  for (let hand = 0; hand < 30 && !(await point.isVisible()); hand += 1) {
    await lay(frame, 'pass');
    await roll(frame);
  }
  const called = await point.textContent();
  await page.reload();
  await expect(point).toHaveText(called ?? '');
  await expect(spot(frame, 'pass')).toHaveAccessibleName('Pass line 1 to 1, 1.41% edge, €1.00 staked');

  // A line bet under contract stays; a field bet is laid, taken back before the roll, and never staked.
  await lay(frame, 'field');
  await spot(frame, 'field').press('Delete');
  await lay(frame, 'pass');
  await expect(status(frame)).toHaveText('The point is on. Bet the come instead, or wait for the next come-out.');
  for (let chip = 0; chip < 6; chip += 1) await lay(frame, 'odds:pass');
  await expect(spot(frame, 'odds:pass')).toHaveAccessibleName(
    /^Odds behind pass: Odds (?:2 to 1|3 to 2|6 to 5), 0\.00% edge, €[345]\.00 placed$/,
  );
  await lay(frame, 'place:4');
  await lay(frame, 'hop:3-4');
  await roll(frame);

  // The place bet of a hand that goes on comes down for its stake.
  const down = frame.getByRole('button', { name: 'Take down Place 4' });
  await spot(frame, 'place:4').focus();
  if (await down.isVisible()) {
    await down.press('Enter');
    await expect(spot(frame, 'place:4')).toHaveAccessibleName('Place 4: Place 9 to 5, 6.67% edge');
  }
  // To take down the last bet ends the hand as well.
  const ended =
    /^(?:\d+ on (?:the first roll|roll \d+)(?:, the point is made)?|Seven out on roll \d+|Collected after \d+ rolls?) · (?:Won|Returned|No win)/;
  for (let rolls = 0; rolls < 60 && !ended.test((await status(frame).textContent()) ?? ''); rolls += 1)
    await roll(frame);
  await expect(status(frame)).toContainText(ended);
  await expect(frame.getByRole('list', { name: 'Rolls of this hand, newest first' })).toBeVisible();
});

test('has the whole felt on a phone, in five parts, each within reach of the Tab key', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const frame = await sitDown(page, site.origin);
  const parts = { Line: 'field', Numbers: 'buy:9', Come: 'big:8', Props: 'hard:6', Hops: 'hop:2-6' };
  for (const [part, inside] of Object.entries(parts)) {
    const choice = frame.getByRole('radio', { name: part, exact: true });
    await choice.check({ force: true });
    await choice.focus();
    await page.keyboard.press('Tab');
    await expect(frame.locator('button[data-spot]:focus')).toHaveCount(1);
    const { width, height } = (await spot(frame, inside).boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height), `the fields of ${part}`).toBeGreaterThanOrEqual(44);
    await lay(frame, inside);
    await expect(spot(frame, inside)).toHaveAccessibleName(/€1\.00 placed$/);
  }
  await roll(frame);
  // Buy bets are off on the come-out: this one lies there whatever was rolled.
  await frame.getByRole('radio', { name: 'Numbers', exact: true }).check({ force: true });
  await expect(spot(frame, 'buy:9')).toHaveAccessibleName('Buy 9: Buy 29 to 20, 2.00% edge, €1.00 staked');
});
