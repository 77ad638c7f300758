import { randomUUID } from 'node:crypto';
import { openRoulette } from '../support/player.ts';
import { enterAsPlayer, expectAccessible, expectNoOverflow, gamePage, sizes, toCards } from './pages.ts';
import { expect, test } from './site.ts';

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('the sign-up dialog says what is wrong beside each field and is accessible', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Sign Up' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Create your account' });
      await expect(dialog.getByLabel('Full name')).toBeFocused();
      await expectAccessible(page);
      await dialog.getByLabel('Full name').fill('Ada Byron');
      await dialog.getByRole('button', { name: 'Create account' }).click();
      await expect(dialog.getByText('Email is required')).toBeVisible();
      await expect(dialog.getByText('Password is required')).toBeVisible();
      await expect(dialog.getByLabel('Email')).toBeFocused();
      await expect(dialog.getByLabel('Full name')).toHaveValue('Ada Byron');
      await expectNoOverflow(page);
      await expectAccessible(page);
    });

    test('a wrong password is said at the top, above the fields, for 5 s', async ({ page, allowErrors }) => {
      allowErrors(/401/);
      await page.goto('/');
      await page.getByRole('button', { name: 'Login' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Sign in' });
      await dialog.getByLabel('Email').fill('nobody@example.com');
      await dialog.getByLabel('Password', { exact: true }).fill('this is not the password');
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      const message = page.getByRole('region', { name: 'Messages' }).getByRole('paragraph');
      await expect(message).toBeVisible();
      const [said, field] = [await message.boundingBox(), await dialog.getByLabel('Email').boundingBox()];
      expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(field?.y ?? 0);
      await expectAccessible(page);
      await expect(message).toBeHidden({ timeout: 7_000 });
    });

    test('the steps of a deposit by card are accessible; a failed gateway stays marked', async ({
      page,
      context,
      site,
    }) => {
      await enterAsPlayer(context, site.origin, '10');
      const config = { tabs: ['DEV_CODE'], depositAmount: '30', currency: 'EUR', promotionCoupon: '' };
      const value = encodeURIComponent(JSON.stringify(config));
      await context.addCookies([{ name: 'payment_config', value, url: site.origin }]);
      await page.goto('/profile/my-wallet');
      const isSmall = size.width < 1024;
      if (isSmall) await page.getByRole('button', { name: 'Account menu' }).click();
      await page
        .locator(isSmall ? '#account-drawer' : '#account-menu')
        .getByRole('button', { name: 'Deposit' })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Deposit' });
      await dialog.getByLabel(/^Amount/).fill('1');
      await dialog.getByLabel(/code/).focus();
      await expect(dialog.getByText('The smallest deposit is €10.00.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: '30 EUR' }).click();
      await toCards(dialog);
      await expect(dialog.getByRole('button', { name: /Diamond.*Failed to process/ })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    test('a round, its proof and the rules of the game are accessible', async ({ page, context, site }) => {
      const player = await enterAsPlayer(context, site.origin);
      const sessionId = await openRoulette(player);
      const body = { bets: [{ spot: 'red', amount: '1.00' }] };
      await player.must('placeRound', { params: { sessionId }, body, key: randomUUID() });
      await page.goto('/profile/game-history');
      await page.getByRole('button', { name: /Open the round/ }).click();
      const round = page.getByRole('dialog');
      await expect(round.getByText('Hidden while you still play with it')).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await round.getByRole('button', { name: 'Rotate seed' }).click();
      await round.getByRole('button', { name: 'Verify in this browser' }).click();
      await expect(round.getByText('Everything matches')).toBeVisible();
      await expectAccessible(page);
      await page.goto(gamePage);
      const table = page.frameLocator('iframe');
      await table.getByRole('button', { name: 'Rules and payouts' }).click();
      await expect(table.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
