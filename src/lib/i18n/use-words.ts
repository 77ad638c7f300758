import { useContext, useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { carriesWords, followWords, ready, wordsThere } from './client.ts';
import type { Namespace } from './keys.ts';
import { WholeFiles } from './whole-files.ts';

const common: readonly Namespace[] = ['common'];

/**
 * Loads the locale file for an island that needs more words than its page brought; true once they are there. Until then
 * the island shows its skeleton. When they could not be loaded they are asked for again as soon as the browser is online
 * or the page in front again, and the page says so meanwhile.
 */
export const useWords = (): boolean => useWordsState() === true;

/** As `useWords`, for any files; false when loading one failed and undefined while it runs. Give a list that stays the same. */
export const useWordsState = (files: readonly Namespace[] = common): boolean | undefined => {
  const whole = useContext(WholeFiles);
  const carried = !whole && carriesWords(files);
  useEffect(() => {
    if (carried) return;
    const load = (): void => {
      for (const file of files) void ready(file);
    };
    load();
    window.addEventListener('online', load);
    window.addEventListener('focus', load);
    return () => {
      window.removeEventListener('online', load);
      window.removeEventListener('focus', load);
    };
  }, [files, carried]);
  // What the page carries is there at once, and what is said with it may be a whole page: drawn bit by bit, so that a slow
  // browser answers meanwhile. The page as it was rendered knew no words.
  const fromPage = useDeferredValue(carried, false);
  const loaded = useSyncExternalStore(
    followWords,
    () => wordsThere(files),
    () => undefined,
  );
  return fromPage || loaded;
};
