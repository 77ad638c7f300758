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

/** The islands that the page itself is: they wake by themselves. */
const pagesOwn = `astro-island[ssr]:is([client=load],[client=only],[opts*='"own"'])`;

/**
 * Runs `wake` once the page's own islands that stand before are awake and the browser has nothing else to do, so that what
 * nobody has asked for keeps nobody waiting.
 */
const afterPagesOwn = (wake: () => void): void => {
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const events = ['astro:hydrate', 'astro:hydration-error'];
  const look = ({ type }: { readonly type: string }) => {
    // An island that cannot wake holds up no other.
    if (type === 'astro:hydrate' && document.querySelector(pagesOwn) !== null) return;
    for (const event of events) document.removeEventListener(event, look, true);
    idle(wake, { timeout: 2_000 });
  };
  if (document.querySelector(pagesOwn) === null) wake();
  else for (const event of events) document.addEventListener(event, look, true);
};

const isSignedIn = () => /(?:^|;\s*)signed_in=1/.test(document.cookie);

/**
 * `client:intent`: loads an island when the visitor presses, focuses or types in its static shell, or, for a signed-in
 * player, as soon as the page's own islands are awake, and with `client:intent="player"` for that player alone. With
 * `client:intent="own"` it is what the page itself is for a player: awake at once for them, and for nobody else. With
 * `client:intent="press"` it sleeps until it is wanted, whoever is there. What was pressed or typed meanwhile is kept and
 * done again once the island can answer it.
 */
const intent: ClientDirective = (load, { value }, element) => {
  // A visitor's page is loaded anew at sign-in.
  if ((value === 'player' || value === 'own') && !isSignedIn()) return;
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

  if (value === 'own') void start();
  else if (value !== 'press' && isSignedIn()) afterPagesOwn(start);
  for (const event of ['pointerdown', 'focusin', 'keydown', 'input', 'click', 'submit', wakeEvent])
    element.addEventListener(event, start, { capture: true, signal: stop.signal });
};

// Astro's clients are default exports.
// biome-ignore lint/style/noDefaultExport: the directive interface demands it
export default intent;
