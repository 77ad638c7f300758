/**
 * What narrows a list and makes it longer (`live.ts`) is loaded when a visitor reaches for it, when the end of the list comes
 * near, or at once where the address asks for it or a list is to be as long as it was.
 */
import { readText } from '#stores/calls/page-text.ts';
import { reachKey } from './reach-key.ts';

const load = (): Promise<unknown> => import('./live.ts');

const [entry] = performance.getEntriesByType('navigation');
const isNew = !(entry instanceof PerformanceNavigationTiming) || entry.type === 'navigate';
// How long the list was belongs to a visit that has ended.
if (isNew) sessionStorage.removeItem(reachKey);

const main = document.querySelector('main') ?? document;
const failed = document.querySelector<HTMLElement>('[data-results] [data-failed]');
/** What was chosen while the code was not there; the last of it is chosen again once it can answer. */
const chosen: (EventTarget | null)[] = [];
const keep = ({ target }: Event): void => void chosen.push(target);

/** A browser that remembers a file it could not get asks no second time: with the server back, the form goes as it does without script. */
const sendForm = async (): Promise<void> => {
  const field = chosen.at(-1);
  if (!(field instanceof HTMLInputElement)) return;
  if ((await readText(location.pathname)).ok) field.form?.requestSubmit();
};

const wake = async (): Promise<void> => {
  try {
    await load();
  } catch {
    // Nothing came of a choice: it is said, and the next touch tries again.
    if (failed && chosen.length > 0) {
      if (!failed.hidden) void sendForm();
      failed.hidden = false;
    }
    return waitForTouch();
  }
  main.removeEventListener('change', keep);
  chosen.at(-1)?.dispatchEvent(new Event('change', { bubbles: true }));
};

let touch = new AbortController();
const once = (): void => {
  touch.abort();
  void wake();
};

function waitForTouch(): void {
  touch = new AbortController();
  for (const intent of ['pointerdown', 'focusin', 'keydown', 'input'])
    main.addEventListener(intent, once, { capture: true, signal: touch.signal });
}

const waitForEnd = (): void => {
  const next = document.querySelector('[data-results] a[rel=next]');
  if (next === null) return;
  const observer = new IntersectionObserver(([end]) => end?.isIntersecting && once(), { rootMargin: '0px 0px 1600px' });
  observer.observe(next);
  touch.signal.addEventListener('abort', () => observer.disconnect());
};

main.addEventListener('change', keep);
if (document.documentElement.dataset['narrowed'] !== undefined || sessionStorage.getItem(reachKey) !== null)
  void wake();
else {
  waitForTouch();
  waitForEnd();
}
document.querySelector('.lobby-nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
