import { useEffect, useRef } from 'react';

/** Keys that lead about the page or belong to others: they skip nothing. */
const passing = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** The first key that is pressed skips, and does nothing else: neither when it goes down nor when it comes up. */
export const useSkipKey = (skip: () => void): void => {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (passing.has(event.key)) return;
      swallow(event);
      // A key that has been held since before is no new press.
      if (event.repeat) return;
      window.addEventListener('keyup', swallow, { capture: true, once: true });
      latest.current();
    };
    window.addEventListener('keydown', down, { capture: true });
    return () => window.removeEventListener('keydown', down, { capture: true });
  }, []);
};
