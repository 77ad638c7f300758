import { useEffect, useRef, useState } from 'react';
import { drawnCount } from '#domain/games/lotto/lotto-6-49/paytable.ts';
import { tap } from '../kit/motion/sounds.ts';

/** From one ball to the next, and from the last to the result. */
const everyMs = 1_400;
/** Where less motion is wanted all balls lie there at once, for as long as it takes to see so. */
const stillMs = 400;

export type Draw = { readonly id: string; readonly numbers: readonly number[]; readonly beganMs: number };

/** How many balls of a draw have come by now. A late comer joins where it is; `onOver` is told once, after the last. */
export const useBalls = (draw: Draw | undefined, still: boolean, onOver: () => void): number => {
  const [shown, setShown] = useState(0);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (!draw) {
      setShown(0);
      return;
    }
    if (still) {
      setShown(drawnCount);
      const timer = setTimeout(() => over.current(), stillMs);
      return () => clearTimeout(timer);
    }
    let timer: ReturnType<typeof setTimeout>;
    let last = -1;
    const next = (): void => {
      const count = Math.min(drawnCount, Math.floor((performance.now() - draw.beganMs) / everyMs));
      if (count !== last && count > 0) tap(520 + 14 * (draw.numbers[count - 1] ?? 0), 0.3);
      last = count;
      setShown(count);
      if (count === drawnCount) timer = setTimeout(() => over.current(), everyMs);
      else timer = setTimeout(next, everyMs - ((performance.now() - draw.beganMs) % everyMs));
    };
    next();
    return () => clearTimeout(timer);
  }, [draw, still]);
  return shown;
};
