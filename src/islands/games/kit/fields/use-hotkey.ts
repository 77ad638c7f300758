import { useEffect } from 'react';

const types = 'input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]';
/** The space bar presses what has the focus; a letter does nothing but where one types. */
const takesKeys = `${types}, button, a, input, summary, [role=slider], dialog`;

/** Does what a button does when a key is pressed anywhere that has no use for it: a letter in small, or the space bar. Never again while it is held. */
export const useHotkey = (key: string, press: () => void, enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.key.toLowerCase() !== key || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(key === ' ' ? takesKeys : types)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key, press, enabled]);
};
