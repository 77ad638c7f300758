import { useEffect, useRef } from 'react';

/** Letters and figures that press a button wherever the focus is, but in a field or under a dialog. Unlike space, no control uses them. */
export const useLetters = (keys: Readonly<Record<string, () => void>>): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const press = latest.current[event.key.toLowerCase()];
      if (!press || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input:not([type=radio]), select, textarea')) return;
      if (document.querySelector('dialog[open]')) return;
      press();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
