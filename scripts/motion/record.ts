import type { Browser, Page } from 'playwright-core';
import type { Play } from '../shots/plays.ts';
import { gapsOf, marks, type TraceEvent } from './frames.ts';
import type { Recorded } from './measured.ts';

/** A phone of the middle class is taken to be four times slower than this machine's core. */
const slowerBy = 4;
/** About the pixels of such a phone, and the table as `npm run shots` plays it. */
const view = { width: 1280, height: 800 } as const;
/** A shared round waits for its start and runs. */
const roundMsMax = 90_000;
/** The light of a win goes on for a moment after all else stands. */
const restMs = 600;
/** How long a result may take before the press that ends a round is tried again: a table of dice may need several throws. */
const againMs = 10_000;

/** Where a result at rest leads: to its proof. */
const told = '[role="status"] a[href*="/game-history?round="]';

const categories = ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];

type Watched = { longestTaskMs: number; readonly stepsMs: number[] };
type Watching = typeof globalThis & { motion: Watched };

/**
 * Stands between the page and its own loops of frames, from before its first script: how long after the last step of a loop the next
 * one came. It asks for no frame itself.
 */
const watchSteps = (): void => {
  const watched: Watched = { longestTaskMs: 0, stepsMs: [] };
  (globalThis as Watching).motion = watched;
  const ask = window.requestAnimationFrame.bind(window);
  let step: number | undefined;
  let counted = 0;
  window.requestAnimationFrame = (work) => {
    const from = step;
    return ask((now) => {
      if (from !== undefined && now > from && now > counted) {
        watched.stepsMs.push(now - from);
        counted = now;
      }
      step = now;
      try {
        work(now);
      } finally {
        step = undefined;
      }
    });
  };
};

/** Keeps the longest task of the page and the steps of its loops, from the moment in which the round begins. */
const beginWatch = (name: string): void => {
  const watched = (globalThis as Watching).motion;
  watched.stepsMs.length = 0;
  performance.mark(name);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watched.longestTaskMs = Math.max(watched.longestTaskMs, duration);
  }).observe({ type: 'longtask' });
};

/** A result is told and leads to its proof, and what moves for a time has come to its end. */
const isAtRest = (result: string): boolean =>
  document.querySelector(result) !== null &&
  document.getAnimations().every(({ effect, playState }) => {
    const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    return endless || playState !== 'running';
  });

const endWatch = (name: string): Watched => {
  performance.mark(name);
  return (globalThis as Watching).motion;
};

/**
 * Plays one round of a game as a visitor does, with all its motion, and hands out its frames: from the first press until the result
 * rests. What a page of the game needs is loaded before, at full speed.
 */
export const record = async (
  browser: Browser,
  game: { readonly id: string; readonly path: string; readonly origin: string },
  play: Play,
): Promise<Recorded> => {
  const { id, path, origin } = game;
  const context = await browser.newContext({ baseURL: origin, viewport: view, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  try {
    await page.addInitScript(watchSteps);
    await page.goto(path, { waitUntil: 'networkidle' });
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
    await browser.startTracing(page, { categories });
    // A round that could not be played to its end leaves no trace running for the next.
    let traced: Buffer = Buffer.alloc(0);
    const played = await playThrough(page, play)
      .then(async (ended) => ({ ended, ...(await page.evaluate(endWatch, marks.rest)) }))
      .finally(async () => {
        traced = await browser.stopTracing();
      });
    const { traceEvents } = JSON.parse(traced.toString()) as { traceEvents: TraceEvent[] };
    const { ended, stepsMs, longestTaskMs: taskMs } = played;
    return { id, gapsMs: gapsOf(traceEvents), stepsMs, taskMs, ended };
  } finally {
    await context.close();
  }
};

/** Whether the round came to its end. */
const playThrough = async (page: Page, { open, end, restMs: shownMs = 1_200 }: Play): Promise<boolean> => {
  await page.evaluate(beginWatch, marks.begin);
  const over = Date.now() + roundMsMax;
  await open(page);
  await end(page);
  while (Date.now() < over) {
    const rests = await page
      .waitForFunction(isAtRest, told, { polling: 250, timeout: shownMs + againMs })
      .then(() => page.waitForTimeout(restMs).then(() => true))
      .catch(() => false);
    if (rests) return true;
    await end(page).catch(() => undefined);
  }
  return false;
};
