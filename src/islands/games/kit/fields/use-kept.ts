import { useState } from 'react';

/** A choice of a few that this browser remembers. What is kept and no longer offered counts as the first. */
export const useKept = <Value extends string>(key: string, offered: readonly [Value, ...Value[]]) => {
  const [value, setValue] = useState<Value>(() => {
    try {
      const kept = localStorage.getItem(`faceup:${key}`);
      return offered.find((one) => one === kept) ?? offered[0];
    } catch {
      return offered[0];
    }
  });
  const keep = (next: Value): void => {
    setValue(next);
    try {
      localStorage.setItem(`faceup:${key}`, next);
    } catch {}
  };
  return [value, keep] as const;
};
