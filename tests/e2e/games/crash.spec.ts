import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

/** Seven seconds of stakes, three of rest, and the flight: one in 10,000 lasts longer than this. */
test.describe.configure({ timeout: 480_000 });
const flightMs = 165_000;

async function sitDown(page: Page, origin: string, slug = 'updraft'): Promise<FrameLocator> {
  const frame = await openTable(page, origin, slug);
  // Nothing can be set before the table is heard.
  await expect(frame.getByRole('button', { name: /^Stake on/ })).toBeEnabled();
  return frame;
}

const button = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name }).first();
const status = (frame: FrameLocator) => frame.getByRole('status');
const ownLine = (frame: FrameLocator) =>
  frame.getByRole('region', { name: 'In this flight' }).getByRole('listitem').filter({ hasText: 'You' });

async function setTarget(frame: FrameLocator, page: Page, target: string): Promise<void> {
  await frame.getByLabel('Leaves at').fill(target);
  await page.keyboard.press('Enter');
}

/** Stakes while stakes are taken, so that it is in the flight that starts next. */
async function stakeNow(frame: FrameLocator): Promise<void> {
  await expect(button(frame, 'Stake on this flight')).toBeEnabled({ timeout: flightMs });
  // Not in the last moment; nothing counts yet where the first stake of a chain is waited for.
  await expect(frame.locator('[data-seconds]')).toHaveText(/^(?:[3-7]\.\d)?$/, { timeout: flightMs });
  await button(frame, 'Stake on this flight').click();
  await expect(button(frame, 'You are in')).toBeVisible();
}

/** Waits for the word on a round, which comes when its flight is over. */
async function resultOf(frame: FrameLocator): Promise<string> {
  const said = resultIn(frame);
  await expect(said).toBeVisible({ timeout: flightMs });
  return (await said.textContent()) ?? '';
}

test('a stake is taken back before the start, and comes back whole', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin);
  await stakeNow(frame);
  await expect(frame.getByText('€119.00').first()).toBeVisible();
  await expect(ownLine(frame)).toContainText('€1.00');
  await button(frame, 'Take it back').click();
  await expect(frame.getByText('€120.00').first()).toBeVisible();
  await expect(ownLine(frame)).toHaveCount(0);
});

test('a target of 1.01 is won, one of 1,000 is lost, each with its record', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin);
  await setTarget(frame, page, '1.01');
  await expect(frame.getByText(/^98\.0[12]%$/)).toBeVisible();
  // One flight in 50 ends below 1.01: the next one is tried then.
  let said = '';
  for (let round = 0; round < 4 && !said.includes('Won'); round += 1) {
    await stakeNow(frame);
    said = await resultOf(frame);
  }
  expect(said).toMatch(/^Ended at \d+\.\d\d× · Won €1\.01$/);
  await expect(frame.getByRole('link', { name: /Your round and its proof/ }).first()).toBeVisible();

  await setTarget(frame, page, '1000');
  await expect(frame.getByText(/^0\.0990+%$/)).toBeVisible();
  await stakeNow(frame);
  expect(await resultOf(frame)).toMatch(/^Ended at [\d,]+\.\d\d×.* · No win$/);
});

test('a stake by hand knows its cap, outlives a reload in flight, and is cashed out by the space bar', async ({
  page,
  site,
}) => {
  const frame = await sitDown(page, site.origin);
  await frame.getByRole('radio', { name: 'By hand' }).check({ force: true });
  await expect(frame.getByText(/leaves by itself at [\d,]+\.\d\d×: the table’s largest payout/)).toBeVisible();
  const cashOut = button(frame, /^Cash out · €/);
  // Some flights are over before a page is loaded anew.
  for (let round = 0; round < 6; round += 1) {
    await stakeNow(frame);
    await expect(cashOut.or(status(frame).getByText('No win'))).toBeVisible({ timeout: flightMs });
    await page.reload();
    await expect(status(frame)).toBeVisible();
    const isThere = await cashOut.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    await frame.getByRole('img', { name: /paper glider/ }).click();
    await page.keyboard.press(' ');
    await expect(status(frame)).toContainText(/You left at \d+\.\d\d× with €\d+\.\d\d|Ended at/);
    const said = await resultOf(frame);
    if (said.includes('No win')) continue;
    expect(said).toMatch(/Won €1\.\d\d|Won €[2-9]|Won €\d\d|Returned €1\.00/);
    await expect(ownLine(frame)).toContainText(/\d+\.\d\d× · €\d/);
    return;
  }
  throw new Error('six flights were all too short');
});

test('a stake set during a flight is taken when the next one opens, and play money is listed for its player alone', async ({
  page,
  site,
}) => {
  const frame = await sitDown(page, site.origin, 'updraft?demo=true');
  await expect(frame.getByText('Play money flies along, and is listed for you alone.')).toBeVisible();
  // The first stake of a chain starts its count; any flight will do to be in the air.
  await stakeNow(frame);
  await expect(status(frame)).toContainText(/Ended|No win|Won|Leave any time/, { timeout: flightMs });
  await expect(button(frame, 'Stake on the next flight')).toBeVisible({ timeout: flightMs });
  await button(frame, 'Stake on the next flight').click();
  await expect(button(frame, 'Cancel it').or(button(frame, 'You are in'))).toBeVisible();
  await expect(button(frame, 'You are in')).toBeVisible({ timeout: flightMs });
  await expect(ownLine(frame)).toHaveCount(1);
  await test.step('the last flight shows what decided it', async () => {
    await frame.getByRole('list', { name: 'Last flights' }).getByRole('listitem').first().waitFor();
    await button(frame, 'Rules and payouts').click();
    await expect(frame.getByRole('dialog').getByRole('rowheader', { name: 'Leaving at 2.00×' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
});
