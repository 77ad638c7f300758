import { atom } from 'nanostores';
import { type GameSheet, sheetPathOf } from '#domain/catalogue/sheet.ts';
import { readText } from '../calls/page-text.ts';
import { openModal } from '../shell/modal.ts';

/** The sheet of the game that was pressed last. `name` is known before the rest has come. */
type Sheet =
  | { readonly state: 'loading' | 'failed'; readonly id: string; readonly name: string }
  | { readonly state: 'ready'; readonly sheet: GameSheet };

export const $sheet = atom<Sheet | null>(null);

const read = async (id: string): Promise<GameSheet | null> => {
  const text = await readText(sheetPathOf(id));
  try {
    return text.ok ? (JSON.parse(text.value) as GameSheet) : null;
  } catch {
    return null;
  }
};

const asked = new Map<string, Promise<GameSheet | null>>();

/** Each sheet once a page; null, and to be asked for again, where none came. */
export const fetchSheet = (id: string): Promise<GameSheet | null> => {
  const running = asked.get(id) ?? read(id);
  asked.set(id, running);
  void running.then((sheet) => sheet === null && asked.delete(id));
  return running;
};

/** What a link to a game says of it: `data-game-id` and `data-game-name`. */
type Named = { readonly gameId?: string | undefined; readonly gameName?: string | undefined };

/** Opens the sheet of a game: what it is, in figures, and the ways to its table. */
export const openSheet = async ({ gameId: id = '', gameName: name = '' }: Named): Promise<void> => {
  $sheet.set({ state: 'loading', id, name });
  openModal('game');
  const sheet = await fetchSheet(id);
  const shown = $sheet.get();
  if (shown === null || shown.state === 'ready' || shown.id !== id) return;
  $sheet.set(sheet === null ? { state: 'failed', id, name } : { state: 'ready', sheet });
};
