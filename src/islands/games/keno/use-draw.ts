import { useEffect, useRef, useState } from 'react';
import { tap } from '../kit/motion/sounds.ts';

/** Milliseconds from number to number; the last ones come a little slower, as from a drum that empties. */
const stepMs = (index: number, count: number): number => (170 + (90 * index) / count) * (count > 10 ? 0.62 : 1);
const restMs = 420;
const stillMs = 400;

type Draw = {
  /** Changes with each round: its numbers come once. */
  readonly runId: string | undefined;
  readonly drawn: readonly number[];
  /** How many are drawn a round. */
  readonly drawnCount: number;
  readonly isHit: (number: number) => boolean;
  readonly still: boolean;
  readonly onRest: () => void;
};

/** How many of the numbers lie there. They come one by one; `skip` lays the rest down at once. */
export const useDraw = ({ runId, drawn, drawnCount, isHit, still, onRest }: Draw) => {
  const [shown, setShown] = useState(drawnCount);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = useRef({ drawn, isHit, onRest });
  now.current = { drawn, isHit, onRest };

  useEffect(() => {
    if (runId === undefined) return;
    const show = (count: number): void => {
      setShown(count);
      const number = now.current.drawn[count - 1];
      if (number !== undefined) {
        tap(now.current.isHit(number) ? 1_900 : 760, 0.5, 0, 0.06);
        tap(240, 0.5, 0.012, 0.08);
      }
      timer.current =
        count < drawnCount
          ? setTimeout(show, stepMs(count, drawnCount), count + 1)
          : setTimeout(() => now.current.onRest(), restMs);
    };
    if (still) {
      setShown(drawnCount);
      timer.current = setTimeout(() => now.current.onRest(), stillMs);
    } else {
      setShown(0);
      timer.current = setTimeout(show, 240, 1);
    }
    return () => clearTimeout(timer.current);
  }, [runId, still, drawnCount]);

  return {
    shown: runId === undefined ? drawnCount : shown,
    skip: (): void => {
      if (runId === undefined || shown === drawnCount) return;
      clearTimeout(timer.current);
      setShown(drawnCount);
      tap(600, 0.5, 0, 0.09);
      timer.current = setTimeout(() => now.current.onRest(), restMs);
    },
  };
};
