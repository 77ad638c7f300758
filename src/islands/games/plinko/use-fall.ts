import { type RefObject, useEffect, useRef } from 'react';
import { tap } from '../kit/motion/sounds.ts';
import { fallOf } from './picture/fall.ts';
import { type BoardShape, edge, heightOf, levels, widthOf } from './picture/geometry.ts';
import type { Drop } from './picture/plinko.ts';

const stillMs = 400;
/** A ball over 8 rows takes 2.3 s, over 16 rows 3.4: longer than the pace of most tables, so that balls follow one another. */
const secondsOf = (rows: number): number => 1.26 + 0.134 * rows;

/** Where the ball is, in shares of the board, as a transform of a layer that is as large as the board. */
const transformAt = (shape: BoardShape, x: number, y: number): string => {
  const left = (x + (shape.rows + 1) / 2 + edge) / widthOf(shape);
  const top = (y - levels(shape).top) / heightOf(shape);
  return `translate(${(100 * left).toFixed(3)}%, ${(100 * top).toFixed(3)}%)`;
};

type FallOptions = {
  /** The round's id: the ball of a round falls alike whenever it is shown. */
  readonly fallId: string;
  readonly drop: Drop;
  readonly shape: BoardShape;
  readonly still: boolean;
  readonly onRest: () => void;
};

const giveWay = [0, 24, -7, 3, 0].map((percent) => ({ transform: `translateY(${percent}%)` }));

/** Lets the ball of a round fall, lights the pins that it touches, and lets its pocket give way. */
export const useFall = (
  ball: RefObject<HTMLElement | null>,
  board: RefObject<HTMLElement | null>,
  { fallId, drop, shape, still, onRest }: FallOptions,
): void => {
  const rest = useRef(onRest);
  rest.current = onRest;

  useEffect(() => {
    const element = ball.current;
    if (!element) return;
    if (still) {
      const timer = setTimeout(() => rest.current(), stillMs);
      return () => clearTimeout(timer);
    }
    const fall = fallOf(drop.path, shape.rise, secondsOf(shape.rows), fallId);
    const falling = element.animate(
      fall.frames.map(({ at, x, y }) => ({ offset: at / fall.seconds, transform: transformAt(shape, x, y) })),
      { duration: fall.seconds * 1000, easing: 'linear', fill: 'both' },
    );
    const lights = fall.bounces.map(({ at, row, pin }) => {
      tap(2_100 + 60 * row, 0.16, at, 0.03);
      const light = board.current?.querySelector(`[data-pin="${row}:${pin}"]`);
      return light?.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 420, delay: 1000 * at, easing: 'ease-out' });
    });
    falling.onfinish = () => {
      tap(480, 0.5, 0, 0.07);
      board.current
        ?.querySelector(`[data-pocket="${drop.pocket}"]`)
        ?.animate(giveWay, { duration: 320, easing: 'ease-out' });
      rest.current();
    };
    return () => {
      falling.cancel();
      for (const light of lights) light?.cancel();
    };
  }, [ball, board, fallId, drop, shape, still]);
};
