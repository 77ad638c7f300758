import type { FrameLocator } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

const button = (frame: FrameLocator, name: string | RegExp) => frame.getByRole('button', { name, exact: true }).first();
const covered = (frame: FrameLocator) => frame.getByRole('button', { name: /^Field \d+, covered$/ });

/** How many fields each ticket covers, and what its first one says once it lies open. */
const tickets = [
  ['fox-and-crow', 15, /^Row 1, fox: \d+$/],
  ['market-day', 12, /^Stall 1: /],
  ['paper-planes', 25, /^Lane 1, wind 1: /],
  ['parish-hall', 12, /^Call 1: \d+$/],
  ['tide-table', 8, /^The tide: /],
  ['word-garden', 14, /^Letter 1: [A-Z]$/],
] as const;

for (const [slug, count, first] of tickets)
  test(`a ticket of ${slug} is scratched by keys on a phone, and lies open on return`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const frame = await openTable(page, site.origin, slug, 'reduce');
    await button(frame, 'Buy a ticket').click();
    await expect(button(frame, 'Scratch all')).toBeVisible();
    await expect(covered(frame)).toHaveCount(count);
    await button(frame, 'Field 1, covered').focus();
    await page.keyboard.press('Enter');
    await expect(button(frame, first)).toBeFocused();
    await expect(covered(frame)).toHaveCount(count - 1);
    await expect(resultIn(frame)).toHaveCount(0);
    await button(frame, 'Scratch all').click();
    await expect(covered(frame)).toHaveCount(0);
    await expect(resultIn(frame)).toBeVisible();
    await button(frame, 'Buy a ticket').click();
    await expect(button(frame, 'Scratch all')).toBeVisible();
    await page.reload();
    await expect(frame.getByRole('status')).toContainText(
      /^You left this ticket unscratched: .+\. It was settled when you bought it\.$/,
    );
    await expect(covered(frame)).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
