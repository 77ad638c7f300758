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

/**
 * The wins of a round that stands, named one after the other. What pays in the picture are the last of them: the one that is
 * named is drawn, and while another win is named none of them.
 */
export const useCycle = <Win>(
  { round: { landed }, still }: Slot,
  wins: readonly unknown[],
  pictured: readonly Win[] = [],
): { readonly at: number; readonly named: Win | undefined } => {
  const at = useCount(wins.length > 0 ? landed?.round.id : undefined, still);
  const place = (at % Math.max(1, wins.length)) - (wins.length - pictured.length);
  return { at, named: landed && wins.length >= pictured.length ? pictured[place] : undefined };
};
