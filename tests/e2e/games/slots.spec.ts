import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

/** A machine with the smallest stake, in front of a player who has paid in. */
async function sitDown(page: Page, origin: string, slug: string, motion: 'reduce' | 'no-preference' = 'reduce') {
  const frame = await openTable(page, origin, slug, motion);
  await expect(button(frame, 'Spin')).toBeEnabled();
  return frame;
}

const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });
/** The last word of the machine on a spin: what came back of it. */
const wordOf = async (frame: FrameLocator): Promise<string> =>
  /Won|Returned|No win/.exec((await resultIn(frame).textContent()) ?? '')?.[0] ?? '';
const balance = (frame: FrameLocator) => frame.locator('dt', { hasText: 'Balance' }).locator('+ dd');
const spinsMax = 120;

/** Presses until a spin has won more than its stake and another has brought nothing. */
async function playBoth(frame: FrameLocator, press: () => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  for (let spin = 0; spin < spinsMax && !(seen.has('Won') && seen.has('No win')); spin += 1) {
    // The result of another round than the last one: how long there is none in between is the machine's own affair.
    const before = (await resultIn(frame).count()) === 0 ? '' : ((await resultIn(frame).getAttribute('href')) ?? '');
    await press();
    await expect(resultIn(frame)).not.toHaveAttribute('href', before, { timeout: 20_000 });
    await expect(resultIn(frame)).toBeVisible({ timeout: 20_000 });
    seen.add(await wordOf(frame));
    await expect(button(frame, 'Spin')).toBeEnabled();
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Won', 'No win']));
}

for (const [name, slug] of [
  ['Signal Box', 'signal-box'],
  ['Night Orchard', 'night-orchard'],
  ['Tidepool', 'tidepool'],
  ['Soda Siphon', 'soda-siphon'],
] as const)
  test(`${name} is played until a spin has won and a spin has lost`, async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, slug);
    while (await button(frame, 'Less').isEnabled()) await button(frame, 'Less').click();
    await playBoth(frame, () => button(frame, 'Spin').click());
  });

test('Kite Harbour is played by keyboard alone until a spin has won and a spin has lost', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'kite-harbour');
  await button(frame, 'Less').focus();
  await page.keyboard.press('Enter');
  await expect(frame.getByLabel('Stake', { exact: true })).toHaveValue(/0\.50$/);
  await button(frame, 'Spin').focus();
  await playBoth(frame, () => page.keyboard.press('Space'));
  // The focus has stayed on the button that was Spin, and is Spin again.
  await expect(button(frame, 'Spin')).toBeFocused();
});

test('the reels turn, a second press stops them early, and a reload shows them where they stand', async ({
  page,
  site,
}) => {
  const frame = await sitDown(page, site.origin, 'signal-box', 'no-preference');
  await expect(balance(frame)).toHaveText('€120.00');
  await button(frame, 'Spin').click();
  await expect(resultIn(frame)).toBeHidden();
  // At once: by the time a pointer has been brought there the reels may stand, and the button would spin again.
  await button(frame, 'Stop').dispatchEvent('click');
  await expect(resultIn(frame)).toBeVisible();
  const [, returned = '0'] = /€(\d+\.\d\d)/.exec((await resultIn(frame).textContent()) ?? '') ?? [];
  await expect(balance(frame)).toHaveText(`€${(119 + Number(returned)).toFixed(2)}`);
  const reels = frame.getByRole('img', { name: /^Reel 1: / });
  const stood = await reels.getAttribute('aria-label');
  await page.reload();
  await expect(reels).toHaveAttribute('aria-label', stood ?? '');
});

test('the rules of every machine draw its paytable and tell its figures', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'signal-box');
  for (const slug of ['signal-box', 'night-orchard', 'kite-harbour', 'tidepool', 'soda-siphon']) {
    await page.goto(`/game/${slug}`);
    await button(frame, 'Rules and payouts').click();
    const dialog = frame.getByRole('dialog');
    await expect(dialog.getByRole('table')).toHaveCount(2);
    await expect(dialog).toContainText(/comes once in [\d,]+ spins/);
    await expect(dialog).toContainText(/9\d\.\d\d%/);
    await expect(dialog).not.toContainText('{{');
  }
});
