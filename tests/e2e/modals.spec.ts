import type { Locator, Page } from '@playwright/test';
import { desktop, enterAsPlayer, phone } from './pages.ts';
import { expect, test } from './site.ts';

/** Presses beside an open dialog. */
const pressOutside = (page: Page): Promise<void> => page.mouse.click(5, 5);

test.use({ viewport: desktop });

test.describe('the category picker', () => {
  const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Categories' });
  const button = (page: Page): Locator => page.locator('a[data-open-modal=categories]:visible').first();

  test('lists the twelve categories with their games, and leads to the chosen one', async ({ page }) => {
    await page.goto('/faq');
    await button(page).click();
    await expect(picker(page).getByRole('link')).toHaveCount(12);
    await expect(picker(page).getByRole('link', { name: /^Roulette \d+ games$/ })).toBeVisible();
    await picker(page)
      .getByRole('link', { name: /Video poker/ })
      .click();
    await expect(page).toHaveURL(/\/games\/video_poker$/);
    await expect(picker(page)).toBeHidden();
  });

  test('closes by Escape and by a press outside, and gives the focus back', async ({ page }) => {
    await page.goto('/faq');
    for (const close of [() => page.keyboard.press('Escape'), () => pressOutside(page)]) {
      await button(page).click();
      await expect(picker(page)).toBeVisible();
      await close();
      await expect(picker(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    }
  });
});

test('a dialog opened from the menu of a phone takes its place, and gives the focus back to what opened it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/faq');
  const menu = page.getByRole('navigation', { name: 'Quick links' }).getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.locator('#menu').getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible();
  await expect(page.locator('#menu')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Categories' })).toBeHidden();
  await expect(menu).toBeFocused();
});

for (const name of ['Login', 'Sign Up'])
  test(`the dialog of ${name} closes by Escape and by a press outside, and gives the focus back`, async ({ page }) => {
    await page.goto('/faq');
    const button = page.getByRole('banner').getByRole('button', { name });
    for (const close of [() => page.keyboard.press('Escape'), () => pressOutside(page)]) {
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await close();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

test('the deposit dialog closes by Escape and by a press outside', async ({ page, context, site }) => {
  await enterAsPlayer(context, site.origin);
  await page.goto('/faq');
  const button = page.getByRole('banner').getByRole('button', { name: 'Deposit' });
  for (const close of [() => page.keyboard.press('Escape'), () => pressOutside(page)]) {
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
    await close();
    await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeHidden();
    await expect(button).toBeFocused();
  }
});
