import type { Page } from '@playwright/test';
import { type Site, startSite } from '../support/site.ts';
import { desktop, enterAsPlayer, expectAccessible, expectNoOverflow, phone } from './pages.ts';
import { expect, test } from './site.ts';

const currentIp = '**/ip-service/api/v1/user/currentIp';
const clickIdOf = async (page: Page): Promise<string | undefined> => {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'click_id')?.value;
};

test.describe('in a restricted country', () => {
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ HOME_COUNTRY: 'FR' });
  });
  test.afterAll(() => site.stop());

  for (const path of [
    '/',
    '/games/all',
    '/terms-and-conditions',
    '/game/european-roulette',
    '/profile',
    '/nothing-here',
  ])
    test(`${path} shows the blocked screen and nothing else`, async ({ page, allowErrors }) => {
      // A browser asks for an icon of its own when a document has changed under it.
      allowErrors(/404/);
      await page.goto(site.origin + path);
      await expect(page).toHaveTitle('Country blocked (France)');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Country blocked (France)');
      await expect(page.getByText('not available in this country')).toBeVisible();
      await expect(page.getByText('Turn off any VPN or proxy, then reload this page.')).toBeVisible();
      await expect(page.getByRole('link')).toHaveText([/@/]);
      await expect(page.locator('astro-island, button, dialog, nav, form, input')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe(path);
      // No key of the page that was replaced does anything.
      await page.keyboard.press('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link')).toBeFocused();
      await expect(page.locator('dialog')).toHaveCount(0);
    });

  for (const size of [phone, desktop])
    test(`the screen is sound at ${size.width}`, async ({ page, allowErrors }) => {
      allowErrors(/favicon/);
      await page.setViewportSize(size);
      await page.goto(`${site.origin}/`);
      await expect(page).toHaveTitle('Country blocked (France)');
      await expectNoOverflow(page);
      await expectAccessible(page);
    });

  test('a search engine reads the page, wherever it comes from', async ({ browser }) => {
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    await page.goto(`${site.origin}/games/all`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All games');
    await context.close();
  });

  test('a page reads without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}/terms-and-conditions`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.close();
  });

  test('the server refuses what the page cannot ask', async ({ request }) => {
    const answer = await request.post(`${site.origin}/user-service/api/v1/registration/validate`, {
      headers: { origin: site.origin, 'x-country': 'MT', 'cf-ipcountry': 'MT', 'x-forwarded-for': '8.8.8.8' },
      data: { email: 'ada@example.com' },
    });
    expect(answer.status()).toBe(451);
    expect(await answer.json()).toMatchObject({ code: 'country_blocked', facts: { country: 'FR' } });
  });
});

test.describe('the gate', () => {
  test('asks once in five minutes, and hides nothing that was let in', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/currentIp')) asked += 1;
    });
    for (const path of ['/', '/games/all', '/terms-and-conditions']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(asked).toBe(1);
  });

  test('keeps the page back until the call answers', async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route(currentIp, async (route) => {
      await answer.promise;
      await route.fulfill({ json: { isoCode: 'MT', country: 'Malta' } });
    });
    await page.goto('/terms-and-conditions');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeHidden();
    // Who presses Tab before the page shows finds the first stop, and nothing of the page.
    // A browser drops what is pressed before it has painted anything: pressed again, as anybody would.
    await expect(async () => {
      if (await page.evaluate(() => document.activeElement === document.body)) await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).not.toBeFocused();
    answer.resolve();
    await expect(heading).toBeVisible();
  });

  for (const [what, status] of [
    ['fails', 503],
    ['is refused', 429],
  ] as const)
    test(`opens the page when the call ${what}, and keeps nothing of it`, async ({ page, allowErrors }) => {
      allowErrors(new RegExp(String(status)));
      await page.route(currentIp, (route) => route.fulfill({ status, json: { code: 'unavailable' } }));
      await page.goto('/terms-and-conditions');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });

  test('opens the page when the call does not answer', async ({ page }) => {
    await page.route(currentIp, () => {});
    await page.goto('/terms-and-conditions');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('lets a signed-in player wait for nothing', async ({ page, context, site }) => {
    await enterAsPlayer(context, site.origin);
    await page.route(currentIp, () => {});
    await page.goto('/terms-and-conditions');
    expect(await page.evaluate(() => document.documentElement.hasAttribute('data-gate'))).toBe(false);
  });

  test('asks anew after a refusal, so that a reload without the VPN opens the page', async ({ page }) => {
    await page.route(currentIp, (route) => route.fulfill({ json: { isoCode: 'US', country: 'United States' } }));
    await page.goto('/terms-and-conditions');
    await expect(page).toHaveTitle('Country blocked (United States)');
    await page.unroute(currentIp);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  });
});

test.describe('a click id', () => {
  for (const [path, kept] of [
    ['/?clickid=abc-1', 'abc-1'],
    ['/games/all?sort=az&ClickID=AbC', 'AbC'],
    ['/profile?CLICKID=%3Cscript%3Ealert(1)%3C/script%3E', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['/terms-and-conditions?clickId=a;%20path=/x', 'a%3B%20path%3D%2Fx'],
    ['/?clickid=a%0D%0ASet-Cookie:%20evil=1', undefined],
    [`/?clickid=${'x'.repeat(5_000)}`, undefined],
  ] as const)
    test(`of ${path.slice(0, 60)} is kept as text, and the way leads home`, async ({ page }) => {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/' && url.search === '');
      const [cookie, ...others] = (await page.context().cookies()).filter(({ name }) => name !== 'signed_in');
      expect([cookie?.value, others.length]).toEqual([kept, 0]);
      if (cookie) {
        expect(cookie).toMatchObject({ name: 'click_id', path: '/', sameSite: 'Lax' });
        expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(29 * 86_400);
      }
    });

  test('of a page that a cache served is kept all the same', async ({ page, site }) => {
    const cached = await (await fetch(`${site.origin}/games/all`)).text();
    await page.route('**/games/all?*', (route) => route.fulfill({ body: cached, contentType: 'text/html' }));
    await page.goto('/games/all?cLiCkId=from%20a%20cache');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await clickIdOf(page)).toBe('from%20a%20cache');
  });

  test('without script is kept by the server, which no cache keeps', async ({ site }) => {
    const answer = await fetch(`${site.origin}/faq?clickid=x`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBe('click_id=x; Max-Age=2592000; Path=/; SameSite=Lax');
  });
});

test.describe('the page for 500', () => {
  test('says what happened, leads home, and is sound', async ({ page }) => {
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await page.goto('/500');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are sorry. This was unexpected.');
      await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/');
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
  });

  test('stands in for a page whose island cannot be rendered, and the error is logged once', async ({
    page,
    context,
    site,
    allowErrors,
  }) => {
    // React tries once more before it gives up, and says so (#423).
    allowErrors(/is not a function|is not iterable|undefined|null|React error #423/);
    await enterAsPlayer(context, site.origin);
    const reports: { error: { name: string; componentStack?: string } }[] = [];
    await page.route('**/api/error-logger', async (route) => {
      reports.push(route.request().postDataJSON());
      await route.continue();
    });
    // An answer that no contract allows, of which nothing is made before it is drawn: where a store made something of it and
    // failed, it would depend on who came first whether the part says by itself that it could not be had.
    await page.route('**/history/bet?*', (route) => route.fulfill({ json: { broken: true } }));
    await page.goto('/profile/game-history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are sorry. This was unexpected.');
    await expect(page).toHaveURL(/game-history$/);
    expect(reports.length).toBeGreaterThan(0);
    expect(reports.some(({ error }) => (error.componentStack ?? '') !== '')).toBe(true);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('is not needed for an error that no script caught: that one is logged', async ({ page, allowErrors }) => {
    allowErrors(/on purpose/);
    await page.goto('/terms-and-conditions');
    const sent = page.waitForRequest('**/api/error-logger');
    await page.evaluate(() => setTimeout(() => Promise.reject(new Error('broken on purpose'))));
    const { error, userAgent } = (await sent).postDataJSON();
    expect(error).toMatchObject({ name: 'Error', message: 'broken on purpose' });
    expect(userAgent).toContain('Chrome');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  });
});
