import { type RefObject, useEffect, useRef } from 'react';
import { rollCount, rollText } from '#domain/games/dice/spots.ts';
import { tap } from '../kit/motion/sounds.ts';

/** With motion unwanted the roll stands there after a breath. */
const stillMs = 400;

/** A puck that friction stops: the farther it goes, the longer, by the root of the way. */
const runMs = (roll: number): number => 450 + 950 * Math.sqrt(roll / rollCount);

type Run = {
  /** Changes with each round: the marker runs once for it. */
  readonly runId: string | undefined;
  readonly roll: number | undefined;
  readonly still: boolean;
  readonly onRest: () => void;
};

/** The way of such a puck, `1 - (1 - t)²`, as the browser knows it: it moves the marker without a turn of the page. */
const friction = 'cubic-bezier(0.333333, 0.666667, 0.666667, 1)';

const placeOf = (at: number): string => `translateX(${(100 * (at + 0.5)) / rollCount}%)`;

/** Runs the marker along the rule to a roll, and the figure with it, whose drums are written frame by frame. */
export const useRun = (
  marker: RefObject<HTMLElement | null>,
  figure: RefObject<HTMLElement | null>,
  { runId, roll, still, onRest }: Run,
): void => {
  const rest = useRef(onRest);
  rest.current = onRest;

  useEffect(() => {
    if (roll === undefined) return;
    const count = (at: number): void => {
      const text = rollText(Math.floor(at)).padStart(5, '0');
      for (const [index, drum] of [...(figure.current?.children ?? [])].entries())
        if (drum.textContent !== text[index]) drum.textContent = text[index] ?? '';
    };
    const show = (at: number): void => {
      marker.current?.style.setProperty('transform', placeOf(at));
      count(at);
    };
    if (runId === undefined) {
      show(roll);
      return;
    }
    if (still) {
      const timer = setTimeout(() => {
        show(roll);
        rest.current();
      }, stillMs);
      return () => clearTimeout(timer);
    }
    const began = performance.now();
    const lasts = runMs(roll);
    const way = marker.current?.animate([{ transform: placeOf(0) }, { transform: placeOf(roll) }], {
      duration: lasts,
      easing: friction,
      fill: 'forwards',
    });
    let tenth = 0;
    let request = requestAnimationFrame(function draw(now) {
      const share = Math.min(1, Math.max(0, (now - began) / lasts));
      const at = share === 1 ? roll : roll * (1 - (1 - share) ** 2);
      count(at);
      if (Math.floor(at / 1_000) > tenth) {
        tenth = Math.floor(at / 1_000);
        tap(1_500 + 90 * tenth, 0.1, 0, 0.02);
      }
      if (share < 1) {
        request = requestAnimationFrame(draw);
        return;
      }
      show(roll);
      tap(700, 0.45, 0, 0.06);
      rest.current();
    });
    return () => {
      cancelAnimationFrame(request);
      way?.cancel();
    };
  }, [marker, figure, runId, roll, still]);
};
