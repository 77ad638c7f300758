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
const cards = (frame: FrameLocator) => frame.getByRole('button', { name: /^Card \d: / });
const cardNames = (frame: FrameLocator) =>
  cards(frame).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
const held = (frame: FrameLocator) => frame.locator('button[aria-pressed="true"][aria-keyshortcuts]');
const roundsMax = 60;

/** Deals, holds what the hint says, draws, and answers the last word on the round. */
async function playBest(frame: FrameLocator): Promise<string> {
  await button(frame, 'Deal').click();
  await expect(button(frame, 'Draw')).toBeEnabled();
  const hint = frame
    .getByRole('status')
    .getByText(/^Best: .*returns \d+\.\d{4}/)
    .last();
  await expect(hint).toBeVisible();
  const words = (await hint.textContent())?.split('Best: ').at(-1) ?? '';
  for (const [slot, name] of (await cardNames(frame)).entries())
    if (words.startsWith('all five') || words.includes(name.replace(/^Card \d: /, '')))
      await cards(frame).nth(slot).click();
  // What is held is what was advised: both are worth the same.
  const worth = /returns (\d+\.\d{4})/.exec(words)?.[1] ?? '';
  await expect(frame.getByText(`What you hold returns ${worth}`)).toBeVisible();
  await button(frame, 'Draw').click();
  await expect(resultIn(frame)).toBeVisible();
  return (await resultIn(frame).textContent()) ?? '';
}

for (const [slug, name] of [
  ['jacks-or-better', 'Jacks or Better'],
  ['not-so-ugly-deuces', 'Not So Ugly Deuces'],
] as const)
  test(`${name} is drawn by its hint until a round was won and one was lost`, async ({ page, site }) => {
    const frame = await sitDown(page, site.origin, slug);
    await frame.getByRole('switch', { name: 'Best hold' }).click();
    const seen = new Set<string>();
    for (let round = 0; round < roundsMax && !(seen.has('Won') && seen.has('No win')); round += 1)
      seen.add(/Won|Returned|No win/.exec(await playBest(frame))?.[0] ?? '');
    expect([...seen]).toEqual(expect.arrayContaining(['Won', 'No win']));
  });

test('a dealt hand lies as it lay after a reload, held cards and all, and is drawn', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'jacks-or-better');
  await button(frame, 'Deal').click();
  await expect(button(frame, 'Draw')).toBeEnabled();
  await cards(frame).nth(1).click();
  await cards(frame).nth(4).click();
  const before = await cardNames(frame);
  expect(new Set(before).size).toBe(5);
  await page.reload();
  await expect(button(frame, 'Draw')).toBeEnabled();
  expect(await cardNames(frame)).toEqual(before);
  await expect(held(frame)).toHaveCount(2);
  await button(frame, 'Draw').click();
  await expect(resultIn(frame)).toBeVisible();
  const after = await cardNames(frame);
  expect([after[1], after[4]]).toEqual([before[1], before[4]]);
  expect(new Set([...before, ...after]).size).toBe(8);
});

test('five hands are chosen, dealt, held and drawn by keyboard alone', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'not-so-ugly-deuces');
  await frame.getByRole('group', { name: 'Hands' }).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(frame.getByText('€5.00', { exact: true })).toBeVisible();
  await button(frame, 'Deal').focus();
  await page.keyboard.press('Enter');
  await expect(button(frame, 'Draw')).toBeEnabled();
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await page.keyboard.press('3');
  await page.keyboard.press('5');
  await expect(held(frame)).toHaveCount(2);
  const before = await cardNames(frame);
  await page.keyboard.press('Enter');
  await expect(resultIn(frame)).toBeVisible();
  const [first = '', fifth = ''] = [before[0], before[4]].map((name) => name?.replace(/^Card \d: /, ''));
  // What was held stands in every hand.
  const rows = await frame.getByText(/^Hand \d: /).allTextContents();
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    expect(row).toContain(`: ${first}, `);
    expect(row).toContain(`, ${fifth}. `);
  }
  await expect(frame.getByText(/^(?:\d of 5 paid, best|None of 5 paid)/).first()).toBeVisible();
  await expect(button(frame, 'Deal')).toBeEnabled();
});

test('every later machine is dealt, held and drawn by keyboard on a narrow phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [index, slug] of [
    'bonus-poker',
    'double-double-bonus',
    'loose-deuces',
    'bonus-deuces',
    'joker-poker',
  ].entries()) {
    if (index > 0) await page.goto(`/game/${slug}`);
    const frame = index === 0 ? await sitDown(page, site.origin, slug) : page.frameLocator('iframe');
    await button(frame, 'Deal').focus();
    await page.keyboard.press('Enter');
    await expect(button(frame, 'Draw')).toBeEnabled();
    await page.keyboard.press('2');
    await expect(held(frame)).toHaveCount(1);
    const before = await cardNames(frame);
    await page.keyboard.press('Enter');
    await expect(resultIn(frame)).toBeVisible();
    expect((await cardNames(frame))[1]).toBe(before[1]);
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth <= html.clientWidth)).toBe(true);
  }
});
