import { useEffect } from 'react';

const everyMs = 15_000;
/** A desk at which nobody does anything asks for nothing: its session has to be able to end. */
const idleMs = 5 * 60_000;

/** Loads anew every 15 seconds while the page is in front and somebody works at it. Give a function that stays the same. */
export const useLive = (reload: () => Promise<unknown>): void => {
  useEffect(() => {
    let touchedAt = Date.now();
    const touch = (): void => {
      touchedAt = Date.now();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - touchedAt < idleMs) void reload();
    }, everyMs);
    document.addEventListener('keydown', touch);
    document.addEventListener('pointermove', touch);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', touch);
      document.removeEventListener('pointermove', touch);
    };
  }, [reload]);
};
