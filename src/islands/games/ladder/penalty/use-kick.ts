import { useEffect, useRef, useState } from 'react';
import { beforeKick, type KickFrame, kickAt, kickTimes } from '../picture/penalty.ts';

type Options = {
  /** Names the kick that was taken last; it runs once, when it is new. */
  readonly key: string;
  readonly taken: boolean;
  /** Whether another kick follows, so that ball and keeper go back. */
  readonly isOpen: boolean;
  readonly still: boolean;
};

/** The frame of the kick that runs. A kick that was over before this table was opened lies as it ended. */
export const useKick = ({ key, taken, isOpen, still }: Options): KickFrame & { readonly running: boolean } => {
  const seen = useRef(key);
  const [elapsed, setElapsed] = useState<number>();
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (!taken || still) {
      setElapsed(undefined);
      return;
    }
    const began = performance.now();
    let frame = 0;
    const step = (now: number): void => {
      const ms = now - began;
      setElapsed(ms < kickTimes.ready ? ms : undefined);
      if (ms < kickTimes.ready) frame = requestAnimationFrame(step);
    };
    setElapsed(0);
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [key, taken, still]);

  // A kick that has come in is not shown as ended for the one frame before its effect has run.
  const isNew = seen.current !== key && taken && !still;
  const ms = isNew ? 0 : elapsed;
  if (ms !== undefined) return { ...kickAt(ms, isOpen), running: true };
  const rests = !taken || isOpen ? beforeKick : kickAt(kickTimes.ready, false);
  return { ...rests, running: false };
};
