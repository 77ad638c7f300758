import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

async function sitDown(page: Page, origin: string): Promise<FrameLocator> {
  const frame = await openTable(page, origin, 'pai-gow-poker');
  await expect(button(frame, 'Deal')).toBeVisible();
  return frame;
}

const button = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name, exact: true }).first();
const status = (frame: FrameLocator) => frame.getByRole('status');
const keys = (frame: FrameLocator) => frame.getByRole('group', { name: 'Your seven cards' }).getByRole('button');
/** What lies on the table, as it is read to somebody who does not see it. */
const lying = (frame: FrameLocator) => frame.getByText(/^(?:Your (?:cards|high hand|low hand): |The dealer)/);
const roundsMax = 40;

test('is set by the house way until a round was won, one pushed and one lost', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin);
  const seen = new Set<string>();
  for (let round = 0; round < roundsMax && seen.size < 3; round += 1) {
    if (round === 0) await button(frame, 'Bet').click();
    await button(frame, round === 0 ? 'Deal' : 'Rebet & go').click();
    await expect(keys(frame)).toHaveCount(7);
    await expect(lying(frame).filter({ hasText: 'The dealer’s seven cards are covered.' })).toHaveCount(1);
    await button(frame, 'House way').click();
    await button(frame, 'Set').click();
    await expect(resultIn(frame)).toBeVisible();
    const text = (await resultIn(frame).textContent()) ?? '';
    const brought = /Won €1\.95|Returned €1\.00|No win/.exec(text)?.[0] ?? text;
    seen.add(brought);
    // What is said of the hands is what the bet brought.
    const words = {
      'Won €1.95': /^Both hands win/,
      'Returned €1.00': /^Push: /,
      'No win': /^(?:Both hands lose|No hand wins)/,
    };
    expect(text).toMatch(words[brought as keyof typeof words]);
  }
  expect([...seen].sort()).toEqual(['No win', 'Returned €1.00', 'Won €1.95']);
});

test('is set by hand: two cards aside, a foul said and not sent', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin);
  await button(frame, 'Bet').click();
  let fouls = 0;
  for (let round = 0; round < roundsMax && fouls === 0; round += 1) {
    await button(frame, round > 0 ? 'Rebet & go' : 'Deal').click();
    await expect(keys(frame)).toHaveCount(7);
    await expect(button(frame, 'Set')).toHaveAttribute('aria-disabled', 'true');
    // The two highest: a foul unless something better is left.
    await keys(frame).nth(0).click();
    await keys(frame).nth(1).click();
    await expect(keys(frame).and(frame.locator('[aria-pressed=true]'))).toHaveCount(2);
    if (
      await status(frame)
        .getByText(/^The low hand ranks above/)
        .isVisible()
    ) {
      fouls += 1;
      await expect(button(frame, 'Set')).toHaveAttribute('aria-disabled', 'true');
      await button(frame, 'Set').click({ force: true });
      await expect(resultIn(frame)).toBeHidden();
      // A third card takes the place of the first, which goes back to the high hand.
      await keys(frame).nth(6).click();
      await expect(keys(frame).nth(0)).toHaveAttribute('aria-pressed', 'false');
      await expect(keys(frame).nth(6)).toHaveAttribute('aria-pressed', 'true');
      await button(frame, 'House way').click();
    }
    await button(frame, 'Set').click();
    await expect(resultIn(frame)).toBeVisible();
  }
  expect(fouls).toBe(1);
});

test('lies as it lay after a reload, the dealer covered, and is played on by keyboard alone', async ({
  page,
  site,
}) => {
  const frame = await sitDown(page, site.origin);
  await button(frame, 'Bet').focus();
  await page.keyboard.press('Enter');
  await button(frame, 'Deal').focus();
  await page.keyboard.press('Enter');
  await expect(keys(frame)).toHaveCount(7);
  const before = await lying(frame).allTextContents();
  await page.reload();
  await expect(keys(frame)).toHaveCount(7);
  expect(await lying(frame).allTextContents()).toEqual(before);
  await keys(frame).first().focus();
  await page.keyboard.press('6');
  await page.keyboard.press('7');
  await expect(keys(frame).and(frame.locator('[aria-pressed=true]'))).toHaveCount(2);
  await page.keyboard.press('7');
  await expect(keys(frame).and(frame.locator('[aria-pressed=true]'))).toHaveCount(1);
  await page.keyboard.press('h');
  await page.keyboard.press('s');
  await expect(resultIn(frame)).toBeVisible();
  const after = await lying(frame).allTextContents();
  expect(after.map((text) => text.split(':')[0])).toEqual([
    'Your high hand',
    'Your low hand',
    'The dealer’s high hand',
    'The dealer’s low hand',
  ]);
  await button(frame, 'Rebet & go').click();
  await expect(button(frame, 'Bet, €1.00 placed')).toBeVisible();
});
