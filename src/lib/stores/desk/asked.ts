import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { DeskCode, DeskResult } from './call-desk.ts';
import { onReturn } from './me.ts';

/** What the desk has asked for: the answer of last time stays while it is asked again. */
export type DeskAsked<T> = {
  readonly data: T | undefined;
  readonly failed: DeskCode | undefined;
  readonly loading: boolean;
};

export type DeskQuery<T> = ReadableAtom<DeskAsked<T>> & { readonly reload: () => Promise<void> };

/** Asks when it is first looked at, when `reload` is called, and when who was signed out is back. The answer to the last question counts. */
export const createDeskQuery = <T>(ask: () => Promise<DeskResult<T>>): DeskQuery<T> => {
  const $asked = atom<DeskAsked<T>>({ data: undefined, failed: undefined, loading: true });
  let latest = 0;
  const reload = async (): Promise<void> => {
    latest += 1;
    const own = latest;
    $asked.set({ ...$asked.get(), loading: true });
    const answer = await ask();
    if (own !== latest) return;
    const { data } = $asked.get();
    $asked.set(
      answer.ok
        ? { data: answer.value, failed: undefined, loading: false }
        : { data, failed: answer.code, loading: false },
    );
  };
  onMount($asked, () => {
    void reload();
    return onReturn(() => void reload());
  });
  return Object.assign($asked, { reload });
};
