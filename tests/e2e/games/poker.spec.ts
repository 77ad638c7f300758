import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

/** The frame of a player who has paid in, without the pictures' motion. */
async function sitDown(page: Page, origin: string, slug: string): Promise<FrameLocator> {
  const frame = await openTable(page, origin, slug);
  await expect(button(frame, 'Deal')).toBeVisible();
  return frame;
}

const button = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name, exact: true }).first();
/** What lies on the table, as it is read to somebody who does not see it. */
const lying = (frame: FrameLocator) => frame.getByText(/^(?:Your cards: |On the board: |The dealer)/);
const hinted = (frame: FrameLocator) => frame.getByRole('status').filter({ hasText: /^Best: / });
const roundsMax = 40;

const tables = [
  { slug: 'three-card-poker', name: 'Three Card Poker', move: 'play', goOn: /^Play · €1\.00/ },
  { slug: 'casino-holdem', name: "Casino Hold'em", move: 'call', goOn: /^Call · €2\.00/ },
  { slug: 'caribbean-stud', name: 'Caribbean Stud', move: 'call', goOn: /^Call · €2\.00/ },
] as const;

for (const { slug, name, move, goOn } of tables)
  test.describe(name, () => {
    test('is played by its hint until a round was won and one was lost', async ({ page, site }) => {
      const frame = await sitDown(page, site.origin, slug);
      await frame.getByRole('switch', { name: 'Hint' }).click();
      const seen = new Set<string>();
      for (let round = 0; round < roundsMax && !(seen.has('Won') && seen.has('No win')); round += 1) {
        if (round === 0) await button(frame, 'Ante').click();
        await button(frame, round === 0 ? 'Deal' : 'Rebet & go').click();
        await expect(hinted(frame)).toBeVisible();
        const plays = (await hinted(frame).textContent())?.startsWith(`Best: ${move}.`);
        await button(frame, plays ? goOn : 'Fold').click();
        await expect(resultIn(frame)).toBeVisible();
        seen.add(/Won|Returned|No win/.exec((await resultIn(frame).textContent()) ?? '')?.[0] ?? '');
      }
      expect([...seen]).toEqual(expect.arrayContaining(['Won', 'No win']));
    });

    test('lies as it lay after a reload, the dealer covered, and is played on', async ({ page, site }) => {
      const frame = await sitDown(page, site.origin, slug);
      await button(frame, 'Ante').click();
      await button(frame, 'Deal').click();
      await expect(button(frame, goOn)).toBeEnabled();
      const before = await lying(frame).allTextContents();
      expect(before.at(-1)).toMatch(
        /^The dealer(?:’s cards are covered\.| shows the .+; the other four are covered\.)$/,
      );
      await page.reload();
      await expect(button(frame, goOn)).toBeEnabled();
      expect(await lying(frame).allTextContents()).toEqual(before);
      await button(frame, goOn).click();
      await expect(resultIn(frame)).toBeVisible();
      const after = await lying(frame).allTextContents();
      expect(after.at(-1)).toMatch(/^The dealer has /);
      // The player's own cards are those that were dealt; the hand they make may have grown with the board.
      expect(after[0]?.split('.')[0]).toBe(before[0]?.split('.')[0]);
      // The bets of a round that was taken up again are played again.
      await button(frame, 'Rebet & go').click();
      await expect(button(frame, 'Ante, €1.00 placed')).toBeVisible();
    });
  });

test('Three Card Poker is played by keyboard alone: two bets, the deal, a fold, a rebet, a play', async ({
  page,
  site,
}) => {
  const frame = await sitDown(page, site.origin, 'three-card-poker');
  await button(frame, 'Pair plus').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  for (const placed of ['Pair plus, €1.00 placed', 'Ante, €1.00 placed'])
    await expect(button(frame, placed)).toBeVisible();
  await button(frame, 'Deal').focus();
  await page.keyboard.press('Enter');
  await expect(button(frame, 'Fold')).toBeEnabled();
  await page.keyboard.press('f');
  await expect(frame.getByRole('status').getByText(/^Folded /)).toBeVisible();
  await button(frame, 'Rebet & go').focus();
  await page.keyboard.press('Enter');
  await expect(button(frame, 'Fold')).toBeEnabled();
  await page.keyboard.press('p');
  await expect(resultIn(frame)).toBeVisible();
});

test("Casino Hold'em never takes up the cards that lie when the call is decided, with motion", async ({
  page,
  site,
}) => {
  const frame = await sitDown(page, site.origin, 'casino-holdem');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button(frame, 'Ante').click();
  await button(frame, 'Deal').click();
  await expect(button(frame, 'Call · €2.00')).toBeEnabled();
  const flop = (await frame.getByText(/^On the board: /).textContent())?.replace(/\.$/, '') ?? '';
  const seen = await frame.locator('body').evaluateHandle((body) => {
    const boards: string[] = [];
    const look = () =>
      boards.push(
        [...body.querySelectorAll('p')].find((p) => p.textContent.startsWith('On the board'))?.textContent ?? '',
      );
    new MutationObserver(look).observe(body, { subtree: true, childList: true, characterData: true });
    return boards;
  });
  await button(frame, 'Call · €2.00').click();
  await expect(resultIn(frame)).toBeVisible();
  const boards = await seen.jsonValue();
  expect(boards.length).toBeGreaterThan(3);
  expect(boards.filter((board) => !board.startsWith(flop))).toEqual([]);
  // Turn and river come one after the other: the table shows three, four and five cards.
  expect(new Set(boards.map((board) => board.split(',').length))).toEqual(new Set([3, 4, 5]));
});

test('a pair plus without an ante is not dealt, and says why', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'three-card-poker');
  await button(frame, 'Pair plus').click();
  await button(frame, 'Deal').click();
  await expect(frame.getByRole('status').getByText('Every round needs an ante.')).toBeVisible();
  await expect(button(frame, 'Fold')).toBeHidden();
});

test.describe('Let It Ride', () => {
  test('is played by its hint until a bet was won and one was taken back', async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, 'let-it-ride');
    await frame.getByRole('switch', { name: 'Hint' }).click();
    const seen = new Set<string>();
    for (let round = 0; round < roundsMax && !(seen.has('Won') && seen.has('back')); round += 1) {
      if (round === 0) await button(frame, 'Three bets').click();
      await button(frame, round === 0 ? 'Deal' : 'Rebet & go').click();
      for (const turned of [0, 1]) {
        await expect(lying(frame).filter({ hasText: 'On the board' })).toHaveCount(0);
        await expect(frame.getByText(/^Turned: /)).toHaveCount(turned);
        await expect(hinted(frame)).toBeVisible();
        const rides = (await hinted(frame).textContent())?.startsWith('Best: let it ride.');
        if (!rides) seen.add('back');
        await button(frame, rides ? 'Let it ride' : /^Take back · €1\.00/).click();
      }
      await expect(resultIn(frame)).toBeVisible();
      seen.add(/Won|Returned|No win/.exec((await resultIn(frame).textContent()) ?? '')?.[0] ?? '');
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Won', 'back']));
  });

  test('waits with its cards after a reload, and is played on by keyboard', async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, 'let-it-ride');
    await button(frame, 'Three bets').focus();
    await page.keyboard.press('Enter');
    await expect(button(frame, 'Three bets, €3.00 placed')).toBeVisible();
    await button(frame, 'Deal').focus();
    await page.keyboard.press('Enter');
    await expect(frame.getByText('Two cards are covered.')).toBeAttached();
    await expect(button(frame, 'Let it ride')).toBeEnabled();
    await page.keyboard.press('b');
    await expect(frame.getByText('One card is covered.')).toBeAttached();
    const before = await frame.getByText(/^(?:Your cards|Turned): /).allTextContents();
    await page.reload();
    await expect(button(frame, 'Let it ride')).toBeEnabled();
    expect(await frame.getByText(/^(?:Your cards|Turned): /).allTextContents()).toEqual(before);
    await expect(frame.getByText('Bet 1 was taken back.')).toBeAttached();
    await button(frame, 'Let it ride').focus();
    await page.keyboard.press('r');
    await expect(resultIn(frame)).toBeVisible();
    await button(frame, 'Rebet & go').click();
    await expect(button(frame, 'Three bets, €3.00 placed')).toBeVisible();
  });
});

test.describe("Ultimate Hold'em", () => {
  /** The decision that is asked for, by the last of its buttons. */
  const river = (frame: FrameLocator) => button(frame, 'Raise 1× · €1.00');

  test('is played by its hint until it was raised and folded, won and lost', async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, 'ultimate-holdem');
    await frame.getByRole('switch', { name: 'Hint' }).click();
    const seen = new Set<string>();
    const wanted = ['raise', 'check', 'fold', 'Won', 'No win'];
    for (let round = 0; round < roundsMax && !wanted.every((one) => seen.has(one)); round += 1) {
      if (round === 0) await button(frame, 'Ante').click();
      await button(frame, round === 0 ? 'Deal' : 'Rebet & go').click();
      for (let decision = 0; decision < 3; decision += 1) {
        await expect(hinted(frame)).toBeVisible();
        const [, best = ''] = /^Best: ([^.]+)\./.exec((await hinted(frame).textContent()) ?? '') ?? [];
        seen.add(best.split(' ')[0] ?? '');
        await button(frame, new RegExp(`^${best}`, 'i')).click();
        if (best !== 'check') break;
        await expect(button(frame, decision === 0 ? /^Raise 2×/ : /^Raise 1×/)).toBeEnabled();
      }
      await expect(resultIn(frame)).toBeVisible();
      seen.add(/Won|Returned|No win/.exec((await resultIn(frame).textContent()) ?? '')?.[0] ?? '');
    }
    expect([...seen]).toEqual(expect.arrayContaining(wanted));
  });

  test('is played by keyboard alone, and lies as it lay after a reload', async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, 'ultimate-holdem');
    await button(frame, 'Trips').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    for (const placed of ['Trips, €1.00 placed', 'Ante, €1.00 placed', 'Blind, €1.00 placed'])
      await expect(button(frame, placed)).toBeVisible();
    await button(frame, 'Deal').focus();
    await page.keyboard.press('Enter');
    await expect(button(frame, 'Check')).toBeEnabled();
    await expect(frame.getByText(/^On the board: /)).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(button(frame, 'Raise 2× · €2.00')).toBeEnabled();
    const before = await lying(frame).allTextContents();
    expect(before[1]?.split(',')).toHaveLength(3);
    await page.reload();
    await expect(button(frame, 'Raise 2× · €2.00')).toBeEnabled();
    expect(await lying(frame).allTextContents()).toEqual(before);
    // The key of a decision that is not asked for does nothing.
    await button(frame, 'Check').focus();
    await page.keyboard.press('4');
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    await expect(river(frame)).toBeEnabled();
    const board = (await lying(frame).allTextContents())[1];
    expect(board?.startsWith(before[1]?.replace(/\.$/, '') ?? '-')).toBe(true);
    await page.keyboard.press('1');
    await expect(resultIn(frame)).toBeVisible();
    await button(frame, 'Rebet & go').click();
    await expect(button(frame, 'Blind, €1.00 placed')).toBeVisible();
  });

  test('lays and takes ante and blind together, and deals nothing without them', async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, 'ultimate-holdem');
    await button(frame, 'Trips').click();
    await button(frame, 'Deal').click();
    await expect(frame.getByRole('status').getByText('Every round needs an ante.')).toBeVisible();
    await button(frame, 'Blind').click();
    await expect(button(frame, 'Ante, €1.00 placed')).toBeVisible();
    await button(frame, 'Ante, €1.00 placed').focus();
    await page.keyboard.press('Delete');
    await expect(button(frame, 'Blind')).toBeVisible();
    await expect(button(frame, 'Trips, €1.00 placed')).toBeVisible();
    await button(frame, 'Undo').click();
    await expect(button(frame, 'Blind, €1.00 placed')).toBeVisible();
  });
});
