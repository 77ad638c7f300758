import type { Page } from '@playwright/test';
import { desktop, enterAsPlayer, expectAccessible, expectNoOverflow, identify, phone } from './pages.ts';
import { expect, test } from './site.ts';

/** The newest link to the own money that the outbox has for this address. */
async function linkFor(page: Page, email: string): Promise<string> {
  await expect(async () => {
    await page.goto('/sandbox/outbox');
    const mail = page.getByRole('link', { name: /Have your money paid out/ }).filter({ hasText: email });
    await mail.first().click({ timeout: 1_000 });
  }).toPass();
  return (await page.locator('a[href*="own-money?token="]').first().getAttribute('href')) ?? '';
}

async function expectFits(page: Page, picture: string): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await test.info().attach(`${picture}-${size.width}`, {
      body: await page.screenshot({ fullPage: true }),
      contentType: 'image/png',
    });
  }
}

test('GLI-19 A.3.8: an excluded player has the own money paid out by keyboard, by a link that works once', async ({
  page,
  context,
  site,
  allowErrors,
}) => {
  allowErrors(/status of 4\d\d/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await enterAsPlayer(context, site.origin, '120');
  await identify(site, player);
  await player.must('selfExclude', { body: { selfExcludePeriod: 'SIX_MONTHS' } });
  await context.clearCookies();

  await page.goto('/self-excluded');
  await page.getByRole('link', { name: 'Have your money paid out' }).press('Enter');
  await page.waitForURL('**/own-money');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('nonsense');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email format');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(player.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If ${player.email} has an account`)).toBeVisible();
  await expectFits(page, 'ask');

  const link = await linkFor(page, player.email);
  await page.goto(link);
  await expect(page.getByText('€120.00')).toBeVisible();
  expect(page.url()).toBe(`${site.origin}/own-money`);
  await expect(page.getByText(`Paid to ${player.email}`)).toBeVisible();
  await expectFits(page, 'shown');
  await page.getByRole('button', { name: 'Pay all of it out' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeVisible();
  await expectFits(page, 'taken');
  expect((await context.cookies()).filter(({ name }) => /session/i.test(name))).toEqual([]);

  await page.goto(link);
  await expect(page.getByText('This link is no longer valid. Ask for another one.')).toBeVisible();
  await expectFits(page, 'used');
});
