/**
 * Narrows a list in place: what is chosen goes into the address, the games that `/search` finds for it take the place of
 * those that are there. Without this script the form is sent to `/search`, and everything works by links.
 */
import { addressOf } from '#domain/catalogue/lobby-address.ts';
import { restoreReach, watchEnd } from './more.ts';
import { currentAddress, form, place, readList, results } from './place.ts';

const root = document.documentElement;
const sheet = form.querySelector<HTMLElement>('.facet-sheet');
const failed = results.querySelector<HTMLElement>('[data-failed]');
/** Sooner than this nobody sees that the games are on their way. */
const patienceMs = 150;

let shown = currentAddress();
let running: AbortController | undefined;

/** Shows what an address asks for. The newest question wins. */
const show = async (address: string): Promise<void> => {
  running?.abort();
  const own = new AbortController();
  running = own;
  shown = address;
  results.setAttribute('aria-busy', 'true');
  const slow = setTimeout(() => results.classList.add('slow'), patienceMs);
  const page = await readList(address, own.signal);
  clearTimeout(slow);
  if (own.signal.aborted) return;
  if (page !== null) take(page);
  else sayFailed(true);
  delete root.dataset['narrowed'];
  results.classList.remove('slow');
  results.removeAttribute('aria-busy');
  watchEnd();
};

const sayFailed = (is: boolean): void => {
  if (failed) failed.hidden = !is;
  for (const part of document.querySelectorAll<HTMLElement>('[data-swap=games]')) part.hidden = is;
};

/** Takes over the games, the chips and every count. The fields stay, and with them the focus and the open panel. */
const take = (page: Document): void => {
  sayFailed(false);
  for (const part of document.querySelectorAll<HTMLElement>('[data-swap]')) {
    const next = page.querySelector(`[data-swap="${part.dataset['swap']}"]`);
    part.replaceChildren(...(next?.childNodes ?? []));
  }
  for (const pair of place.base) document.querySelector(`[data-choice="${CSS.escape(pair.join('='))}"]`)?.remove();
  for (const list of document.querySelectorAll('[data-swap=chips] ul:not(:has([data-choice]))')) list.remove();
  for (const name of ['[data-total]', '[data-show]']) {
    const here = document.querySelector(name);
    if (here) here.textContent = page.querySelector(name)?.textContent ?? '';
  }
  const counts = new Map([...page.querySelectorAll('[data-count]')].map((count) => [keyOf(count), count.textContent]));
  for (const count of form.querySelectorAll('[data-count]')) {
    count.textContent = counts.get(keyOf(count)) ?? '0';
    const input = inputOf(count);
    if (input) input.disabled = count.textContent === '0' && !input.checked;
  }
};

const inputOf = (part: Element): HTMLInputElement | null => part.closest('label')?.querySelector('input') ?? null;
const keyOf = (part: Element): string => `${inputOf(part)?.name}=${inputOf(part)?.value}`;

/** Sets every field to what the address says, after a link or the back button. */
const readAddress = (): void => {
  const params = new URLSearchParams(location.search);
  for (const input of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')) {
    const values = params.getAll(input.name);
    if (input.type === 'search') input.value = values[0] ?? '';
    else input.checked = input.value === '' ? values.length === 0 : values.includes(input.value);
    if (input.checked) input.disabled = false;
  }
  sayChosen();
};

/** The words on the closed fields: which order, how many choices. */
const sayChosen = (): void => {
  const order = form.querySelector('[data-facet=sort] :checked')?.closest('label')?.querySelector('[data-label]');
  const said = form.querySelector('[data-said]');
  if (said && order) said.textContent = order.textContent;
  const chosen = form.querySelectorAll('[data-facet]:not([data-facet=sort]) :checked:not([value=""])').length;
  const badge = form.querySelector('[data-chosen]');
  if (badge) badge.textContent = chosen > 0 ? String(chosen) : '';
};

const pairsOfForm = (): [string, string][] => [...new FormData(form)].map(([name, value]) => [name, String(value)]);

const go = (address: string): void => {
  if (address === shown) return;
  history.pushState(null, '', address);
  // What is now above the window would leave the visitor at the end of a shorter list.
  if (form.getBoundingClientRect().top < 0) form.scrollIntoView();
  void show(address);
};

form.addEventListener('change', ({ target }) => {
  sayChosen();
  if (!(target instanceof HTMLInputElement && target.type === 'search')) go(addressOf(place, pairsOfForm()));
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  closeSheet();
  go(addressOf(place, pairsOfForm()));
});
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-in-place]') : null;
  if (link === null || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const address = link.pathname + link.search;
  const wasChip = link.closest('[data-swap=chips]') !== null;
  go(address);
  readAddress();
  // The link goes with what it took away: the next thing to hold is the count that changes.
  if (wasChip) document.querySelector<HTMLElement>('[data-total]')?.focus();
});
const closeSheet = (): void => {
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
};

sheet?.addEventListener('keydown', (event) => {
  if (event.key !== 'Tab' || !sheet.matches(':popover-open')) return;
  const held = [...sheet.querySelectorAll<HTMLElement>('button, input:not(:disabled)')].filter((part) =>
    part.checkVisibility(),
  );
  const [first, last] = [held.at(0), held.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
});
// While the sheet is open it is a dialog, and on a wide screen a row of fields.
sheet?.addEventListener('toggle', ({ newState }) => {
  sheet.setAttribute('role', newState === 'open' ? 'dialog' : 'group');
});
matchMedia('(width >= 64rem)').addEventListener('change', closeSheet);
failed?.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-again]')) void show(shown);
});
addEventListener('popstate', () => {
  if (currentAddress() === shown) return;
  readAddress();
  void show(currentAddress());
});

if (root.dataset['narrowed'] !== undefined) {
  readAddress();
  void show(shown).then(restoreReach);
} else {
  watchEnd();
  void restoreReach();
}
