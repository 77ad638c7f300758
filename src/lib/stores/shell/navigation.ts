import { parseUrl } from './parse-url.ts';

/**
 * Full page changes, in one place, so that tests can watch them. The page is told before, and says so when the next one is late
 * (layouts/parts/page-progress.ts).
 */
const leave = (go: () => void): void => {
  window.dispatchEvent(new Event('leaving'));
  go();
};
export const goTo = (url: string): void => leave(() => window.location.assign(url));
export const replaceWith = (url: string): void => leave(() => window.location.replace(url));
export const reloadPage = (): void => leave(() => window.location.reload());

/** To the home page; loads it anew when it is already open. */
export const goHome = (): void => (window.location.pathname === '/' ? reloadPage() : goTo('/'));

/** This page's address with other values in its query; null takes a name out. */
const addressWith = (values: Readonly<Record<string, string | null>>): URL => {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
};

const replaceAddress = (url: URL): void => window.history.replaceState(window.history.state, '', url);

/** Takes names out of the address without a new history entry: secrets must not stay in the bar (ASVS 14.2.1). */
export const dropQuery = (...names: string[]): void =>
  replaceAddress(addressWith(Object.fromEntries(names.map((name) => [name, null]))));

/**
 * The path of a text that stays on this site, else null: whatever leads elsewhere, however it is written (`//evil`, `/\\evil`,
 * `/.//evil`, `https:evil`), is refused (must-hold 33).
 */
export const ownPath = (text: string | null): string | null => {
  if (text === null || !/^\/[^\\\p{Cc}]*$/u.test(text)) return null;
  const { origin } = window.location;
  const url = parseUrl(text, origin);
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : null;
};

export const queryValue = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

export const setQuery = (name: string, value: string | null): void => replaceAddress(addressWith({ [name]: value }));

/** Puts a view of this page into the address as an entry of its own, so that the way back leads to the view before. */
export const pushQuery = (values: Readonly<Record<string, string | null>>): void =>
  window.history.pushState(window.history.state, '', addressWith(values));
