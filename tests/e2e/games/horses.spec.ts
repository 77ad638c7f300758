import type { FrameLocator, Page } from '@playwright/test';
import { deposit, signUp } from '../../support/player.ts';
import { expect, test } from '../site.ts';

/** A new player with EUR 50, whose browser asks for less motion, at the course. */
async function sitDown(page: Page, origin: string): Promise<FrameLocator> {
  const player = await signUp(origin);
  await deposit(origin, player, '50');
  const cookies = player.cookies().split('; ');
  await page.context().addCookies(
    cookies.map((pair) => {
      const at = pair.indexOf('=');
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
    }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/game/eight-at-the-downs');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Hand in' })).toBeVisible();
  return frame;
}

const bet = (frame: FrameLocator, id: string) => frame.locator(`button[data-bet="${id}"]`);
const status = (frame: FrameLocator) => frame.getByRole('status');
const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });

/**
 * One race for everything: the chain's first slip starts a clock of 40 s, and taking it back does not stop that. Of bets
 * on all eight to win exactly one comes in, and seven lose.
 */
test('a slip is laid by keyboard, taken back, handed in anew, outlives a reload, and is paid', async ({
  page,
  site,
}) => {
  const frame = await sitDown(page, site.origin);

  await test.step('a chip lies on every horse to win, by arrow keys and Enter', async () => {
    await expect(status(frame)).toHaveText('The first slip starts the clock');
    await bet(frame, 'win:1').focus();
    for (let number = 1; number <= 8; number += 1) {
      await expect(bet(frame, `win:${number}`)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('ArrowDown');
    }
    // The last of them is at the edge: the key stays there, and does not scroll the page.
    await bet(frame, 'win:8').evaluate((place) => {
      addEventListener('keydown', (event) => place.setAttribute('data-kept', String(event.defaultPrevented)));
    });
    await page.keyboard.press('ArrowDown');
    await expect(bet(frame, 'win:8')).toBeFocused();
    await expect(bet(frame, 'win:8')).toHaveAttribute('data-kept', 'true');
    await bet(frame, 'show:8').press('Enter');
    await expect(bet(frame, 'show:8')).toHaveAccessibleName(/€1\.00 placed$/);
    await bet(frame, 'show:8').press('Delete');
    await expect(bet(frame, 'show:8')).not.toHaveAccessibleName(/placed$/);
  });

  await test.step('handed in, it costs eight chips; taken back, nothing', async () => {
    await button(frame, 'Hand in').press('Enter');
    await expect(status(frame)).toHaveText('Your slip is in. It can be taken back until the start.');
    await expect(frame.getByText('€42.00').first()).toBeVisible();
    await button(frame, 'Take back').press('Enter');
    await expect(status(frame)).toHaveText('Place your chips on the card, then hand the slip in');
    await expect(frame.getByText('€50.00').first()).toBeVisible();
    await button(frame, 'Hand in').press('Enter');
    await expect(button(frame, 'Take back')).toBeVisible();
    // What is in sight takes the focus where it is, down to the last line of the table.
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('after a reload it is still in, chip by chip', async () => {
    await page.reload();
    await expect(button(frame, 'Take back')).toBeVisible();
    for (const number of [1, 8]) await expect(bet(frame, `win:${number}`)).toHaveAccessibleName(/€1\.00 placed$/);
    await expect(button(frame, 'Hand in')).toBeDisabled();
  });

  for (const [width, height] of [
    [360, 640],
    [740, 360],
  ] as const)
    await test.step(`at ${width} × ${height} the whole card is in sight, and nothing scrolls`, async () => {
      await page.setViewportSize({ width, height });
      for (const number of [1, 8]) await expect(bet(frame, `win:${number}`)).toBeInViewport({ ratio: 1 });
      await expect(button(frame, 'Take back')).toBeInViewport({ ratio: 1 });
      const [tall, seen] = await frame
        .locator('html')
        .evaluate((root) => [root.scrollHeight, root.clientHeight] as const);
      expect(tall).toBeLessThanOrEqual(seen);
    });
  await page.setViewportSize({ width: 1280, height: 720 });

  await test.step('the race decides it: one bet comes in at its odds, seven lose', async () => {
    const result = status(frame).filter({ hasText: /^1st .+, 2nd .+, 3rd .+ · (?:Won|Returned) €/ });
    await expect(result).toBeVisible({ timeout: 60_000 });
    const [, winner = '', paid = ''] =
      /^1st (.+?), 2nd .+(?:Won|Returned) €([\d.]+)/.exec((await result.textContent()) ?? '') ?? [];
    const named = frame.getByRole('button', { name: new RegExp(`^${winner} to win, `) });
    const [, odds = ''] = /to win, (\d+\.\d\d)/.exec((await named.getAttribute('aria-label')) ?? '') ?? [];
    // A chip of one euro returns the odds themselves.
    expect(paid).toBe(odds);
    await expect(button(frame, 'Take back')).toBeHidden();
    const balance = (50 - 8 + Number(odds)).toFixed(2);
    await expect(frame.getByText(`€${balance}`).first()).toBeVisible();
    await page.goto('/profile/game-history');
    // The slip that was taken back is told beside the one that ran.
    const rounds = page.getByRole('row').filter({ has: page.getByRole('button', { name: /Open the round/ }) });
    await expect(rounds).toHaveCount(2);
    await expect(rounds.filter({ hasText: `€${odds}` })).toHaveCount(1);
    await expect(rounds.filter({ hasText: 'Cancelled' })).toHaveCount(1);
  });
});
