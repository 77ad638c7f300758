import { useEffect, useSyncExternalStore } from 'react';
import { followWords, ready, wordsThere } from './client.ts';

/**
 * Loads the locale file for an island that needs more words than its page brought; true once they are there. Until then
 * the island shows its skeleton. When they could not be loaded they are asked for again as soon as the browser is online
 * or the page in front again, and the page says so meanwhile.
 */
export const useWords = (): boolean => useWordsState() === true;

/** As `useWords`, but false when loading failed and undefined while it runs. */
export const useWordsState = (): boolean | undefined => {
  useEffect(() => {
    const load = (): void => void ready();
    load();
    window.addEventListener('online', load);
    window.addEventListener('focus', load);
    return () => {
      window.removeEventListener('online', load);
      window.removeEventListener('focus', load);
    };
  }, []);
  return useSyncExternalStore(followWords, wordsThere, () => undefined);
};
