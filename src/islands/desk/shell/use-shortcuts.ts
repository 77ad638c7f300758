import { useEffect } from 'react';
import type { Room } from '#domain/desk/acts.ts';
import { goTo } from '#stores/shell/navigation.ts';
import { menuRooms } from './menu-rooms.ts';

/** How long a `g` waits for its letter. */
const waitMs = 1_500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Keys of the whole desk: `g` and a letter for a room, `/` for the search, `?` for the list of them. None while somebody types. */
export const useShortcuts = (open: readonly Room[], showKeys: () => void): void => {
  useEffect(() => {
    let goneAt = 0;
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, timeStamp, target } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]')) return;
      const isSecond = timeStamp - goneAt < waitMs && goneAt > 0;
      goneAt = key === 'g' ? timeStamp : 0;
      const room = isSecond ? open.find((one) => menuRooms[one].letter === key) : undefined;
      if (room !== undefined) goTo(`/desk/${room}`);
      if (key === '?') showKeys();
      const search = key === '/' ? document.getElementById('desk-search') : null;
      if (search === null) return;
      event.preventDefault();
      search.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, showKeys]);
};
