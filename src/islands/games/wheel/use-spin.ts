import { type RefObject, useEffect, useRef } from 'react';
import { tap } from '../kit/motion/sounds.ts';
import { flapperBend } from './picture/flapper.ts';
import { restAngle, spinProgress, spinTo } from './picture/wheel.ts';

const spinMs = 4_200;
const stillMs = 400;
/** One for each sixtieth of a second: the flapper is bent and let go many times. */
const frameCount = 252;
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

/** Turns the wheel of a round to the middle of its drawn segment, lets the pegs be heard, and the flapper be bent by them. */
export const useSpin = (
  rotor: RefObject<SVGGElement | null>,
  flapper: RefObject<SVGGElement | null>,
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
    const angles = Array.from(
      { length: frameCount + 1 },
      (_, index) => from + (to - from) * spinProgress(index / frameCount),
    );
    const turn = (degrees: number) => ({ transform: `rotate(${degrees.toFixed(2)}deg)` });
    const timing = { duration: spinMs, easing: 'linear', fill: 'both' } as const;
    const spinning = element.animate(angles.map(turn), timing);
    const bending = flapper.current?.animate(
      angles.map((degrees) => turn(flapperBend(degrees, segments))),
      timing,
    );
    for (const at of clickTimes(from, to, segments)) tap(2_600, 0.22, at, 0.02);
    spinning.onfinish = () => {
      stand(to);
      spinning.cancel();
      bending?.cancel();
      rest.current();
    };
    return () => {
      spinning.cancel();
      bending?.cancel();
    };
  }, [rotor, flapper, spinId, segment, segments, still]);
};
