import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

type Keys = Readonly<Record<string, () => void>>;

/** Keys of a room, by `KeyboardEvent.key`. None while somebody types, after a `g`, or under an open sheet. */
export const useKeys = (keys: Keys): void => {
  const now = useRef(keys);
  now.current = keys;
  useEffect(() => {
    let goneAt = Number.NEGATIVE_INFINITY;
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('dialog[open]')) return;
      const isSecond = timeStamp - goneAt < 1_500;
      goneAt = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
      const act = isSecond ? undefined : now.current[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};

/** Puts the focus on the row before or after the one that has it, else on the open one; Enter then opens it. */
const step = (by: 1 | -1): void => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const at = focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const next = at < 0 ? 0 : at + by;
  rows[Math.min(Math.max(next, 0), rows.length - 1)]?.focus();
};

/** `j`, `k` and the arrows, for the rows of a list (`data-row`). */
export const rowKeys: Keys = {
  j: () => step(1),
  k: () => step(-1),
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
};
