/** Full page changes, in one place, so that tests can watch them. */
export const goTo = (url: string): void => window.location.assign(url);
export const replaceWith = (url: string): void => window.location.replace(url);

/** To the home page; loads it anew when it is already open. */
export const goHome = (): void => (window.location.pathname === '/' ? window.location.reload() : goTo('/'));

export const reloadPage = (): void => window.location.reload();

/** Takes a name out of the address without a new history entry: secrets must not stay in the bar (ASVS 14.2.1). */
export const dropQuery = (...names: string[]): void => {
  const url = new URL(window.location.href);
  for (const name of names) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
};

export const queryValue = (name: string): string | null => new URLSearchParams(window.location.search).get(name);

export const setQuery = (name: string, value: string | null): void => {
  const url = new URL(window.location.href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
};
