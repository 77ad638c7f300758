import type { BrowserContext, Locator, Page } from '@playwright/test';
import { catalogueFile, readCatalogue } from '../../src/lib/catalogue/read-catalogue.ts';
import { gamePathOf } from '../../src/lib/domain/catalogue/slug.ts';
import { goodPassword, signUp } from '../support/player.ts';
import { desktop, enterAsPlayer, expectAccessible, expectNoOverflow, gamePage, phone, rest, sizes } from './pages.ts';
import { expect, test } from './site.ts';

/** The games of the catalogue whose names match. */
const named = (name: RegExp) => readCatalogue(catalogueFile).games.filter((game) => name.test(game.name));

const searchFile = '**/catalogue/search.json';

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const games = (page: Page): Locator => dialogOf(page).getByRole('combobox', { name: 'Search Games' });
const providers = (page: Page): Locator => dialogOf(page).getByRole('combobox', { name: 'Search Providers' });
const options = (page: Page): Locator => dialogOf(page).getByRole('option');
const opener = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Search games' });

async function openSearch(page: Page, path = '/faq'): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(options(page).first()).toBeVisible();
}

const openProviders = (page: Page): Promise<void> => dialogOf(page).getByRole('tab', { name: 'Providers' }).click();

/** Presses beside an open dialog. */
const pressOutside = (page: Page): Promise<void> => page.mouse.click(5, 5);

test.use({ viewport: desktop });

test.describe('the search', () => {
  test('opens on the games, in the box, with the popular ones under Playing Now', async ({ page }) => {
    await openSearch(page);
    await expect(page).toHaveURL(/\/faq$/);
    await expect(games(page)).toBeFocused();
    await expect(games(page)).toHaveAttribute('placeholder', 'Search Games');
    await expect(dialogOf(page).getByRole('tab', { name: 'Search' })).toHaveAttribute('aria-selected', 'true');
    await expect(dialogOf(page).getByRole('heading', { name: 'Playing Now' })).toBeVisible();
    await expect(options(page)).toHaveCount(15);
  });

  test('lists at most 15 games, each with picture, name and provider, the typed part marked', async ({ page }) => {
    await openSearch(page);
    await games(page).fill('E');
    await expect(options(page)).toHaveCount(15);
    await games(page).fill('ROULETTE');
    await expect(options(page)).toHaveCount(named(/roulette/i).length);
    const european = options(page).filter({ hasText: 'European Roulette' });
    await expect(european).toContainText('Meridian Tables');
    await expect(european.locator('img')).toHaveAttribute('src', /EuropeanRoulette/);
    await expect(european.locator('mark')).toHaveText('Roulette');
    await expect(dialogOf(page).getByRole('status')).toHaveText(`${named(/roulette/i).length} games found`);
  });

  test('knows categories by their names, in the dialog and on the page', async ({ page }) => {
    await openSearch(page);
    const ways = dialogOf(page).getByRole('navigation', { name: 'Matching categories' }).getByRole('link');
    await games(page).fill('VIDEO PÓKER');
    await expect(ways).toHaveText(['Video poker']);
    await games(page).fill('eu');
    await expect(ways).toHaveCount(0);
    await games(page).fill('roulette');
    await expect(ways).toHaveText(['Roulette']);
    await ways.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/games\/roulette$/);
    await expect(dialogOf(page)).toHaveCount(0);
    await page.goto('/search?q=poker');
    const links = page.getByRole('main').getByRole('navigation', { name: 'Matching categories' }).getByRole('link');
    await expect(links).toHaveText(['Video poker', 'Poker']);
    await expect(links.last()).toHaveAttribute('href', '/games/poker');
  });

  test('finds a game by its words, in the dialog and on the page', async ({ page }) => {
    await openSearch(page);
    for (const [text, name] of [
      ['wax & seal', 'Wax and Seal'],
      ['craps pocket', 'Pocket Craps'],
      ['roulette european', 'European Roulette'],
      ['6of49', '6 of 49'],
      ['texas holdem', "Casino Hold'em"],
    ] as const) {
      await games(page).fill(text);
      await expect(options(page).first()).toContainText(name);
    }
    for (const [text, count] of [
      ['wax & seal', 1],
      ['craps pocket', 1],
      ['roulette european', 1],
      ['6of49', 1],
      ['texas holdem', named(/hold.em/i).length],
      [
        'lantern brass',
        readCatalogue(catalogueFile).games.filter(({ provider }) => provider === 'Brass Lantern').length,
      ],
    ] as const) {
      await page.goto(`/search?q=${encodeURIComponent(text)}`);
      await expect(page.locator('[data-total]'), text).toHaveText(new RegExp(`^${count} `));
    }
  });

  test('finds a misspelt game, and says when nothing comes close', async ({ page }) => {
    await openSearch(page);
    await games(page).fill('blakcjack');
    await expect(options(page)).toHaveCount(named(/blackjack/i).length);
    await expect(options(page).first()).toHaveText(/Blackjack/);
    await expect(dialogOf(page).getByText('These come close')).toBeVisible();
    await games(page).fill('zzzzzz');
    await expect(dialogOf(page).getByText('No game by that name')).toBeVisible();
    await expect(dialogOf(page).getByRole('status')).toHaveText('0 games found');
  });

  test('shows each provider once and leads to its games', async ({ page }) => {
    await openSearch(page);
    await openProviders(page);
    await expect(providers(page)).toHaveAttribute('placeholder', 'Search Providers');
    const names = await options(page).locator('.heading').allTextContents();
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(4);
    await providers(page).fill('ROOK');
    await expect(options(page)).toHaveText([/Halden & Rook/]);
    await options(page).first().click();
    await expect(page).toHaveURL(/\/games\/all\/Halden(?: |%20)&(?: |%20)Rook$/);
    await expect(dialogOf(page)).toBeHidden();
  });

  test('clears both boxes when the tab changes', async ({ page }) => {
    await openSearch(page);
    await games(page).fill('dice');
    await openProviders(page);
    await providers(page).fill('odd');
    await dialogOf(page).getByRole('tab', { name: 'Search' }).click();
    await expect(games(page)).toHaveValue('');
    await openProviders(page);
    await expect(providers(page)).toHaveValue('');
  });

  test('types on in the box after a press on a tab, and stays on the tabs by arrow keys', async ({ page }) => {
    await openSearch(page);
    await openProviders(page);
    await expect(providers(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialogOf(page).getByRole('tab', { name: 'Providers' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(dialogOf(page).getByRole('tab', { name: 'Search' })).toBeFocused();
    await expect(games(page)).toBeVisible();
  });

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['the close icon', (page: Page) => dialogOf(page).getByRole('button', { name: 'Close the search' }).click()],
    ['a press outside', pressOutside],
  ] as const)
    test(`closes by ${way}, gives the focus back and starts empty again`, async ({ page }) => {
      await openSearch(page);
      await openProviders(page);
      await providers(page).fill('odd');
      await close(page);
      await expect(dialogOf(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await opener(page).click();
      await expect(games(page)).toHaveValue('');
      await openProviders(page);
      await expect(providers(page)).toHaveValue('');
    });
});

test.describe('a visitor', () => {
  test('who chooses a game is asked to sign in, and lands on the game then', async ({ page, site }) => {
    const player = await signUp(site.origin);
    await openSearch(page);
    await games(page).fill('european');
    await options(page).first().click();
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await expect(signIn.getByLabel('Email')).toBeFocused();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/faq$/);
    await signIn.getByLabel('Email').fill(player.email);
    await signIn.getByLabel('Password', { exact: true }).fill(goodPassword);
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(new RegExp(`${gamePage}$`));
    await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  });

  test('who closes the sign-in instead is back where the search was opened', async ({ page }) => {
    await openSearch(page);
    await options(page).first().click();
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await expect(signIn.getByLabel('Email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(signIn).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('opens search and categories by links that work without script', async ({ browser, site }) => {
    const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false, viewport: desktop });
    const page = await context.newPage();
    await page.goto('/faq');
    await expect(opener(page)).toHaveAttribute('href', '/search');
    await expect(page.locator('a[data-open-modal=categories]').first()).toHaveAttribute('href', '/games/all');
    await context.close();
  });
});

test.describe('a player', () => {
  const keep = (context: BrowserContext, texts: readonly string[]): Promise<unknown> =>
    context.addInitScript((kept) => {
      if (sessionStorage.getItem('kept') !== null) return;
      sessionStorage.setItem('kept', '1');
      localStorage.setItem('faceup:searches', JSON.stringify(kept));
    }, texts);

  test('goes straight to the chosen game', async ({ page, context, site }) => {
    await enterAsPlayer(context, site.origin);
    await openSearch(page);
    await games(page).fill('baccarat');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/game\/baccarat$/);
  });

  test('searches by keyboard alone', async ({ page, context, site }) => {
    await enterAsPlayer(context, site.origin);
    await page.goto('/faq');
    await page.keyboard.press('/');
    await expect(games(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.type('roulette');
    await expect(options(page)).toHaveCount(named(/roulette/i).length);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const active = await games(page).getAttribute('aria-activedescendant');
    await expect(options(page).nth(1)).toHaveAttribute('id', active ?? '');
    const chosen = await options(page).nth(1).textContent();
    const paths = named(/roulette/i).flatMap((game) => (chosen?.includes(game.name) ? [gamePathOf(game)] : []));
    expect(paths).toHaveLength(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${paths[0]}$`));
  });

  test('moves past either end of the list back to the text, and by rows in the grid', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(games(page)).not.toHaveAttribute('aria-activedescendant');
    await openProviders(page);
    await providers(page).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(options(page).nth(4)).toHaveAttribute('aria-selected', 'true');
  });

  test('finds all results of a text by Enter', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.type('a & b');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=a%20%26%20b$/);
  });

  test('finds recent searches while the box is empty, uses and removes them', async ({ page, context }) => {
    await keep(context, ['Plinko', 'keno']);
    await openSearch(page);
    const recent = dialogOf(page).getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('listitem')).toHaveCount(2);
    await recent.getByRole('button', { name: 'Remove keno from recent searches' }).click();
    await expect(recent.getByRole('listitem')).toHaveCount(1);
    await recent.getByRole('button', { name: 'Plinko', exact: true }).click();
    await expect(games(page)).toHaveValue('Plinko');
    await expect(recent).toBeHidden();
    await expect(options(page)).toHaveText([/Plinko/]);
  });

  test('leaves no searches behind when signing out', async ({ page, context, site, allowErrors }) => {
    // What the page was still asking for when the session ended.
    allowErrors(/status of 401/);
    await enterAsPlayer(context, site.origin);
    await keep(context, ['Plinko']);
    await page.goto('/profile');
    await page
      .locator('[data-sign-out]')
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await page.waitForURL(`${site.origin}/`);
    expect(await page.evaluate(() => localStorage.getItem('faceup:searches'))).toBeNull();
  });
});

test.describe('the slash', () => {
  test('is a letter in a field, and opens nothing over a dialog', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await expect(signIn.getByLabel('Email')).toBeFocused();
    await page.keyboard.type('/');
    await expect(signIn.getByLabel('Email')).toHaveValue('/');
    await signIn.getByRole('button', { name: 'Create account' }).focus();
    await page.keyboard.press('/');
    await expect(signIn).toBeVisible();
    await expect(dialogOf(page)).toBeHidden();
  });
});

test.describe('without an answer', () => {
  test('the search says that the games could not be loaded, and tries again', async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    await page.route(searchFile, (route) => route.abort());
    await page.goto('/faq');
    await opener(page).click();
    await expect(dialogOf(page).getByRole('alert')).toContainText('The games could not be loaded');
    await expectAccessible(page);
    await page.unroute(searchFile);
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click();
    await expect(options(page)).toHaveCount(15);
  });

  test('rows of the same size stand where the games will be', async ({ page }) => {
    // Nothing rises into its place while its place is measured.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(searchFile, async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/faq');
    await opener(page).click();
    const waiting = dialogOf(page).locator('[aria-busy=true] > *').first();
    await waiting.waitFor();
    await rest(page);
    const before = await waiting.boundingBox();
    answer();
    await expect(options(page)).toHaveCount(15);
    await rest(page);
    expect(await options(page).first().boundingBox()).toEqual(before);
  });
});

test('opening the search loads no code of the forms, and signing up none of the search', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openSearch(page);
  expect(scripts.filter((path) => path.includes('/forms.'))).toEqual([]);
  scripts.length = 0;
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  expect(scripts.filter((path) => path.includes('search'))).toEqual([]);
});

for (const size of sizes)
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('every state of both dialogs fits and is accessible', async ({ page, context }) => {
      await context.addInitScript(() => localStorage.setItem('faceup:searches', '["Plinko","keno","dice","crash"]'));
      await openSearch(page);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await games(page).fill('ro');
      await page.keyboard.press('ArrowDown');
      await expectAccessible(page);
      await games(page).fill('zzzz');
      await expectAccessible(page);
      await openProviders(page);
      await expect(options(page).first()).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.evaluate(() => document.querySelector<HTMLElement>('a[data-open-modal=categories]')?.click());
      await expect(page.getByRole('dialog', { name: 'Categories' })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });

test('on a phone the search fills the screen', async ({ page }) => {
  await page.setViewportSize(phone);
  await openSearch(page);
  // It rises into its place.
  await expect(async () => expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, ...phone })).toPass();
});
