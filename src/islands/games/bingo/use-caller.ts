import { useEffect, useRef, useState } from 'react';
import { tap } from '../kit/motion/sounds.ts';

/** From one ball to the next. */
const everyMs = 600;
/** Where less motion is wanted all balls lie there at once, for as long as it takes to hear so. */
const stillMs = 400;

export type Call = { readonly id: string; readonly balls: readonly number[]; readonly beganMs: number };

const shownAt = ({ balls, beganMs }: Call): number =>
  Math.min(balls.length, Math.max(0, Math.floor((performance.now() - beganMs) / everyMs) + 1));

/** How many balls of a call have been heard by now. A late comer joins where it is; `onOver` is told once, after the last. */
export const useCaller = (call: Call | undefined, still: boolean, onOver: () => void): number => {
  const [shown, setShown] = useState(0);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (!call) {
      setShown(0);
      return;
    }
    if (still) {
      setShown(call.balls.length);
      const timer = setTimeout(() => over.current(), stillMs);
      return () => clearTimeout(timer);
    }
    let heard = -1;
    let ending: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      const now = shownAt(call);
      if (now === heard) return;
      heard = now;
      setShown(now);
      tap(900 + (call.balls[now - 1] ?? 0) * 12, 0.18);
      if (now < call.balls.length) return;
      clearInterval(timer);
      ending = setTimeout(() => over.current(), everyMs);
    };
    const timer = setInterval(tell, 60);
    tell();
    return () => {
      clearInterval(timer);
      clearTimeout(ending);
    };
  }, [call, still]);
  return shown;
};
