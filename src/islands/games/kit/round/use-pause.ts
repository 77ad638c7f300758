import { useEffect, useState } from 'react';

/** Whether the next stake has to wait; `begin` marks one. The server holds the pace, this only spares a refusal. */
export const usePause = (paceMs: number): { waiting: boolean; begin: () => void } => {
  const [begun, setBegun] = useState<number>();
  useEffect(() => {
    if (begun === undefined) return;
    const timer = setTimeout(() => setBegun(undefined), paceMs);
    return () => clearTimeout(timer);
  }, [begun, paceMs]);
  return { waiting: begun !== undefined, begin: () => paceMs > 0 && setBegun(performance.now()) };
};
