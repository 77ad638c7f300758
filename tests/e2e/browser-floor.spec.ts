import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { accountPages, enterAsPlayer, gamePage } from './pages.ts';
import { expect, test } from './site.ts';

const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
const notice = (page: Page) => page.locator('.browser-floor');
const rule = /\.browser-floor\{[^}]*\}@supports[^{]*\{\.browser-floor\{[^}]*\}\}/;

/** A browser that lacks what `condition` asks for takes the rule for one that holds never. */
const lack = (page: Page, condition: string): Promise<unknown> =>
  page.route('**/_astro/*.css', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll(condition, 'no-such-thing:1') });
  });

test('no page of a browser that is served says that it is too old', async ({ page, context, site }) => {
  await enterAsPlayer(context, site.origin);
  for (const path of ['/', '/faq', '/search?q=roulette', gamePage, '/try/dice', '/self-excluded', ...accountPages]) {
    await page.goto(path);
    await expect(notice(page)).toHaveCount(1);
    await expect(notice(page)).toBeHidden();
  }
});

for (const condition of ['grid-template-columns:subgrid', 'content:"" / ""'])
  test(`a browser without ${condition} is told what is needed`, async ({ page }) => {
    await lack(page, condition);
    for (const path of ['/', '/profile', '/game/european-roulette', '/self-excluded']) {
      await page.goto(path);
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toHaveText(/Chrome or Edge 117, Firefox 128 or Safari 17\.4/);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it is told as well', async ({ page }) => {
    await lack(page, 'grid-template-columns:subgrid');
    await page.goto('/');
    await expect(notice(page)).toBeVisible();
  });
});

test('a browser that cannot end a call by the clock still opens its page', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(AbortSignal, 'timeout', { value: undefined }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the notice names the browsers of package.json, and costs a first page 400 bytes at most', async ({ page }) => {
  const styles: Promise<string>[] = [];
  page.on('response', (response) => response.request().resourceType() === 'stylesheet' && styles.push(response.text()));
  await page.goto('/');
  expect(browserslist).toEqual(['chrome >= 117', 'edge >= 117', 'firefox >= 128', 'ios_saf >= 17.4', 'safari >= 17.4']);
  const [told = ''] = rule.exec((await Promise.all(styles)).join('')) ?? [];
  expect(told).toContain('subgrid');
  const element = await notice(page).evaluate((one) => one.outerHTML);
  expect(element).toContain('Firefox 128');
  expect(told.length + element.length).toBeLessThanOrEqual(400);
  // What is sent is smaller still.
  expect(gzipSync(told + element).length).toBeLessThan(told.length + element.length);
});
