import type { ClientDirective } from 'astro';
import { keepPresses } from './presses.ts';

/** Fired on an island's element by what needs it awake: a static button that opens its dialog. */
const wakeEvent = 'faceup:intent';

/**
 * Fired on the document once an island's code is there and before it hydrates. `detail.waitUntil(promise)` holds it
 * back, so that words still loading are there when React compares them with the page.
 */
export const hydratingEvent = 'faceup:hydrating';
export type HydratingDetail = { readonly waitUntil: (promise: Promise<unknown>) => void };

const isSignedIn = () => /(?:^|;\s*)signed_in=1/.test(document.cookie);

/**
 * `client:intent`: loads an island when the visitor presses, focuses or types in its static shell, or at once for a
 * signed-in player, and with `client:intent="player"` for that player alone. What was pressed or typed meanwhile is kept
 * and done again once the island can answer it.
 */
const intent: ClientDirective = (load, { value }, element) => {
  // A visitor's page is loaded anew at sign-in.
  if (value === 'player' && !isSignedIn()) return;
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
  for (const event of ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit', wakeEvent])
    element.addEventListener(event, start, { capture: true, signal: stop.signal });
};

// Astro's clients are default exports.
// biome-ignore lint/style/noDefaultExport: the directive interface demands it
export default intent;
