import { expect, test } from '../site.ts';
import { openTable, resultIn } from './table.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const slug of ['mill-race', 'orrery', 'depot-nine', 'quarter-bells'] as const)
  test(`${slug} is spun by keyboard on a phone, and tells its wheels in full`, async ({ page, site }) => {
    const frame = await openTable(page, site.origin, slug);
    const spin = frame.getByRole('button', { name: 'Spin', exact: true });
    await expect(spin).toBeEnabled();
    await spin.focus();
    await page.keyboard.press('Space');
    await expect(resultIn(frame)).toBeVisible({ timeout: 20_000 });
    await expect(frame.getByRole('img', { name: /^Reel 1: .*Reel 3: / })).toBeVisible();
    const wide = await frame.locator('body').evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await frame.getByRole('button', { name: 'Rules and payouts' }).click();
    const dialog = frame.getByRole('dialog');
    await expect(dialog).toContainText(/on to the inner wheel in \d+\.\d\d%/);
    await expect(dialog).not.toContainText('{{');
  });
