import type { Page } from '@playwright/test';
import { desktop, enterAsPlayer, expectAccessible, expectNoOverflow, gamePage, narrow, phone, sizes } from './pages.ts';
import { expect, test } from './site.ts';

const figures = [
  'Return97.30%',
  'VolatilityLow',
  'Largest win36× the stake',
  'Its oddsonce in 37.0',
  'Stake€0.10 to €500.00',
];
/** The page's wait for a player has no end: what is looked at stays. */
const waitOn = (): void => {
  const begin = window.setTimeout;
  window.setTimeout = ((work: TimerHandler, ms?: number, ...more: unknown[]) =>
    ms === 5_000 ? 0 : begin(work, ms, ...more)) as typeof window.setTimeout;
};
const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test.describe('the page of a game, for who is not signed in', () => {
  for (const viewport of [...sizes, narrow])
    test(`is whole at ${viewport.width} px: what it is, its figures, its rules, games like it`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(waitOn);
      await page.goto('/game/kite-harbour');
      await expect(page.getByRole('heading', { level: 1, name: 'Kite Harbour' })).toBeVisible();
      await expect(page.getByText('243 ways, and kites that count once, twice or three times')).toBeVisible();
      await expect(page.getByText('in a moment you will be asked to sign in')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try it free', exact: true })).toBeInViewport();
      await expect(page.getByText('Hit frequency')).toBeVisible();
      await expect(page.getByRole('img', { name: /^Kite Harbour at play/ })).toHaveCount(2);
      // The engine's own paytable, with the symbols of the machine.
      const lighthouse = page.getByRole('row', { name: /^lighthouse/i });
      await expect(lighthouse).toContainText('10×');
      await expect(lighthouse.locator('svg')).toHaveCount(1);
      await page.getByText('Every bet, exactly').click();
      await expect(page.getByRole('columnheader', { name: 'Return' })).toBeVisible();
      const similar = page.getByRole('region', { name: 'In the same vein' });
      await expect(similar.getByRole('listitem')).toHaveCount(6);
      await expectNoOverflow(page);
      await expectAccessible(page);
    });

  test('names the figures of its engine', async ({ page }) => {
    await page.goto(gamePage);
    const facts = page.locator('[data-game-page] dl > div');
    const texts = (await facts.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    for (const one of figures) expect(texts.map((text) => text.replaceAll(' ', ''))).toContain(one.replaceAll(' ', ''));
  });

  test('opens its free table in its own room within a second, and nobody is sent away from it', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/game/dice');
    const press = page.getByRole('link', { name: 'Try it free', exact: true });
    await press.hover();
    await press.click();
    const table = page.frameLocator('iframe');
    const roll = table.getByRole('button', { name: 'Roll', exact: true });
    await expect(roll).toBeVisible();
    await expect(page).toHaveURL('/try/dice');
    await expect(page.getByRole('heading', { level: 1, name: 'Dice' })).toBeHidden();
    // Longer than the page waits for a player.
    await page.waitForTimeout(5_500);
    await roll.press('Enter');
    await expect(table.getByRole('status').getByRole('link')).toBeVisible();
    await table.getByRole('link', { name: 'Sign up' }).click();
    const signUp = page.getByRole('dialog', { name: 'Create your account' });
    await expect(signUp).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signUp).toHaveCount(0);
    await expect(roll).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/game/dice');
    await expect(page.getByRole('heading', { level: 1, name: 'Dice' })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/try/dice');
    await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  });

  test('leaves who is signing up alone until the dialog is closed', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/game/dice');
    await page.getByRole('button', { name: 'Sign up to play' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Full name').fill('Ada Byron');
    await page.clock.runFor(20_000);
    await expect(dialog.getByLabel('Full name')).toHaveValue('Ada Byron');
    expect(new URL(page.url()).pathname).toBe('/game/dice');
  });

  test('is no part of a player’s, who has the table at once', async ({ page, site }) => {
    await enterAsPlayer(page.context(), site.origin);
    await page.goto(gamePage);
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rules and payouts' })).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is read as it stands', async ({ page }) => {
      await page.goto(gamePage);
      await expect(page.getByRole('heading', { level: 1, name: 'European Roulette' })).toBeVisible();
      await expect(page.getByText('At zero the outside bets lose.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Try it free', exact: true })).toHaveAttribute(
        'href',
        '/try/european-roulette',
      );
    });
  });
});

test.describe('a press on a poster', () => {
  for (const viewport of sizes)
    test(`shows a visitor what the game is, and the ways to it, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/games/all');
      await page.getByRole('link', { name: /^European Roulette/ }).click();
      const sheet = sheetOf(page, 'European Roulette');
      await expect(sheet.getByText('97.30%')).toBeVisible();
      await expect(sheet.getByRole('link', { name: 'Try it free' })).toHaveAttribute('href', '/try/european-roulette');
      await expect(sheet.getByRole('link', { name: 'Rules and figures' })).toHaveAttribute('href', gamePage);
      expect(new URL(page.url()).pathname).toBe('/games/all');
      await expectNoOverflow(page);
      await expectAccessible(page);
      await sheet.getByRole('button', { name: 'Login' }).click();
      const signIn = page.getByRole('dialog', { name: 'Sign in' });
      await expect(signIn.getByText('European Roulette opens as soon as you are in.')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: /^European Roulette/ }).click();
      await sheet.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
    });

  test('is the table itself for a player, and a long one the sheet', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.origin, viewport: phone, hasTouch: true });
    try {
      await enterAsPlayer(context, site.origin);
      const page = await context.newPage();
      await page.goto('/games/all');
      const poster = page.getByRole('link', { name: /^European Roulette/ });
      // What a finger that rests on a link makes the browser say.
      await poster.evaluate((link) =>
        link.dispatchEvent(new PointerEvent('contextmenu', { pointerType: 'touch', bubbles: true, cancelable: true })),
      );
      const sheet = sheetOf(page, 'European Roulette');
      await expect(sheet.getByRole('link', { name: 'Play', exact: true })).toHaveAttribute('href', gamePage);
      await expect(sheet.getByRole('link', { name: 'Try it free' })).toBeVisible();
      await page.keyboard.press('Escape');
      await poster.tap();
      await expect(page).toHaveURL(gamePage);
    } finally {
      await context.close();
    }
  });
});

test('a game’s card offers its free table to the pointer and to the keyboard', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/games/slots');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Kite Harbour/ }) });
  const free = card.getByRole('link', { name: 'Try it free: Kite Harbour' });
  await expect(free).toHaveCSS('opacity', '0');
  await card.getByRole('link', { name: /^Kite Harbour/ }).hover();
  await expect(free).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(free).toHaveCSS('opacity', '0');
  await card.getByRole('link', { name: /^Kite Harbour/ }).focus();
  await expect(free).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(free).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/try/kite-harbour');
});

test('a row of the search offers its free table to a visitor', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('Search Games').fill('orrery');
  await dialog.getByRole('link', { name: 'Try it free: Orrery' }).click();
  await expect(page).toHaveURL('/try/orrery');
});
