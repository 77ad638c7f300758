import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

/** The frame of a player who has paid in, without the pictures' motion. */
async function sitDown(page: Page, origin: string, slug: string): Promise<FrameLocator> {
  const frame = await openTable(page, origin, slug);
  await expect(frame.getByRole('status')).toBeVisible();
  return frame;
}

const button = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name, exact: true }).first();
const strip = (frame: FrameLocator) => frame.getByRole('list', { name: 'Last rounds' }).getByRole('listitem');
const roundsMax = 40;

/** Plays one round of a game without decisions and says how it came out. */
async function play(frame: FrameLocator, action: string): Promise<string> {
  const before = await strip(frame).count();
  await button(frame, action).click();
  await expect(strip(frame)).toHaveCount(Math.min(24, before + 1));
  return (await resultIn(frame).textContent()) ?? '';
}

/** Plays until every one of the words has been said. */
async function playUntil(frame: FrameLocator, action: string, words: readonly RegExp[]): Promise<void> {
  const said: string[] = [];
  for (let round = 0; round < roundsMax; round += 1) {
    said.push(await play(frame, action));
    if (words.every((word) => said.some((text) => word.test(text)))) return;
  }
  throw new Error(`${roundsMax} rounds brought only: ${[...new Set(said)].join(' | ')}`);
}

test('dice is set by slider, keys and fields, and rolls to a win and to a loss', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'dice');
  await test.step('the chance follows the slider, and the multiplier the chance', async () => {
    const slider = frame.getByRole('slider', { name: 'Edge of what wins' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(frame.getByLabel('Win chance')).toHaveValue('98.00');
    await expect(frame.getByLabel('Multiplier')).toHaveValue('1.0102');
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await expect(frame.getByLabel('Win chance')).toHaveValue('92.99');
  });
  await test.step('a typed multiplier sets the chance, also between two ends', async () => {
    await frame.getByLabel('Multiplier').fill('4');
    await page.keyboard.press('Enter');
    await expect(frame.getByLabel('Win chance')).toHaveValue('24.75');
    await frame.getByRole('radio', { name: 'Inside' }).check({ force: true });
    await expect(frame.getByRole('slider')).toHaveCount(2);
    await expect(frame.getByLabel('Win chance')).toHaveValue('24.75');
    await frame.getByLabel('Win chance').fill('half');
    await page.keyboard.press('Tab');
    await expect(frame.getByLabel('Win chance')).toHaveValue('24.75');
    await frame.getByLabel('Win chance').fill('49.5');
    await page.keyboard.press('Enter');
  });
  await playUntil(frame, 'Roll', [/Rolled [\d.]+, bet [\d.]+ to [\d.]+ · Won €/, /No win/]);
});

test('limbo climbs to a win and to a loss, and takes no stake that it could not pay', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'limbo');
  await playUntil(frame, 'Play', [/target 2\.00× · Won €2\.00/, /No win/]);
  await test.step('with motion the number stops where the round did', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const stopped = /Stopped at ([\d.,]+×)/.exec(await play(frame, 'Play'))?.[1] ?? 'nowhere';
    await expect(frame.getByText(stopped, { exact: true }).first()).toBeVisible();
  });
  await frame.getByLabel('Target', { exact: true }).fill('50000');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('textbox', { name: 'Stake' })).toHaveValue('€0.20');
  await expect(frame.getByRole('status')).not.toContainText('no stake');
  await frame.getByLabel('Target', { exact: true }).fill('1000000');
  await page.keyboard.press('Enter');
  // The highest target is one that the smallest stake can be paid for.
  await expect(frame.getByLabel('Target', { exact: true })).toHaveValue(/^100,?000\.00$/);
  await expect(frame.getByRole('textbox', { name: 'Stake' })).toHaveValue('€0.10');
  await expect(frame.getByRole('status')).not.toContainText('no stake');
});

test('mines is played by keys, resumes after a reload, is cashed out and is lost', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'mines');
  const open = frame.locator('[data-state=safe]');
  const over = frame.locator('[data-state=mine], [data-state=hit]');
  const mines = frame.getByRole('slider', { name: 'Mines' });

  await test.step('by keyboard: start, walk, pick; a reload finds the same tiles open; cash out', async () => {
    await mines.fill('1');
    for (let round = 0; round < roundsMax; round += 1) {
      await button(frame, 'Start').focus();
      await page.keyboard.press('Enter');
      await expect(frame.getByRole('status')).toContainText('Pick a tile');
      await expect(frame.locator('[data-tile][tabindex="0"]')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(open.or(over).first()).toBeVisible();
      if ((await over.count()) > 0) {
        await expect(resultIn(frame)).toBeVisible();
        continue;
      }
      await button(frame, 'Pick for me').click();
      await expect(open.nth(1).or(over.first())).toBeVisible();
      if ((await over.count()) === 0) break;
      await expect(resultIn(frame)).toBeVisible();
    }
    const tiles = await open.evaluateAll((found) => found.map((tile) => tile.getAttribute('data-tile')));
    expect(tiles).toHaveLength(2);
    await page.reload();
    await expect(open).toHaveCount(2);
    expect(await open.evaluateAll((found) => found.map((tile) => tile.getAttribute('data-tile')))).toEqual(tiles);
    // Two safe picks beside one mine: 0.99 · 25 / 23 is 1.0760…, and the part of a cent is drawn.
    await button(frame, 'Cash out €1.07 or €1.08').focus();
    await page.keyboard.press('Enter');
    await expect(button(frame, 'Start')).toBeFocused();
    await expect(resultIn(frame)).toContainText(/Cashed out after 2 safe picks \(mines: 1\) · Won €1\.0[78]$/);
    await expect(frame.locator('[data-state=mine]')).toHaveCount(1);
  });

  await test.step('to a loss, with all mines shown after it', async () => {
    await mines.fill('20');
    for (let round = 0; round < roundsMax; round += 1) {
      await button(frame, 'Start').click();
      await expect(frame.getByRole('status')).toContainText('Pick a tile');
      await frame.locator('[data-tile="12"]').click();
      await expect(open.or(over).first()).toBeVisible();
      if ((await over.count()) > 0) break;
      await button(frame, /^Cash out €/).click();
      await expect(resultIn(frame)).toBeVisible();
    }
    await expect(resultIn(frame)).toContainText('Hit a mine on pick 1 (mines: 20) · No win');
    await expect(over).toHaveCount(20);
  });
});

test('plinko drops to a win and to a return below the stake, and counts its pockets', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin, 'plinko');
  await frame.getByRole('slider', { name: 'Rows' }).fill('8');
  await frame.getByRole('radio', { name: 'Low' }).check({ force: true });
  const pockets = frame.getByRole('slider', { name: /^The pockets/ });
  /** What each pocket is said to be about, from the left. */
  const asked = async (): Promise<string[]> => {
    const words: string[] = [];
    await pockets.press('Home');
    for (let pocket = 0; pocket < 9; pocket += 1) {
      words.push((await pockets.getAttribute('aria-valuetext')) ?? '');
      await pockets.press('ArrowRight');
    }
    return words;
  };
  for (const words of await asked()) expect(words).toMatch(/×: chance/);
  await playUntil(frame, 'Drop', [/8 rows, low risk · Won €/, /8 rows, low risk · Returned €0\.[67]0/]);
  const rounds = await strip(frame).count();
  const hits = (await asked()).map((words) => Number(/hit (\d+)/.exec(words)?.[1]));
  expect(hits.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(rounds);
  await test.step('a ball that is seen falling comes to rest too', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await play(frame, 'Drop')).toMatch(/8 rows, low risk · (?:Won|Returned) €/);
  });
  await test.step('the rules tell this board’s figures', async () => {
    await button(frame, 'Rules and payouts').click();
    await expect(frame.getByRole('dialog').getByRole('rowheader', { name: '8 rows, low' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('dialog')).toBeHidden();
  });
});
