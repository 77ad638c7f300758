import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { confirmByMail, type Player, signUp } from '../../support/player.ts';
import { expectAccessible, expectNoOverflow, phone, useSession } from '../pages.ts';
import { expect, test } from '../site.ts';
import { resultIn } from './table.ts';

const button = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name, exact: true });
const spinButton = (frame: FrameLocator) => button(frame, 'Play a free spin');
const fact = (frame: FrameLocator, name: string) => frame.locator('dt', { hasText: name }).locator('+ dd');

/** A player who was given the twenty spins for nothing, on the page that lists them. */
async function claim(page: Page, origin: string): Promise<Player> {
  const player = await signUp(origin);
  await confirmByMail(origin, player);
  await player.must('acceptPromotion', { body: { id: 'no-deposit', accepted: true }, key: randomUUID() });
  await useSession(page.context(), origin, player);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return player;
}

/** The table of the spins' game. */
async function sitDown(page: Page): Promise<FrameLocator> {
  await page.goto('/game/night-orchard');
  const frame = page.frameLocator('iframe');
  await expect(spinButton(frame)).toBeEnabled();
  return frame;
}

/** Presses the focused button once, and waits until the spin has been shown. */
async function press(page: Page, frame: FrameLocator, left: number): Promise<void> {
  await page.keyboard.press('Space');
  if (left > 0) {
    await expect(fact(frame, 'Free spins')).toHaveText(`${left} of 20`);
    await expect(resultIn(frame)).toBeVisible({ timeout: 20_000 });
    await expect(spinButton(frame)).toBeEnabled({ timeout: 20_000 });
  }
}

test('free spins are played by keyboard alone to their end, over a reload, and say what they won and where it is', async ({
  page,
  site,
}) => {
  test.slow();
  const player = await claim(page, site.origin);
  await page.goto('/profile/casino-promotions');
  await page.getByRole('link', { name: /^Play/ }).first().focus();
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe');
  await expect(fact(frame, 'Free spins')).toHaveText('20 of 20');
  await expect(fact(frame, 'Each')).toHaveText('€0.10');
  await expect(frame.getByText('Winnings stay locked until you deposit.')).toBeVisible();
  await spinButton(frame).focus();
  for (let left = 19; left > 14; left -= 1) await press(page, frame, left);
  const won = await fact(frame, 'Won so far').textContent();

  await page.reload();
  await expect(fact(frame, 'Free spins')).toHaveText('15 of 20');
  await expect(fact(frame, 'Won so far')).toHaveText(won ?? '');
  await spinButton(frame).focus();
  for (let left = 14; left >= 0; left -= 1) await press(page, frame, left);

  const played = frame.getByRole('status').filter({ hasText: /^All 20 free spins are played\./ });
  await expect(played).toBeVisible({ timeout: 20_000 });
  const [fund] = await player.must<{ totalBonus: string }[]>('listFunds');
  const told = await played.textContent();
  expect(told).toContain(
    fund?.totalBonus === '0.00' ? 'They won nothing.' : `€${fund?.totalBonus}, which stays locked`,
  );
  await expectAccessible(page);
  await button(frame, 'Play with your own money').press('Enter');
  await expect(button(frame, 'Spin')).toBeVisible();
});

test('own money may be played in between, and the spins taken up again', async ({ page, site }) => {
  await claim(page, site.origin);
  const frame = await sitDown(page);
  await button(frame, 'Own money').click();
  await expect(button(frame, 'Spin')).toBeVisible();
  await button(frame, 'Free spins: 20').click();
  await expect(spinButton(frame)).toBeVisible();
});

test('nothing scrolls on a phone, and the bonus says what it binds', async ({ page, site }) => {
  await page.setViewportSize(phone);
  await claim(page, site.origin);
  const frame = await sitDown(page);
  await expect(
    frame.getByText('Bonus: €5.00 per stake at most. Up to 100% of a stake counts, by how much its bets put at risk.'),
  ).toBeVisible();
  await expectNoOverflow(page);
  const over = await frame.locator('html').evaluate((html) => ({
    wide: html.scrollWidth - html.clientWidth,
    high: html.scrollHeight - html.clientHeight,
  }));
  expect(over).toEqual({ wide: 0, high: 0 });
  await expect(spinButton(frame)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});
