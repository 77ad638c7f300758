import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import { deposit, type Player, signUp } from '../../support/player.ts';
import { startSite } from '../../support/site.ts';
import { test as base, expect } from '../site.ts';

/** A site that keeps the pace of an operator who sets nothing: 5 s at tables. */
const test = base.extend({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
    async ({}, use) => {
      const site = await startSite({ PACE_TABLE_MS: '', PACE_QUICK_MS: '' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const paceMs = 5_000;

/** A new player with EUR 50, whose browser asks for less motion, and the table's own session. */
async function sitDown(page: Page, origin: string, path: string) {
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
  const opened = page.waitForResponse((response) => /\/game-session$/.test(new URL(response.url()).pathname));
  await page.goto(path);
  const { sessionId } = (await (await opened).json()) as { sessionId: string };
  return { player, sessionId, frame: page.frameLocator('iframe') };
}

const press = (frame: FrameLocator, name: RegExp | string) => frame.getByRole('button', { name }).first().click();
const answered = (page: Page, path: RegExp, status: number) =>
  page.waitForResponse((response) => path.test(new URL(response.url()).pathname) && response.status() === status);
const round = /\/game-session\/[^/]+\/round$/;
const action = /\/round\/[^/]+\/action$/;

test('a second spin within the pace is refused by the house, and the button waits', async ({ page, site }) => {
  const { player, sessionId, frame } = await sitDown(page, site.origin, '/game/european-roulette');
  await press(frame, /^Red/);
  const taken = answered(page, round, 200);
  const began = Date.now();
  await press(frame, 'Spin');
  await taken;
  const body = { bets: [{ spot: 'red', amount: '1.00' }] };
  const again = await player.call<{ code: string; facts: { waitMs: number } }>('placeRound', {
    params: { sessionId },
    body,
    key: randomUUID(),
  });
  expect(again).toMatchObject({ status: 429, body: { code: 'too_soon' } });
  expect(again.body.facts.waitMs).toBeGreaterThan(0);
  expect(again.body.facts.waitMs).toBeLessThanOrEqual(paceMs);

  // What plays the bets again waits for the pace as well.
  const second = answered(page, round, 200);
  await press(frame, 'Rebet & go');
  expect(Date.now() - began).toBeGreaterThanOrEqual(paceMs);
  await second;
  expect(await player.must<{ total: number }>('listBets')).toMatchObject({ total: 2 });
});

test('a roll pressed too early in a hand of craps is cast as soon as the pace allows', async ({
  page,
  site,
  allowErrors,
}) => {
  allowErrors(/status of 429/);
  const { frame } = await sitDown(page, site.origin, '/game/craps');
  const roll = frame.getByRole('button', { name: 'Roll', exact: true });
  const isOpen = frame.getByText(/^The point is \d+$/);
  const idle = async () => {
    await expect(roll).not.toHaveAttribute('aria-busy', 'true');
    await expect(roll).toBeEnabled();
  };
  // Two come-outs of three make a point; the next one waits for its turn by itself.
  for (let hand = 0; hand < 8 && !(await isOpen.isVisible()); hand += 1) {
    await frame.locator('button[data-spot="pass"]').press('Enter');
    await idle();
    const opened = answered(page, round, 200);
    await roll.press('Enter');
    await opened;
    await expect(frame.getByRole('status')).not.toHaveText('The dice are out');
    await expect(roll).not.toHaveAttribute('aria-busy', 'true');
  }
  await idle();
  const [refused, cast] = [answered(page, action, 429), answered(page, action, 200)];
  await roll.press('Enter');
  expect(await (await refused).json()).toMatchObject({ code: 'too_soon' });
  await expect(roll).toHaveAttribute('aria-busy', 'true');
  expect(((await (await cast).json()) as { round: { status: string } }).round.status).toMatch(/^(?:open|settled)$/);
});

test('play money stays play money: no wallet, no history, and back again', async ({ page, site, allowErrors }) => {
  // A page that is loaded anew does not know how long the table's pace still lasts: it is told, and asks again.
  allowErrors(/429 \(Too Many Requests\).*\/round$/);
  const { player, frame } = await sitDown(page, site.origin, '/game/european-roulette?demo=true');
  const spin = async () => {
    await press(frame, /^Red/);
    await expect(frame.getByRole('button', { name: 'Spin' })).toBeEnabled();
    await press(frame, 'Spin');
    await expect(frame.getByRole('button', { name: 'Rebet' })).toBeEnabled();
  };

  await test.step('a demo takes and pays play money alone', async () => {
    await expect(frame.getByText('Play money')).toBeVisible();
    await spin();
    expect(await total(player)).toBe(0);
    await page.goto('/');
    await expect(page.getByRole('banner')).toContainText('Balance €50.00EUR');
  });

  await test.step('the same table for real plays from the wallet and is in the history', async () => {
    await page.goto('/game/european-roulette?demo=true');
    await expect(frame.getByText('Play money')).toBeVisible();
    await page.getByRole('button', { name: 'Play for real money' }).click();
    await expect(page).toHaveURL(/\/game\/european-roulette$/);
    await expect(frame.getByText('Play money')).toBeHidden();
    await expect(frame.getByText('€50.00').first()).toBeVisible();
    await spin();
    expect(await total(player)).toBe(1);
  });

  await test.step('and back to play money', async () => {
    await page.getByRole('button', { name: 'Try it free' }).click();
    await expect(page).toHaveURL(/\?demo=true$/);
    await expect(frame.getByText('Play money')).toBeVisible();
    await spin();
    expect(await total(player)).toBe(1);
    await page.goto('/profile/game-history');
    await expect(page.getByRole('button', { name: /Open the round/ })).toHaveCount(1);
  });
});

const total = async (player: Player): Promise<number> => (await player.must<{ total: number }>('listBets')).total;
