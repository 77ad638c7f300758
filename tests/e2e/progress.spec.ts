import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** What the page's bar did so far. The page says so itself: while a next one is on its way it answers no question of the test's. */
async function watchBar(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('console', (message) => /^bar /.test(message.text()) && seen.push(message.text().slice(4)));
  await page.addInitScript(() => {
    const tell = () => console.log('bar', 'leaving' in document.documentElement.dataset ? 'on' : 'off');
    new MutationObserver(tell).observe(document, { subtree: true, attributeFilter: ['data-leaving'] });
  });
  return seen;
}

/** A press on a link to `href`, as a visitor's. */
const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to });
    document.body.append(link);
    link.click();
  }, href);

/** A next page that never comes. */
const hold = (page: Page): Promise<unknown> => page.route('**/faq?held', () => undefined);

const browsers = [
  { name: 'a browser that tells of navigations', tells: true },
  { name: 'one that does not', tells: false },
];
for (const { name, tells } of browsers)
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      if (!tells) await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    });

    test('the bar goes when Escape stops the next page', async ({ page }) => {
      const bar = await watchBar(page);
      await hold(page);
      await page.goto('/kyc');
      await follow(page, '/faq?held');
      await expect.poll(() => bar).toEqual(['on']);
      await page.keyboard.press('Escape');
      // A browser without a window has nobody who stops for the key.
      if (tells) await (await page.context().newCDPSession(page)).send('Page.stopLoading');
      await expect.poll(() => bar).toEqual(['on', 'off']);
    });

    test('the bar goes when the visitor stays after all', async ({ page }) => {
      const bar = await watchBar(page);
      await hold(page);
      await page.goto('/kyc');
      await page.getByRole('heading', { level: 1 }).click();
      await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
      const asked = page.waitForEvent('dialog');
      // The question stands within the press: it is over when it is answered.
      const pressed = follow(page, '/faq?held');
      const dialog = await asked;
      // It stands longer than the bar waits.
      await new Promise((later) => setTimeout(later, 300));
      await dialog.dismiss();
      await pressed;
      await expect.poll(() => page.evaluate(() => 'leaving' in document.documentElement.dataset)).toBe(false);
      await page.evaluate(() => new Promise((later) => setTimeout(later, 300)));
      expect(bar.at(-1) ?? 'off').toBe('off');
    });

    for (const [what, answer] of [
      ['an answer without a page', { status: 204 }],
      ['a file to save', { body: 'x', headers: { 'content-disposition': 'attachment; filename=x.txt' } }],
    ] as const)
      test(`the bar goes 10 s after a link led to ${what}`, async ({ page }) => {
        const bar = await watchBar(page);
        await page.clock.install();
        await page.route('**/faq?nowhere', (route) => route.fulfill(answer));
        await page.goto('/kyc');
        await page.clock.pauseAt(Date.now() + 60_000);
        const answered = page.waitForRequest('**/faq?nowhere');
        await follow(page, '/faq?nowhere');
        await answered;
        await page.clock.runFor(200);
        expect(bar).toEqual(['on']);
        await page.clock.runFor(9_700);
        expect(bar).toEqual(['on']);
        await page.clock.runFor(200);
        expect(bar).toEqual(['on', 'off']);
      });

    test('no bar shows for a mail, a call, a file, another window, or a place on the same page', async ({ page }) => {
      const bar = await watchBar(page);
      await page.goto('/kyc');
      for (const href of ['mailto:a@example.com', 'tel:+100', '#main']) await follow(page, href);
      await page.evaluate(() => {
        const href = URL.createObjectURL(new Blob(['x']));
        const file = Object.assign(document.createElement('a'), { href, download: 'x.txt' });
        const window = Object.assign(document.createElement('a'), { href: '/faq?other', target: '_blank' });
        document.body.append(file, window);
        file.click();
        window.click();
      });
      await page.evaluate(() => new Promise((later) => setTimeout(later, 400)));
      expect(bar).toEqual([]);
    });

    test('a page that the browser kept comes back without the bar', async ({ page }) => {
      const bar = await watchBar(page);
      await hold(page);
      await page.goto('/kyc');
      await page.evaluate(() => {
        // A page that is kept stands still with what it showed, and comes back with this event alone.
        new MutationObserver(() => {
          if ('leaving' in document.documentElement.dataset)
            window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        }).observe(document.documentElement, { attributes: true });
      });
      await follow(page, '/faq?held');
      await expect.poll(() => bar.at(-1)).toBe('off');
    });
  });
