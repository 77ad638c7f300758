import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const slug of ['gable-street', 'moth-light', 'six-shafts'])
  test(`${slug} is spun by keyboard on a phone, and says how high its reels stand`, async ({ page, site }) => {
    const frame = await openTable(page, site.origin, slug);
    const spin = frame.getByRole('button', { name: 'Spin', exact: true });
    await expect(spin).toBeEnabled();
    await spin.focus();
    await page.keyboard.press('Space');
    await expect(resultIn(frame)).toBeVisible({ timeout: 20_000 });
    const reels = frame.getByRole('img', { name: /^Reel 1: .*Reel 6: / });
    const heights = ((await reels.getAttribute('aria-label')) ?? '').split('. ').map((one) => one.split(',').length);
    const ways = heights.reduce((product, height) => product * height, 1);
    await expect(frame.getByText(`${ways.toLocaleString('en-GB')} ways`)).toBeVisible();
    const wide = await frame.locator('body').evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await frame.getByRole('button', { name: 'Rules and payouts' }).click();
    await expect(frame.getByRole('dialog')).toContainText('64 to 117,649');
    await expect(frame.getByRole('dialog')).not.toContainText('{{');
  });
