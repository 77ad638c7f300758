import { useEffect, useState } from 'react';

const eachMs = 1_600;

/** Counts on while something is shown one after the other; begins anew with each `key`. */
export const useCycle = (key: string | undefined, still: boolean): number => {
  const [at, setAt] = useState(0);
  useEffect(() => {
    setAt(0);
    if (key === undefined || still) return;
    const timer = setInterval(() => setAt((now) => now + 1), eachMs);
    return () => clearInterval(timer);
  }, [key, still]);
  return at;
};
