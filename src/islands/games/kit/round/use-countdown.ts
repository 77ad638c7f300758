import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';

/** Whole seconds until a moment of the server's clock, counted down; null without one. `$offsetMs`: that clock less the browser's. */
export const useCountdown = (at: string | null | undefined, $offsetMs: ReadableAtom<number>): number | null => {
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    const tell = (): void =>
      setSeconds(at ? Math.max(0, Math.ceil((Date.parse(at) - Date.now() - $offsetMs.get()) / 1000)) : null);
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [at, $offsetMs]);
  return seconds;
};

/** "0:07". */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
