import { gzipSync } from 'node:zlib';
import type { Request } from '@playwright/test';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { cardText } from '#domain/games/kit/cards/card.ts';
import { accountPages, gamePage, publicPages } from './pages.ts';
import { expect, test } from './site.ts';

test('the landing page costs a visitor at most 10 kB of script, and a press on Sign Up is not lost', async ({
  page,
}) => {
  const files: Promise<number>[] = [];
  const weigh = (request: Request): void => {
    if (request.resourceType() === 'script') files.push(request.sizes().then((sizes) => sizes.responseBodySize));
  };
  page.on('requestfinished', weigh);
  await page.goto('/');
  await page.waitForLoadState('load');
  // What comes later is not the landing page's, and could outlive the page that is asked for its size.
  page.off('requestfinished', weigh);
  const bytes = (await Promise.all(files)).reduce((sum, one) => sum + one, 0);
  const html = await page.content();
  // What search engines read in a script element is data: nothing runs it.
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , text = '']) => text);
  expect(bytes).toBeGreaterThan(1_000);
  // Files as they were sent, and what stands in the page pressed as the page is.
  expect(bytes + gzipSync(inline.join('')).length).toBeLessThanOrEqual(10_000);
  // The island's code is held back until the press has long been made.
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
});

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`the home page’s first screen has its posters whole at ${width} px, and what to do`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const bar = await page.locator('.site-bottom').boundingBox();
    const end = bar === null ? height : bar.y;
    const hand = page.locator('.hand-middle');
    for (const one of [hand, page.getByRole('main').getByRole('button', { name: 'Sign up' }).first()]) {
      const box = await one.boundingBox();
      expect((box?.y ?? end) + (box?.height ?? 0)).toBeLessThanOrEqual(end);
    }
    await expect(hand.locator('img').last()).toBeVisible();
  });

declare global {
  interface Window {
    waitsBegun?: number[];
  }
}

/** Notes in the page how long each wait is that begins there. */
const tellWaits = (): void => {
  const begin = window.setTimeout;
  const begun: number[] = [];
  window.waitsBegun = begun;
  window.setTimeout = ((work: TimerHandler, ms?: number, ...more: unknown[]) => {
    begun.push(ms ?? 0);
    return begin(work, ms, ...more);
  }) as typeof window.setTimeout;
};

for (const [path, waitMs] of [
  ['/profile/my-wallet', 3_000],
  [gamePage, 5_000],
] as const) {
  test(`${path} sends a visitor to sign in after ${waitMs / 1000} s and not before`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.addInitScript(tellWaits);
    await page.goto(path);
    // The wait begins with the guard's own script, which may come after the page: time stands still until then.
    await expect.poll(() => page.evaluate(() => window.waitsBegun)).toContain(waitMs);
    await page.clock.runFor(waitMs - 100);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.clock.runFor(200);
    await page.waitForURL((url) => url.pathname === '/');
    await page.clock.resume();
    const signIn = page.getByRole('dialog', { name: 'Sign in' });
    await expect(signIn).toBeVisible();
    const waits = signIn.getByText('European Roulette opens as soon as you are in.');
    if (path === gamePage) await expect(waits).toBeVisible();
    else await expect(waits).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, and reached by links', async ({ page, site }) => {
    for (const path of publicPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toHaveText('');
    }
    await page.goto('/');
    await expect(page.locator('button[data-open-modal]:visible')).toHaveCount(0);
    const reached = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('#')[0]));
    for (const path of ['/games/all', '/responsible-gaming', '/terms-and-conditions']) expect(reached).toContain(path);
    await page.getByRole('link', { name: 'Responsible gaming' }).first().click();
    await expect(page).toHaveURL(`${site.origin}/responsible-gaming`);
    await page.goto('/#questions');
    await page.locator('#questions summary').nth(1).click();
    await expect(page.locator('#questions details').nth(1)).toHaveAttribute('open', '');
  });

  test('a page for players says that it needs JavaScript', async ({ page }) => {
    for (const path of accountPages) {
      await page.goto(path);
      // Playwright's text search leaves out what stands in a noscript.
      await expect(page.locator('main noscript p')).toBeVisible();
    }
  });
});

test('the home page is nine screens of a small phone at most, and shows a shelf for each mood', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const height = await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 320) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    return document.documentElement.scrollHeight;
  });
  expect(height / 640).toBeLessThanOrEqual(9);
  const mood = page.getByRole('region', { name: 'In the mood for' });
  await mood.getByText('Calm').click();
  await expect(mood.getByText('Low volatility: most results stay near the stake.')).toBeVisible();
  await expect(mood.getByText('The latest on the shelf.')).toBeHidden();
});

test('the seal of the home page opens to the card that both seeds make, and to no other', async ({ page }) => {
  await page.goto('/#fair-play');
  const seal = page.locator('[data-seal]');
  await seal.scrollIntoViewIfNeeded();
  const fingerprint = seal.locator('[data-seal-fingerprint]');
  await expect(fingerprint).toHaveText(/^[0-9a-f]{64}$/);
  const shown = await fingerprint.textContent();
  await seal.getByLabel('Your seed: any word').fill('two words');
  await seal.getByRole('button', { name: 'Open the seal' }).click();
  // No seed of two words: nothing is opened.
  await expect(seal).toHaveAttribute('data-seal', 'shut');
  await seal.getByLabel('Your seed: any word').fill('my-word');
  await seal.getByRole('button', { name: 'Open the seal' }).click();
  const secret = (await seal.locator('[data-seal-secret]').textContent()) ?? '';
  expect(commitmentOf(secret)).toBe(shown);
  const card = createStream({ serverSeed: secret, clientSeed: 'my-word', nonce: 1 }).below(52);
  const sign = cardText(card)[0] ?? '';
  await expect(seal.locator('[data-seal-rank]')).toHaveText(sign === 'T' ? '10' : sign);
  await expect(seal.getByRole('status')).toContainText('The seed has the fingerprint shown before.');
  // Another word is another round: it takes a new seal.
  await seal.getByLabel('Your seed: any word').fill('other');
  await expect(seal).toHaveAttribute('data-seal', 'shut');
  await expect(fingerprint).not.toHaveText(shown ?? '');
});
