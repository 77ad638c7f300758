import { useEffect, useState } from 'react';

const eachMs = 30_000;

/** The time of now, told anew each half minute. */
export const useNow = (): number => {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), eachMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
};
