import type { Page, Route } from '@playwright/test';
import { accountPages, enterAsPlayer } from './pages.ts';
import { expect, test } from './site.ts';

/** What moved though nobody had pressed anything: how far it moved the page, and what it was. */
type Shift = { readonly value: number; readonly moved: readonly string[] };
/** The browser's own entry (Layout Instability), which TypeScript's library does not have. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly { node?: Node }[] };

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

const noteShifts = (): void => {
  const shifts: Shift[] = [];
  window.shifts = shifts;
  const note = (entry: LayoutShift): void => {
    const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : node?.textContent) ?? '');
    if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: moved.map((text) => text.slice(0, 160)) });
  };
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry as LayoutShift);
  });
  watch.observe({ type: 'layout-shift', buffered: true });
};

/** Two frames: what an answer changed is laid out, and what moved by it is told. */
const frames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Holds what a page asks the house for, and lets it go one by one, the last first, until nothing more is asked. */
const openOneByOne = async (page: Page, path: string): Promise<void> => {
  const held: Route[] = [];
  await page.route(/-service\/api\//, (route) => void held.push(route));
  await page.goto(path);
  for (let quiet = 0; quiet < 3; ) {
    await page.waitForLoadState('load');
    await page.waitForTimeout(100);
    const next = held.pop();
    if (next === undefined) quiet += 1;
    else {
      quiet = 0;
      await next.continue();
    }
    await frames(page);
  }
};

for (const width of [360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });
    for (const path of accountPages)
      test(`nothing moves on ${path} as its answers come`, async ({ page, context, site, allowErrors }) => {
        await enterAsPlayer(context, site.origin);
        // Letters that come late set a line anew: here they do not come at all.
        allowErrors(/ERR_FAILED/);
        await page.route('**/*.woff2', (route) => route.abort());
        await page.addInitScript(noteShifts);
        await openOneByOne(page, path);
        const shifts = (await page.evaluate(() => window.shifts)) ?? [];
        expect(shifts.filter(({ value }) => value > 0.001)).toEqual([]);
      });
  });
