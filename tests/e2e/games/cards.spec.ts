import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

/** The frames of a player who has paid in, without the pictures' motion. */
async function sitDown(page: Page, origin: string, slug: string): Promise<FrameLocator> {
  const frame = await openTable(page, origin, slug);
  await expect(frame.getByRole('button', { name: 'Deal' })).toBeVisible();
  return frame;
}

const button = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name }).first();
/** The last word of the table on a round: what came back of it. */
const readsResult = async (frame: FrameLocator): Promise<string> => (await resultIn(frame).textContent()) ?? '';
/** What lies on the table, as it is read to somebody who does not see it. */
const lying = (frame: FrameLocator) => frame.getByText(/^(?:Dealer|You|Your hand \d): .* Total/);
const roundsMax = 40;

/** Which of a round's two states the table is in, once it is in one: a decision is asked for, or the round is over. */
async function nextState(frame: FrameLocator): Promise<'asked' | 'over'> {
  const asked = frame.locator('button[aria-keyshortcuts]:not([aria-disabled])').first();
  await expect(asked.or(resultIn(frame)).first()).toBeVisible();
  return (await resultIn(frame).isVisible()) ? 'over' : 'asked';
}

/** Decides as a cautious player would, without a second stake, to the end of the round. */
async function playOut(frame: FrameLocator): Promise<string> {
  for (let move = 0; move < 12; move += 1) {
    if ((await nextState(frame)) === 'over') return readsResult(frame);
    const decline = button(frame, 'No insurance');
    const insuring = await decline.isVisible();
    await (insuring ? decline : button(frame, 'Stand')).click();
    if (insuring) await expect(decline).toBeHidden();
  }
  throw new Error('The round did not end');
}

/** Deals until a decision is asked for that is not about insurance. */
async function dealToDecision(frame: FrameLocator, deal: () => Promise<void>): Promise<void> {
  for (let round = 0; round < roundsMax; round += 1) {
    await deal();
    if ((await nextState(frame)) === 'over') continue;
    if (!(await button(frame, 'No insurance').isVisible())) return;
    await playOut(frame);
  }
  throw new Error('No hand was asked');
}

test.describe('Blackjack', () => {
  test('is played until a hand was won and a hand was lost', async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, 'blackjack');
    const seen = new Set<string>();
    for (let round = 0; round < roundsMax && !(seen.has('Won') && seen.has('No win')); round += 1) {
      await button(frame, 'Deal').click();
      await expect(resultIn(frame)).toBeHidden();
      const words = await playOut(frame);
      seen.add(/Won|Returned|No win/.exec(words)?.[0] ?? '');
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Won', 'No win']));
  });

  test('lies as it lay after a reload, and is played on', async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, 'blackjack');
    await dealToDecision(frame, () => button(frame, 'Deal').click());
    const before = await lying(frame).allTextContents();
    const prompt = await frame
      .getByRole('status')
      .filter({ hasText: /^You have/ })
      .textContent();
    expect(before).toHaveLength(2);
    await page.reload();
    await expect(button(frame, 'Hit')).toBeVisible();
    expect(await lying(frame).allTextContents()).toEqual(before);
    await expect(frame.getByText(prompt ?? '')).toBeVisible();
    await playOut(frame);
    await expect(button(frame, 'Deal')).toBeEnabled();
  });

  test('is played by keyboard alone: stake, deal, hint, letters, the next deal', async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, 'blackjack');
    const more = button(frame, 'More');
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('textbox', { name: 'Stake' })).toHaveValue('€2.00');
    const hints = frame.getByRole('switch', { name: 'Hints' });
    await hints.focus();
    await page.keyboard.press('Space');
    await expect(hints).toBeChecked();
    await button(frame, 'Deal').focus();
    await dealToDecision(frame, async () => {
      await button(frame, 'Deal').focus();
      await page.keyboard.press('Enter');
      await expect(resultIn(frame)).toBeHidden();
    });
    await expect(frame.getByText(/^Best play: (?:hit|stand|double|split)/)).toBeVisible();
    // The decisions have taken the place of the stake, and the focus is with them: a letter decides.
    await page.keyboard.press('s');
    await expect(resultIn(frame)).toBeVisible();
    await expect(button(frame, 'Deal')).toBeEnabled();
    // The focus came back to the tray: space deals the next hand.
    await page.keyboard.press('Space');
    await expect(resultIn(frame)).toBeHidden();
    await playOut(frame);
  });
});

test.describe('Baccarat', () => {
  test('brings a win and a loss, and records both on its roads', async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, 'baccarat');
    const seen = new Set<string>();
    let rounds = 0;
    await button(frame, /^Player, pays/).click();
    for (; rounds < roundsMax && !(seen.has('Won') && seen.has('No win')); rounds += 1) {
      await button(frame, rounds === 0 ? 'Deal' : 'Rebet & go').click();
      await expect(resultIn(frame)).toBeHidden();
      await expect(resultIn(frame)).toBeVisible();
      const words = await readsResult(frame);
      expect(words).toMatch(/^(?:Player \d over banker \d|Banker \d over player \d|Tie at \d)/);
      seen.add(/Won|Returned|No win/.exec(words)?.[0] ?? '');
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Won', 'No win']));
    const tally = await frame.getByText(/^Player \d+, banker \d+, tie \d+\.$/).textContent();
    const counts = [...(tally ?? '').matchAll(/\d+/g)].map(([count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rounds);
  });

  test('takes bets by arrow keys, and says what lies where', async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, 'baccarat');
    await button(frame, /^Player, pays/).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    for (const name of [/^Player, pays 1 to 1, €1.00 placed/, /^Banker, pays 19 to 20, €1.00 placed/])
      await expect(button(frame, name)).toBeVisible();
    await expect(frame.getByRole('button', { name: /€1.00 placed/ })).toHaveCount(3);
    await page.keyboard.press('Delete');
    await expect(frame.getByRole('button', { name: /€1.00 placed/ })).toHaveCount(2);
    await button(frame, 'Deal').focus();
    await page.keyboard.press('Enter');
    // Of player and banker one wins, or both are returned: never nothing.
    await expect(frame.getByRole('status').getByText(/Returned €(?:2\.00|1\.95)/)).toBeVisible();
  });
});

const variants = [
  {
    slug: 'dragon-tiger',
    first: /^Dragon, pays 1 to 1/,
    above: /^Tie, pays 11 to 1/,
    told: /^(?:Dragon \S+ over tiger \S+|Tiger \S+ over dragon \S+|(?:Suited t|T)ie at \S+)/,
  },
  {
    slug: 'no-commission-baccarat',
    first: /^Banker, pays 1 to 1/,
    above: /^Banker (?:six, pays 15|pair, pays 11) to 1/,
    told: /^(?:Player \d over banker \d|Banker \d over player \d|Tie at \d)/,
  },
] as const;

for (const { slug, first, above, told } of variants)
  test(`${slug} is played by keyboard on a phone`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const frame = await sitDown(page, site.origin, slug);
    await button(frame, first).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await expect(button(frame, above)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('button', { name: /€1.00 placed/ })).toHaveCount(2);
    await button(frame, 'Deal').focus();
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('status').getByText(told)).toBeVisible();
    const wide = await frame.locator('body').evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(wide).toBe(0);
  });

test('war is played by keyboard on a phone until a tie, which waits over a reload and is fought out', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const frame = await sitDown(page, site.origin, 'war');
  await button(frame, 'Tie').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: /€1.00 placed/ })).toHaveCount(2);
  const war = button(frame, /^Go to war · €1\.00/);
  const told = frame.getByRole('status').getByText(/^You \S+, dealer \S+/);
  // One round in 13.5 is a tie: not to see one in a hundred has a chance of 1 in 2,000.
  for (let round = 0; round < 100 && !(await war.isVisible()); round += 1) {
    if (round > 0) {
      await expect(told).toBeVisible();
      await page.keyboard.press('r');
    } else await button(frame, 'Deal').press('Enter');
    await expect(told.or(war)).toBeVisible();
  }
  const cards = frame.getByText(/^(?:Your card|The dealer’s card): /);
  await expect(cards).toHaveCount(2);
  const before = await cards.allTextContents();
  await page.reload();
  await expect(war).toBeEnabled();
  expect(await cards.allTextContents()).toEqual(before);
  await war.focus();
  await page.keyboard.press('w');
  await expect(frame.getByRole('status').getByText(/^War: /)).toBeVisible();
  await expect(frame.getByText('Three covered cards lie aside.')).toBeAttached();
});

test('surrender blackjack takes two bets beside the hand, waits over a reload, and gives a hand up by keyboard', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const frame = await sitDown(page, site.origin, 'surrender-blackjack');
  await button(frame, 'Pair').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(button(frame, 'Pair, €0.10 placed')).toBeVisible();
  await expect(button(frame, 'Poker three, €0.20 placed')).toBeFocused();
  const giveUp = frame.getByRole('button', { name: 'Give up' }).and(frame.locator(':not([aria-disabled])'));
  let reloaded = false;
  for (let round = 0; round < roundsMax; round += 1) {
    await button(frame, 'Deal').click();
    if ((await nextState(frame)) === 'over') continue;
    if (!(await giveUp.isVisible())) await button(frame, 'No insurance').click();
    await expect(giveUp.or(resultIn(frame)).first()).toBeVisible();
    if (!(await giveUp.isVisible())) continue;
    if (!reloaded) {
      reloaded = true;
      const before = await lying(frame).allTextContents();
      await page.reload();
      await expect(giveUp).toBeVisible();
      expect(await lying(frame).allTextContents()).toEqual(before);
      await expect(button(frame, 'Poker three, €0.20 placed')).toBeVisible();
    }
    await giveUp.focus();
    await page.keyboard.press('u');
    await expect(frame.getByRole('status').getByText(/^Given up with /)).toBeVisible();
    break;
  }
  expect(reloaded).toBe(true);
});
