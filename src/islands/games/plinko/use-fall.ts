import { type RefObject, useEffect, useRef } from 'react';
import { tap } from '../kit/motion/sounds.ts';
import { fallOf } from './picture/fall.ts';
import { type BoardShape, edge, heightOf, levels, widthOf } from './picture/geometry.ts';
import type { Drop } from './picture/plinko.ts';

const stillMs = 400;
/** A ball over 8 rows takes 1.5 s, over 16 rows 2.2. */
const secondsOf = (rows: number): number => 0.85 + 0.085 * rows;

type FallOptions = {
  readonly fallId: string | undefined;
  readonly drop: Drop | undefined;
  readonly shape: BoardShape;
  readonly still: boolean;
  readonly onRest: () => void;
};

/** Where the ball is, in shares of the board, as a transform of a layer that is as large as the board. */
const transformAt = (shape: BoardShape, x: number, y: number): string => {
  const left = (x + (shape.rows + 1) / 2 + edge) / widthOf(shape);
  const top = (y - levels(shape).top) / heightOf(shape);
  return `translate(${(100 * left).toFixed(3)}%, ${(100 * top).toFixed(3)}%)`;
};

/** Lets the ball of a round fall, lights the pins that it touches, and nudges its pocket. */
export const useFall = (
  ball: RefObject<HTMLElement | null>,
  print: RefObject<SVGSVGElement | null>,
  { fallId, drop, shape, still, onRest }: FallOptions,
): void => {
  const rest = useRef(onRest);
  rest.current = onRest;

  useEffect(() => {
    const element = ball.current;
    if (!element || !drop || drop.path.length !== shape.rows) return;
    const fall = fallOf(drop.path, shape.rise, secondsOf(shape.rows), fallId ?? '');
    const end = fall.frames.at(-1) ?? { x: 0, y: 0 };
    const lie = (): void => element.style.setProperty('transform', transformAt(shape, end.x, end.y));
    if (fallId === undefined) {
      lie();
      return;
    }
    if (still) {
      const timer = setTimeout(() => {
        lie();
        rest.current();
      }, stillMs);
      return () => clearTimeout(timer);
    }
    const duration = fall.seconds * 1000;
    const falling = element.animate(
      fall.frames.map(({ at, x, y }) => ({ offset: at / fall.seconds, transform: transformAt(shape, x, y) })),
      { duration, easing: 'linear', fill: 'both' },
    );
    const lights = fall.bounces.map(({ at, row, pin }) => {
      tap(2_100 + 60 * row, 0.16, at, 0.03);
      const light = print.current?.querySelector(`[data-pin="${row}:${pin}"]`);
      return light?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 420, delay: 1000 * at, easing: 'ease-out' });
    });
    falling.onfinish = () => {
      lie();
      falling.cancel();
      tap(480, 0.5, 0, 0.07);
      print.current?.querySelector(`[data-pocket="${drop.pocket}"]`)?.animate(
        [0, 22, -6, 0].map((units) => ({ transform: `translateY(${units}px)` })),
        {
          duration: 260,
          easing: 'ease-out',
        },
      );
      rest.current();
    };
    return () => {
      falling.cancel();
      for (const light of lights) light?.cancel();
    };
  }, [ball, print, fallId, drop, shape, still]);
};
