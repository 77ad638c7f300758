import { addressOf, type LobbyPlace, sourceOf } from '#domain/catalogue/lobby-address.ts';
import { readPage } from '#stores/calls/page-text.ts';
import { dropOldBadges } from './old-badges.ts';

/** The one form of a list's page. */
const found = document.querySelector<HTMLFormElement>('[data-lobby]');
if (found === null) throw new Error('This page has no list');
export const form: HTMLFormElement = found;

export const place: LobbyPlace = {
  path: form.dataset['path'] ?? '/search',
  base: [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]),
};

/** The part of the page that holds the games. */
export const results = document.querySelector<HTMLElement>('[data-results]') ?? document.body;

/** The page that a list's address stands for, its links led back to the list itself; null when it did not come. */
export const readList = async (address: string, signal?: AbortSignal): Promise<Document | null> => {
  const page = await readPage(sourceOf(place, address), signal);
  if (!page.ok || page.value.querySelector('[data-results]') === null) return null;
  for (const link of page.value.querySelectorAll<HTMLAnchorElement>('main a[href^="/search"]'))
    link.setAttribute('href', addressOf(place, new URLSearchParams(link.search)));
  dropOldBadges(page.value);
  // Its hearts are painted before they are seen (islands/favorites/hearts.ts).
  document.dispatchEvent(new CustomEvent('faceup:cards', { detail: page.value }));
  return page.value;
};

export const currentAddress = (): string => location.pathname + location.search;
