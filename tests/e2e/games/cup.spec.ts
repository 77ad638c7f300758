import type { FrameLocator } from '@playwright/test';
import { desktop, expectAccessible, expectNoOverflow, phone } from '../pages.ts';
import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

const slug = 'eight-towns-cup';
const bet = (frame: FrameLocator, name: string) => frame.locator(`[data-bet="${name}"]`);
const panel = (frame: FrameLocator, name: string) => frame.getByRole('radio', { name, exact: true });
const kickOff = (frame: FrameLocator) => frame.getByRole('button', { name: 'Kick off', exact: true });
const balance = (frame: FrameLocator) => frame.locator('dt', { hasText: /^Balance$/ }).locator('+ dd');
const bracket = (frame: FrameLocator) => frame.getByRole('img', { name: /^The bracket/ });

test('a cup is bet on by keys on a phone and played round by round, to a win and to a loss', async ({ page, site }) => {
  await page.setViewportSize(phone);
  const frame = await openTable(page, site.origin, slug);
  await test.step('the draw is walked as it lies, and Enter lays a chip', async () => {
    await expect(kickOff(frame)).toBeDisabled();
    await bet(frame, 'winner:1').focus();
    for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(bet(frame, 'winner:6')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bet(frame, 'winner:6')).toHaveAccessibleName(/^Hobsend to win the cup, 6\.92.*€1\.00/);
    await page.keyboard.press('Delete');
    await expect(kickOff(frame)).toBeDisabled();
  });
  await test.step('finals, matches and scores take bets, each under its words', async () => {
    await panel(frame, 'Final').check({ force: true });
    await panel(frame, 'Lower wins').check({ force: true });
    await expect(bet(frame, 'order:6-2')).toHaveAccessibleName(/^Hobsend to beat Quillstead in the final/);
    await panel(frame, 'Scores').check({ force: true });
    await expect(bet(frame, 'score:1:other')).toHaveAccessibleName(
      /^Any other score 9\.24, Sallowfield v Quillstead: any other score/,
    );
    await panel(frame, 'Matches').check({ force: true });
    await bet(frame, 'goals:7:over').click();
    await expect(bet(frame, 'goals:7:over')).toHaveAccessibleName(/^O 2\.5 1\.56, The final: over 2\.5 goals.*€1\.00/);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
  await test.step('the bracket comes to the front and tells every result', async () => {
    await kickOff(frame).focus();
    await page.keyboard.press('Enter');
    await expect(panel(frame, 'Bracket')).toBeChecked();
    await expect(resultIn(frame)).toBeVisible();
    await expect(bracket(frame)).toHaveAccessibleName(/^The bracket\. (?:.+?\. ){6}.+\.$/);
    await expect(frame.locator('[data-mark=open]')).toHaveCount(0);
  });
  const said: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    const words = (await resultIn(frame).textContent()) ?? '';
    const won = (await frame.locator('[data-mark=won]').count()) === 1;
    expect(words).toMatch(won ? /in the final.* · Won €1\.56/ : /in the final.* · No win/);
    said.push(words.replace(/.* · /, ''));
    if (new Set(said).size === 2) break;
    await frame.getByRole('button', { name: 'Rebet' }).click();
    await expect(frame.getByRole('button', { name: 'Rebet' })).toBeEnabled();
    await expect(resultIn(frame)).toBeVisible();
  }
  expect([...new Set(said)].toSorted()).toEqual(['No win', 'Won €1.56']);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('a cup with motion keeps its end until the final is over, and stands again after a reload', async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  const frame = await openTable(page, site.origin, slug, 'no-preference');
  await panel(frame, 'Cup 4').check({ force: true });
  for (const name of ['winner:2', 'final:6', 'semi:7']) await bet(frame, name).click();
  await kickOff(frame).click();
  await expect(bracket(frame)).toHaveAccessibleName('The bracket. Quarter-finals being played.');
  await expect(frame.locator('[data-slot="7-home"]')).toHaveText('');
  await expect(balance(frame)).toHaveText('€117.00');
  await expect(bracket(frame)).toHaveAccessibleName('The bracket. Semi-finals being played.');
  await expect(frame.locator('[data-slot="7-home"]')).toHaveText('');
  await expect(bracket(frame)).toHaveAccessibleName('The bracket. The final being played.');
  await expect(balance(frame)).toHaveText('€117.00');
  await expect(resultIn(frame)).toBeVisible();
  const told = (await bracket(frame).getAttribute('aria-label')) ?? '';
  await test.step('another draw clears the board, the same page opened again shows the last cup', async () => {
    await panel(frame, 'Cup 5').check({ force: true });
    await expect(bracket(frame)).toHaveAccessibleName(/^The bracket of cup 5\. Brackwater v Little Sound/);
    await page.reload();
    await expect(panel(frame, 'Cup 4')).toBeChecked();
    await expect(bracket(frame)).toHaveAccessibleName(told);
    await expect(frame.locator('[data-mark]')).toHaveCount(3);
  });
  await test.step('a stake that the table could not pay is not sent', async () => {
    await frame.getByRole('radio', { name: /€50\.00/ }).check({ force: true });
    await panel(frame, 'Upper wins').check({ force: true });
    await bet(frame, 'order:4-8').click();
    await kickOff(frame).click();
    await expect(frame.getByRole('status')).toContainText('That could return more than the table pays');
  });
});
