import { type RefObject, useEffect, useRef } from 'react';
import { tap } from '../kit/motion/sounds.ts';
import { restAngle, spinProgress, spinTo } from './picture/wheel.ts';

const spinMs = 4_200;
const stillMs = 400;
const frameCount = 90;
/** The pegs that are heard at most; beyond, they run together. */
const clicksMax = 46;

type SpinOptions = {
  /** Undefined: nothing spins, and the wheel stands where its last spin left it. */
  readonly spinId: string | undefined;
  readonly segment: number | undefined;
  readonly segments: number;
  readonly still: boolean;
  readonly onRest: () => void;
};

/** When each peg of the way passes the pointer, in seconds: the way back from the angle to the time. */
const clickTimes = (from: number, to: number, segments: number): number[] => {
  const pegs = Math.floor(((to - from) * segments) / 360);
  return Array.from({ length: Math.min(clicksMax, pegs) }, (_, index) => {
    const share = 1 - index / pegs;
    return (spinMs * (1 - (1 - share) ** (1 / 3))) / 1000;
  });
};

/** Turns the wheel of a round to the middle of its drawn segment, and lets the pegs be heard. */
export const useSpin = (
  rotor: RefObject<SVGGElement | null>,
  { spinId, segment, segments, still, onRest }: SpinOptions,
): void => {
  const rest = useRef(onRest);
  rest.current = onRest;
  const angle = useRef(0);

  useEffect(() => {
    const element = rotor.current;
    if (!element) return;
    const stand = (degrees: number): void => {
      angle.current = degrees % 360;
      element.style.setProperty('transform', `rotate(${angle.current}deg)`);
    };
    if (segment === undefined || spinId === undefined) {
      stand(segment === undefined ? 0 : restAngle(segment, segments));
      return;
    }
    if (still) {
      const timer = setTimeout(() => {
        stand(restAngle(segment, segments));
        rest.current();
      }, stillMs);
      return () => clearTimeout(timer);
    }
    const from = angle.current;
    const to = spinTo(from, segment, segments);
    const frames = Array.from({ length: frameCount + 1 }, (_, index) => ({
      transform: `rotate(${(from + (to - from) * spinProgress(index / frameCount)).toFixed(2)}deg)`,
    }));
    const spinning = element.animate(frames, { duration: spinMs, easing: 'linear', fill: 'both' });
    for (const at of clickTimes(from, to, segments)) tap(2_600, 0.22, at, 0.02);
    spinning.onfinish = () => {
      stand(to);
      spinning.cancel();
      rest.current();
    };
    return () => spinning.cancel();
  }, [rotor, spinId, segment, segments, still]);
};
