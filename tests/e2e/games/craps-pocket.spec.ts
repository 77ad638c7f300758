import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable } from './table.ts';

async function sitDown(page: Page, origin: string): Promise<FrameLocator> {
  const frame = await openTable(page, origin, 'pocket-craps');
  await expect(frame.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  return frame;
}

const spot = (frame: FrameLocator, name: string) => frame.locator(`button[data-spot="${name}"]`);
const status = (frame: FrameLocator) => frame.getByRole('status');

/** Rolls by keyboard and waits until the dice lie. */
async function roll(frame: FrameLocator): Promise<void> {
  const button = frame.getByRole('button', { name: /^(?:Roll|Rebet & go)$/ });
  await button.press('Enter');
  await expect(status(frame)).not.toHaveText('The dice are out');
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
}

const ended =
  /^(?:\d+ on (?:the first roll|roll \d+)(?:, the point is made)?|Seven out on roll \d+|Played out after \d+ rolls?) · (?:Won|Returned|No win)/;

/** Hands with this line bet until one has a point. */
async function toPoint(page: Page, frame: FrameLocator, letter: string): Promise<string> {
  const point = frame.locator('[data-point]:not([data-point=""])');
  for (let hand = 0; hand < 30 && !(await point.isVisible()); hand += 1) {
    await page.keyboard.press(letter);
    await roll(frame);
  }
  return (await point.getAttribute('data-point')) ?? '';
}

test('plays a hand by letters alone: a side, its odds, a bet on one roll, through a reload', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin);
  await frame.getByRole('button', { name: 'Roll', exact: true }).focus();

  // One side of the line: a chip on the other takes its place.
  await page.keyboard.press('p');
  await expect(spot(frame, 'pass')).toHaveAccessibleName(/€1\.00 placed$/);
  await page.keyboard.press('d');
  await expect(spot(frame, 'pass')).not.toHaveAccessibleName(/placed/);
  await expect(spot(frame, 'dont-pass')).toHaveAccessibleName(/edge 1\.36%, €1\.00 placed$/);
  await page.keyboard.press('p');

  const point = await toPoint(page, frame, 'p');
  await page.reload();
  await expect(frame.getByText(`Point is ${point}: ${point} before a 7 wins`)).toBeVisible();
  await expect(spot(frame, 'pass')).toHaveAccessibleName(/€\d+\.00 staked$/);

  await frame.getByRole('button', { name: 'Roll', exact: true }).focus();
  await page.keyboard.press('d');
  await expect(status(frame)).toHaveText('The line is settled for this hand. It opens again on the next come-out.');
  await page.keyboard.press('o');
  await expect(spot(frame, 'odds:pass')).toHaveAccessibleName(
    /^Odds, (?:2 to 1|3 to 2|6 to 5), .*no edge, €1\.00 placed$/,
  );
  await page.keyboard.press('v');
  await roll(frame);
  for (let rolls = 0; rolls < 60 && !ended.test((await status(frame).textContent()) ?? ''); rolls += 1)
    await roll(frame);
  await expect(status(frame)).toContainText(ended);
});

test('gives odds back before the roll', async ({ page, site }) => {
  const frame = await sitDown(page, site.origin);
  await frame.getByRole('button', { name: 'Roll', exact: true }).focus();
  await toPoint(page, frame, 'd');
  const back = frame.getByRole('button', { name: 'Take back' });
  for (let tries = 0; tries < 20 && !(await back.isVisible()); tries += 1) {
    await toPoint(page, frame, 'd');
    await page.keyboard.press('o');
    await roll(frame);
  }
  await back.press('Enter');
  await expect(spot(frame, 'odds:dont-pass')).not.toHaveAccessibleName(/staked/);
  await expect(spot(frame, 'dont-pass')).toHaveAccessibleName(/staked$/);
});

for (const [name, width, height] of [
  ['a phone', 360, 640],
  ['a phone on its side', 740, 360],
  ['a wide screen', 1280, 800],
] as const)
  test(`fits ${name}: no scroll, nothing to press under 44 pixels, no word cut off`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    const frame = await sitDown(page, site.origin);
    const measured = await frame.locator('body').evaluate((body) => {
      const targets = [...body.querySelectorAll('button, label')].map((target) => {
        const { width: wide, height: high } = target.getBoundingClientRect();
        return { name: target.getAttribute('aria-label') ?? target.textContent, size: Math.min(wide, high) };
      });
      const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
      const cut = [...body.querySelectorAll('button[data-spot]')].filter(
        (card) => card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth,
      );
      return {
        small: targets.filter(({ size }) => size > 0 && size < 44).map((target) => target.name),
        scrolls: scrollHeight > clientHeight || scrollWidth > clientWidth,
        cut: cut.map((card) => card.getAttribute('data-spot')),
      };
    });
    expect(measured).toEqual({ small: [], scrolls: false, cut: [] });
  });
