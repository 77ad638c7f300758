import { useEffect, useState } from 'react';

/** A round of a table game takes at least five seconds from start to start, however short its picture is (RTS 14G). */
const roundMsMin = 5_000;

/** Whether the next round has to wait; `begin` marks the start of one. */
export const usePause = (): { waiting: boolean; begin: () => void } => {
  const [begun, setBegun] = useState<number>();
  useEffect(() => {
    if (begun === undefined) return;
    const timer = setTimeout(() => setBegun(undefined), roundMsMin);
    return () => clearTimeout(timer);
  }, [begun]);
  return { waiting: begun !== undefined, begin: () => setBegun(performance.now()) };
};
