import type { ClientDirective } from 'astro';
import { keepPresses } from './presses.ts';

/** Fired on the document by an island that needs the others awake: a header button that opens another island's dialog. */
export const wakeEvent = 'faceup:intent';

/**
 * Fired on the document once an island's code is there and before it hydrates. `detail.waitUntil(promise)` holds it
 * back, so that words still loading are there when React compares them with the page.
 */
export const hydratingEvent = 'faceup:hydrating';
export type HydratingDetail = { readonly waitUntil: (promise: Promise<unknown>) => void };

const isSignedIn = () => /(?:^|;\s*)signed_in=1/.test(document.cookie);

/**
 * `client:intent`: loads an island when the visitor presses, focuses or types in its static shell, or at once for a
 * signed-in player. What was pressed or typed meanwhile is kept and done again once the island can answer it.
 */
const intent: ClientDirective = (load, _options, element) => {
  const presses = keepPresses(element);
  const stop = new AbortController();
  let started = false;

  const start = async () => {
    if (started) return;
    started = true;
    stop.abort();
    const hydrate = await load();
    const waits: Promise<unknown>[] = [];
    const detail: HydratingDetail = { waitUntil: (promise) => waits.push(promise) };
    document.dispatchEvent(new CustomEvent(hydratingEvent, { detail }));
    await Promise.allSettled(waits);
    await hydrate();
    presses.release();
  };

  if (isSignedIn()) return void start();
  for (const event of ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit'])
    element.addEventListener(event, start, { capture: true, signal: stop.signal });
  document.addEventListener(wakeEvent, start, { signal: stop.signal });
};

// Astro's clients are default exports.
// biome-ignore lint/style/noDefaultExport: the directive interface demands it
export default intent;
