import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { DeskCode, DeskResult } from './call-desk.ts';
import { onReturn } from './me.ts';

/** A list that comes page by page. `next`: there is more; `failed`: of the last page that was asked for. */
type DeskPages<Item> = {
  readonly items: readonly Item[];
  readonly next: string | null;
  readonly failed: DeskCode | undefined;
  readonly loading: boolean;
};
type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };

export type DeskList<Item> = ReadableAtom<DeskPages<Item>> & {
  readonly more: () => Promise<void>;
  readonly reload: () => Promise<void>;
};

const nothing = { items: [], next: null, failed: undefined, loading: true } as const;

/** Asks for its first page when it is first looked at, and for the next at a press. The answer to the last question counts. */
export const createDeskList = <Item>(
  ask: (before: string | undefined) => Promise<DeskResult<Page<Item>>>,
): DeskList<Item> => {
  const $list = atom<DeskPages<Item>>(nothing);
  let latest = 0;
  const load = async (before: string | undefined): Promise<void> => {
    latest += 1;
    const own = latest;
    $list.set({ ...$list.get(), loading: true, failed: undefined });
    const answer = await ask(before);
    if (own !== latest) return;
    const { items, next } = $list.get();
    if (!answer.ok) $list.set({ items, next, failed: answer.code, loading: false });
    else {
      const fresh = answer.value;
      const all = before === undefined ? fresh.items : [...items, ...fresh.items];
      $list.set({ items: all, next: fresh.next, failed: undefined, loading: false });
    }
  };
  const reload = () => load(undefined);
  const more = () => load($list.get().next ?? undefined);
  onMount($list, () => {
    void reload();
    return onReturn(() => void reload());
  });
  return Object.assign($list, { more, reload });
};
