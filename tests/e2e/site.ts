import { test as base, expect, type Page } from '@playwright/test';
import { memoryFolder } from '../support/memory-folder.ts';
import { type Site, startSite } from '../support/site.ts';

/**
 * Every browser test runs against one real site, started once. A test fails when the page wrote an error on the
 * console or a script threw, unless it said beforehand which one it expects.
 */
export const test = base.extend<{ allowErrors: (pattern: RegExp) => void }, { site: Site; firstPage: undefined }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern.
    async ({}, use) => {
      const site = await startSite({}, memoryFolder());
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // The first page of a browser comes without the focus, and a key pressed there goes nowhere: it is no test's.
  firstPage: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage();
      await page.goto(site.origin);
      await page.keyboard.press('Tab');
      await page.close();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  allowErrors: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const errors = collectErrors(page);
      await use((pattern) => allowed.push(pattern));
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Not the page's: Chromium rejects a promise of its own when only one of two pages takes part in a view transition, and
 * says so when Playwright looks into the frame in which no script may run, and that nothing in there takes the focus.
 */
const ownOfBrowser =
  /ViewTransition opt-in disabled|Transition was (?:aborted|skipped)|^Blocked (?:script execution|autofocusing)/;

/** What the page complains of from now on: errors on the console, exceptions that nobody caught. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const note = (text: string) => !ownOfBrowser.test(text) && errors.push(text);
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`));
  return errors;
}

export { expect };
