import { useEffect } from 'react';

const takesKeys = 'button, a, input, select, textarea, summary, [role=slider], [contenteditable], dialog';

/** Does what a button does when a key is pressed anywhere that has no use for keys of its own. */
export const useHotkey = (key: string, press: () => void, enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key !== key || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(takesKeys)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key, press, enabled]);
};
