/** More games as the end of a list comes near: the next page's cards are put behind those that are there. */
import { currentAddress, readList, results } from './place.ts';
import { reachKey } from './reach-key.ts';

/** After so many the end of the page can be reached; more come when they are asked for. */
const unaskedMax = 3;
/** How far below the window the end may be when the next page is fetched. */
const aheadPx = 800;

let unasked = 0;
let loading = false;

const pager = (part: ParentNode = results): HTMLElement | null => part.querySelector<HTMLElement>('[data-pager]');
const nextLink = (part: ParentNode = results): HTMLAnchorElement | null =>
  part.querySelector<HTMLAnchorElement>('a[rel=next]');

const addNext = async (): Promise<HTMLElement | null> => {
  const link = nextLink();
  const here = pager();
  const cards = results.querySelector('[data-cards]');
  if (loading || link === null || here === null || cards === null) return null;
  loading = true;
  link.setAttribute('aria-busy', 'true');
  const page = await readList(link.pathname + link.search);
  loading = false;
  link.removeAttribute('aria-busy');
  const failed = here.querySelector<HTMLElement>('[data-more-failed]');
  if (failed) failed.hidden = page !== null;
  // Meanwhile the visitor may have narrowed the list: these games belong to what is not shown any more.
  if (page === null || !link.isConnected) return null;
  const more = [...page.querySelectorAll<HTMLElement>('[data-results] [data-cards] > li')];
  cards.append(...more);
  const next = nextLink(page);
  if (next) link.href = next.getAttribute('href') ?? '';
  else link.remove();
  sayReach(here, pager(page));
  return more[0] ?? null;
};

/** Tells how far the list goes now, to the eye and to a screen reader. */
const sayReach = (here: HTMLElement, added: HTMLElement | null): void => {
  here.dataset['page'] = added?.dataset['page'] ?? '';
  here.dataset['to'] = added?.dataset['to'] ?? '';
  const range = here.querySelector<HTMLElement>('[data-range]');
  const { from = '', to = '' } = here.dataset;
  if (range) range.textContent = (range.dataset['range'] ?? '').replace('{from}', from).replace('{to}', to);
  const said = results.querySelector('[data-said-more]');
  if (said) said.textContent = added?.dataset['said'] ?? '';
};

const observer = new IntersectionObserver(
  ([entry]) => {
    if (!entry?.isIntersecting || unasked >= unaskedMax) return;
    unasked++;
    void addNext().then(watchEnd);
  },
  { rootMargin: `0px 0px ${aheadPx}px` },
);

/** Looks at the end of what the page now shows. */
export const watchEnd = (): void => {
  observer.disconnect();
  const link = nextLink();
  if (link && unasked < unaskedMax) observer.observe(link);
};

results.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[rel=next]') : null;
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const first = await addNext();
  first?.querySelector('a')?.focus({ preventScroll: event.detail > 0 });
});

/** Where a visitor was in a list that a script made longer, for the way back to it. */
type Reach = { readonly address: string; readonly page: number; readonly top: number };

addEventListener('pagehide', () => {
  const reach: Reach = { address: currentAddress(), page: Number(pager()?.dataset['page'] ?? 1), top: scrollY };
  sessionStorage.setItem(reachKey, JSON.stringify(reach));
});

/** The visitor came back, or loads the page again: as many games as before, at the same place. */
export const restoreReach = async (): Promise<void> => {
  const kept = sessionStorage.getItem(reachKey);
  if (kept === null) return;
  const { address, page, top } = JSON.parse(kept) as Reach;
  if (address !== currentAddress()) return;
  const began = Number(pager()?.dataset['page'] ?? page);
  for (let at = began; at < page; at++) if ((await addNext()) === null) break;
  if (page > began) scrollTo({ top, behavior: 'instant' });
};
