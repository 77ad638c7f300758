import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { displayAmount } from '#domain/money/amount.ts';
import { deposit, type Player, signUp } from '../support/player.ts';
import type { Site } from '../support/site.ts';
import { desktop, expectAccessible, expectNoOverflow, phone, useSession } from './pages.ts';
import { expect, test } from './site.ts';

const slot = { id: 'slot-tidepool', slug: 'tidepool' } as const;
const shown = (page: Page) => page.locator('[data-pot=house-slots-eur]');

/** What stands on the pot's account in EUR, as the ledger's own check adds up its postings. */
const accountOf = async ({ dataDir }: Site): Promise<string> => {
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir };
  delete env['DATABASE_URL'];
  const said = await new Promise<string>((done, failed) =>
    execFile(process.execPath, ['scripts/ops.ts', 'ledger', 'check'], { env }, (error, stdout) =>
      error ? failed(error) : done(stdout),
    ),
  );
  expect(said).toContain('The ledger is sound.');
  return displayAmount(BigInt(/^jackpot of house-slots, EUR: (\d+)$/m.exec(said)?.[1] ?? '0'), 'EUR');
};

/** A player at the slot, and a spin for so much. */
const takeSeat = async (origin: string): Promise<{ player: Player; spin: (amount: string) => Promise<void> }> => {
  const player = await signUp(origin);
  await deposit(origin, player, '500');
  const { url } = await player.must<{ url: string }>('launchGame', {
    body: {
      id: slot.id,
      launchId: slot.id,
      gameName: 'Tidepool',
      imageId: 'lantern:Tidepool',
      provider: 'Brass Lantern',
      category: 'slots',
      demo: false,
      lang: 'en',
      platform: 'desktop',
    },
  });
  const token = url.split('#token=')[1] ?? '';
  const { sessionId } = await player.must<{ sessionId: string }>('openGameSession', { body: { token } });
  const spin = async (amount: string): Promise<void> => {
    const bets = [{ spot: 'spin', amount }];
    await player.must('placeRound', { params: { sessionId }, body: { bets }, key: randomUUID() });
  };
  return { player, spin };
};

for (const size of [phone, desktop])
  test(`the home page tells the jackpot as its account stands, and follows it, at ${size.width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await shown(page).scrollIntoViewIfNeeded();
    await expect(shown(page)).toHaveText(/^€[\d,]+\.\d\d$/);
    const before = await shown(page).textContent();
    const { spin } = await takeSeat(site.origin);
    for (let at = 0; at < 3; at += 1) await spin('100.00');
    const stands = await accountOf(site);
    expect(stands).not.toBe(before);
    await expect(shown(page)).toHaveText(stands, { timeout: 60_000 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

test('a slot says what stands in its pot, and in its rules what share and odds it has', async ({ page, site }) => {
  const { player } = await takeSeat(site.origin);
  await useSession(page.context(), site.origin, player);
  await page.goto(`/game/${slot.slug}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(/^Jackpot €[\d,]+\.\d\d$/)).toBeVisible();
  await frame.getByRole('button', { name: 'Rules and payouts' }).click();
  await expect(frame.getByText(/1 in 500,000 for each €1\.00/)).toBeVisible();
});

test('a pot that is won is told over the machine until the next spin, and in words', async ({ page, site }) => {
  const { player } = await takeSeat(site.origin);
  await useSession(page.context(), site.origin, player);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // No seed of a test wins in reasonable time: the answer of a real round is told as one that did.
  await page.route('**/game-session/*/round', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    const body = await answer.json();
    const { round } = body;
    round.payout = (Number(round.payout) + 6012.34).toFixed(2);
    round.jackpot.win = '6012.34';
    return route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/game/${slot.slug}`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(frame.getByText('The jackpot: €6,012.34')).toBeVisible({ timeout: 20_000 });
  await expect(frame.getByRole('status').filter({ hasText: 'the jackpot of €6,012.34 is won' })).toHaveCount(1);
});
