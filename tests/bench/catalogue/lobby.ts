import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath, quietFlags } from '#tests/support/chromium.ts';
import type { Row } from '../row.ts';

const path = '/games/all';
const scrollSteps = 300;

/** The largest page of lists as a visitor with a phone has it: its weight, its scrolling, and the first answer of search. */
export async function measureLobby(origin: string, games: number): Promise<Row[]> {
  const group = `${games} games`;
  const row = (name: string, value: number, unit: string, aim?: string): Row => ({
    group,
    name,
    value,
    unit,
    ...(aim !== undefined && { aim }),
  });
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: quietFlags });
  try {
    const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'br' } });
    const bytes = Number(answer.headers.get('content-length'));
    const page = await openPage(browser, origin);
    const nodes = await nodesOf(page);
    const frames = await scroll(page);
    return [
      row('lobby, HTML over the wire', bytes / 1024, 'KiB', 'under 60'),
      row('lobby, elements', nodes, ''),
      row('lobby, elements after scrolling', await nodesOf(page), ''),
      row('lobby, cards after scrolling', await page.locator('[data-cards] > li').count(), ''),
      row('lobby, frame, median', at(frames, 0.5), 'ms', 'about 16.7'),
      row('lobby, frame, 99th percentile', at(frames, 0.99), 'ms'),
      row('lobby, frames over 50 ms', frames.filter((ms) => ms > 50).length, `of ${frames.length}`),
      row('search, from opening to the first game', await firstResult(browser, origin), 'ms'),
    ];
  } finally {
    await browser.close();
  }
}

const openPage = async (browser: Browser, origin: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  return page;
};

const nodesOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

/** The time from frame to frame, in ms, while the page is scrolled and further games are put behind. */
const scroll = (page: Page): Promise<number[]> =>
  page.evaluate(async (steps) => {
    const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
    const intervals: number[] = [];
    let before = await frame();
    for (let step = 0; step < steps; step++) {
      scrollBy(0, 40);
      const now = await frame();
      intervals.push(now - before);
      before = now;
    }
    return intervals;
  }, scrollSteps);

/** From the press on the button to the first row, with code, words and games all still to be fetched. */
async function firstResult(browser: Browser, origin: string): Promise<number> {
  const page = await openPage(browser, origin);
  return page.evaluate(async () => {
    const opener = [...document.querySelectorAll<HTMLElement>('[data-open-modal=search]')].find((it) =>
      it.checkVisibility(),
    );
    if (opener === undefined) throw new Error('Nothing opens the search');
    const startedAt = performance.now();
    const shown = new Promise<void>((found) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('dialog[open] a[role=option][href^="/game/"]') === null) return;
        observer.disconnect();
        found();
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    opener.click();
    await shown;
    return performance.now() - startedAt;
  });
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
