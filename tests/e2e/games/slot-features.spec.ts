import type { FrameLocator } from '@playwright/test';
import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });

for (const [name, slug] of [
  ['Honey Ledger', 'honey-ledger'],
  ['Wax and Seal', 'wax-and-seal'],
  ['Deep Foundry', 'deep-foundry'],
  ['Apothecary Row', 'apothecary-row'],
  ['Lotus Hour', 'lotus-hour'],
  ['Penny Proscenium', 'penny-proscenium'],
  ['Polar Logbook', 'polar-logbook'],
  ['The Tailor’s Pattern Book', 'pattern-book'],
  ['Comet Register', 'comet-register'],
  ['Lamplighter’s Round', 'lamplighters-round'],
  ['Rain Garden', 'rain-garden'],
  ['Seed Vault', 'seed-vault'],
] as const)
  test(`${name} is played by keyboard on a phone until its result is told`, async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const frame = await openTable(page, site.origin, slug);
    await expect(button(frame, 'Spin')).toBeEnabled();
    await button(frame, 'Spin').focus();
    await page.keyboard.press('Space');
    // A bonus that opens is picked to its end by the same key.
    await expect(async () => {
      if (await button(frame, 'Open').isVisible()) await page.keyboard.press('Space');
      await expect(resultIn(frame)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
