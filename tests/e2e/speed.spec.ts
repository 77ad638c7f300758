import type { Page } from '@playwright/test';
import { accountPages, enterAsPlayer, settled } from './pages.ts';
import { expect, test } from './site.ts';

const atRestMax = 15_000;
/** Wanted are 75 here and with the search too; React alone is 58, what keeps figures from translation 0.9 (decision 040). */
const headerMax = 76_000;
/** The dialog with its two tabs takes 6 more. */
const searchMax = 82_400;
const accountMax = 130_000;

/** Counts the bytes of scripts as they come over the wire, and lists the fonts. */
function watch(page: Page) {
  const seen = { script: 0, fonts: new Set<string>() };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') seen.fonts.add(new URL(request.url()).pathname);
    if (request.resourceType() !== 'script') return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        seen.script += responseBodySize;
      }),
    );
  });
  return {
    settled: async () => {
      await page.waitForLoadState('networkidle');
      await Promise.all(sizes);
      return seen;
    },
  };
}

for (const path of ['/', '/games/all', '/games/slots', '/terms-and-conditions']) {
  test(`${path} loads at most 15 kB of script and two fonts before it is touched`, async ({ page }) => {
    const watched = watch(page);
    await page.goto(path);
    const { script, fonts } = await watched.settled();
    expect(script).toBeLessThanOrEqual(atRestMax);
    expect(fonts.size).toBeLessThanOrEqual(2);
    const blocking = page.locator('script[src]:not([type=module]):not([async]):not([defer])');
    await expect(blocking).toHaveCount(0);
  });
}

for (const path of ['/', '/games/all', '/faq']) {
  test(`${path} has loaded at most 76 kB of script when its header is awake, and 82.4 when its search is open`, async ({
    page,
  }) => {
    const watched = watch(page);
    await page.goto(path);
    await watched.settled();
    // The focus wakes the header as a keyboard does, and opens nothing.
    await page.getByRole('banner').locator('astro-island button').first().focus();
    await expect(page.locator('header astro-island[ssr]')).toHaveCount(0);
    expect((await watched.settled()).script).toBeLessThanOrEqual(headerMax);
    await page.getByRole('banner').locator('[data-open-modal=search]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await watched.settled()).script).toBeLessThanOrEqual(searchMax);
  });
}

test('a page of a player’s own has loaded at most 130 kB of script when it stands', async ({ context, site }) => {
  test.slow();
  await enterAsPlayer(context, site.origin);
  const weights: [string, number][] = [];
  for (const path of accountPages) {
    // Each in a tab of its own, whose cache is empty.
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const watched = watch(tab);
    await tab.goto(path);
    await settled(tab);
    weights.push([path, (await watched.settled()).script]);
    await tab.close();
  }
  expect(weights.filter(([, bytes]) => bytes > accountMax)).toEqual([]);
  expect(weights.every(([, bytes]) => bytes > 20_000)).toBe(true);
});

test('pages are small, and compressed in the form that is asked for', async ({ request }) => {
  for (const [path, most] of [
    ['/', 45_000],
    ['/games/all', 60_000],
    ['/games/slots', 60_000],
  ] as const) {
    const { headers } = {
      headers: (await request.fetch(path, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })).headers(),
    };
    expect(headers['content-encoding']).toBe('gzip');
    expect([path, Number(headers['content-length']) <= most]).toEqual([path, true]);
  }
});

/** Pages that the browser asked for ahead, by the purpose that it states. */
function watchAhead(page: Page): Set<string> {
  const ahead = new Set<string>();
  void page
    .context()
    .newCDPSession(page)
    .then(async (session) => {
      await session.send('Network.enable');
      session.on('Network.requestWillBeSent', ({ type, request }) => {
        if (type === 'Prefetch' || request.headers['Sec-Purpose']?.startsWith('prefetch'))
          ahead.add(new URL(request.url).pathname);
      });
    });
  return ahead;
}

test('a page is fetched when the pointer rests on its link, and one for players never is', async ({ page }) => {
  const ahead = watchAhead(page);
  const rules = page.waitForResponse('**/speculation-rules.json');
  await page.goto('/games/roulette');
  const answer = await rules;
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json');
  const never = ['/profile/my-wallet', '/search', '/games/all?clickid=1', '/?resetToken=1', '/confirm'];
  await page.evaluate((hrefs) => {
    for (const href of hrefs) {
      const link = Object.assign(document.createElement('a'), { href, textContent: href, className: 'block' });
      document.querySelector('main')?.prepend(link);
    }
  }, never);
  for (const href of never) await page.locator(`main > a[href="${href}"]`).hover();
  await page.locator('main a[href^="/game/"]').first().hover();
  // The browser decides at its own pace: a later link that it does fetch says that it has passed over the others.
  await page.getByRole('contentinfo').locator('a[href="/kyc"]').hover();
  await expect.poll(() => [...ahead]).toContain('/kyc');
  expect([...ahead]).toEqual(['/kyc']);
});

test('the next page begins at its top with the same header, and says that it comes only when it is late', async ({
  page,
}) => {
  await page.goto('/terms-and-conditions');
  const header = page.getByRole('banner');
  const before = await header.boundingBox();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  // With a query it is not fetched ahead.
  const link = page.getByRole('contentinfo').locator('a[href="/faq"]');
  await link.evaluate((one) => one.setAttribute('href', '/faq?late'));
  await page.route('**/faq?late', async (route) => {
    await held;
    await route.continue();
  });
  // It says so itself: while its next page is on the way, a page answers no question of the test's.
  const late = page.waitForEvent('console', (message) => message.text() === 'leaving');
  await page.evaluate(() => {
    const root = document.documentElement;
    const tell = () => 'leaving' in root.dataset && console.log('leaving');
    new MutationObserver(tell).observe(root, { attributes: true, attributeFilter: ['data-leaving'] });
    document.querySelector<HTMLElement>('footer a[href="/faq?late"]')?.click();
  });
  await late;
  release();
  await page.waitForURL('**/faq?late');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await header.boundingBox()).toEqual(before);
  await expect(page.locator('html[data-leaving]')).toHaveCount(0);
});
