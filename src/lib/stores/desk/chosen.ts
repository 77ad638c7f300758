import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { DeskAsked } from './asked.ts';
import type { DeskResult } from './call-desk.ts';
import { onReturn } from './me.ts';

/** The one of a list that is open, as the last answer told of it; `id` null: none. */
type Chosen<T> = DeskAsked<T> & { readonly id: string | null };

type DeskChosen<T> = ReadableAtom<Chosen<T>> & {
  /** Opens one, or none. */
  readonly open: (id: string | null) => Promise<void>;
  readonly reload: () => Promise<void>;
};

/** One of a list, asked for by itself when it is opened; it stays open when the list has it no more. */
export const createDeskChosen = <T>(ask: (id: string) => Promise<DeskResult<T>>): DeskChosen<T> => {
  const none: Chosen<T> = { id: null, data: undefined, failed: undefined, loading: false };
  const $chosen = atom<Chosen<T>>(none);
  let latest = 0;
  const reload = async (): Promise<void> => {
    const { id } = $chosen.get();
    latest += 1;
    const own = latest;
    if (id === null) return;
    const answer = await ask(id);
    if (own !== latest) return;
    const { data } = $chosen.get();
    $chosen.set(
      answer.ok
        ? { id, data: answer.value, failed: undefined, loading: false }
        : { id, data, failed: answer.code, loading: false },
    );
  };
  const open = (id: string | null): Promise<void> => {
    if (id !== $chosen.get().id) $chosen.set({ ...none, id, loading: id !== null });
    return reload();
  };
  onMount($chosen, () => onReturn(() => void reload()));
  return Object.assign($chosen, { open, reload });
};
