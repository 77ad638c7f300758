import type { Page } from '@playwright/test';
import { enterAsPlayer, expectAccessible, expectNoOverflow, gamePage, sizes } from './pages.ts';
import { expect, test } from './site.ts';

const leave = (page: Page) => page.getByRole('link', { name: 'Back to lobby' });
const receipt = (page: Page) => page.getByRole('dialog', { name: 'Your play' });

/** A round on red at the roulette of the page. */
const playOnce = async (page: Page) => {
  const table = page.frameLocator('iframe');
  await table.getByRole('button', { name: /^Red/ }).first().click();
  await table.getByRole('button', { name: 'Spin' }).click();
  await expect(table.getByRole('button', { name: 'Rebet' })).toBeEnabled({ timeout: 30_000 });
};

for (const size of sizes)
  test(`who leaves a table is shown what play came to, at ${size.width} px`, async ({ page, context, site }) => {
    await enterAsPlayer(context, site.origin);
    await page.setViewportSize(size);
    await page.goto(gamePage);
    await playOnce(page);
    await leave(page).click();
    const dialog = receipt(page);
    await expect(dialog.getByText('Staked')).toBeVisible();
    await expect(dialog.getByText('Average cost of these stakes')).toBeVisible();
    const amounts = await dialog.locator('dd').allTextContents();
    expect(amounts).toHaveLength(4);
    expect(amounts.every((amount) => /€\d+\.\d\d/.test(amount))).toBe(true);
    await expectNoOverflow(page);
    await expectAccessible(page);
    // By keyboard: Escape goes on with play, and the way out stays.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(gamePage);
    await leave(page).press('Enter');
    await receipt(page).getByRole('link', { name: 'Leave' }).press('Enter');
    await expect(page).toHaveURL('/games/all');
  });

test('who has not played, or plays for nothing, leaves at once', async ({ page, context, site }) => {
  await enterAsPlayer(context, site.origin);
  await page.goto(gamePage);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  await leave(page).click();
  await expect(page).toHaveURL('/games/all');
  await page.goto(`${gamePage}?demo=true`);
  await playOnce(page);
  await leave(page).click();
  await expect(page).toHaveURL('/games/all');
});
