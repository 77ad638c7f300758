import { useEffect, useState } from 'react';
import type { Slot } from './use-slot.ts';

const eachMs = 1_600;

/** Counts on while something is shown one after the other; begins anew with each `key`. */
const useCount = (key: string | undefined, still: boolean): number => {
  const [at, setAt] = useState(0);
  useEffect(() => {
    setAt(0);
    if (key === undefined || still) return;
    const timer = setInterval(() => setAt((now) => now + 1), eachMs);
    return () => clearInterval(timer);
  }, [key, still]);
  return at;
};

/** The wins of a round that stands, named one after the other; of what pays in the picture, one stands out at a time. */
export const useCycle = <Win>(
  { round: { landed }, still }: Slot,
  wins: readonly unknown[],
  pictured: readonly Win[] = [],
): { readonly at: number; readonly named: Win | undefined } => {
  const at = useCount(wins.length > 0 ? landed?.round.id : undefined, still);
  return { at, named: landed && at > 0 ? pictured[at % Math.max(1, pictured.length)] : undefined };
};
