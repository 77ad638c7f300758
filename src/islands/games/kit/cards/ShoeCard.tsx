import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { PlayingCard } from './PlayingCard.tsx';

type Point = { readonly x: number; readonly y: number };

type ShoeCardProps = {
  card: string | undefined;
  /** Upper left corner and width, in units of the drawing, which is `boardWidth` wide. */
  at: Point;
  width: number;
  boardWidth: number;
  /** Where it is dealt from; undefined: it lies there already. */
  from: Point | undefined;
  /** A quarter turn: a third card of baccarat. */
  sideways?: boolean;
  /** Out of the game now: in the shade, yet not to be seen through, since cards lie over each other. */
  faded?: boolean;
  marked?: boolean;
  /** Gathered in. */
  leaving?: boolean;
  /** Where cards go that are gathered in, and how broad they lie there; undefined: away from the table. */
  discard?: (Point & { readonly size: number }) | undefined;
};

const slideMs = 240;
/** A card's way to where it is gathered in. */
const outOfPlay = ({ at, width, discard }: ShoeCardProps): string => {
  if (!discard) return `translate(${share(at.x - 40, width)}, ${share(at.y - 24, width * 1.4)})`;
  const { x, y, size } = discard;
  const middle = { x: x + size / 2 - width / 2, y: y + size * 0.7 - width * 0.7 };
  return `translate(${share(middle.x, width)}, ${share(middle.y, width * 1.4)}) rotate(-12deg) scale(${(size * 0.82) / width})`;
};

const share = (units: number, whole: number): string => `${(100 * units) / whole}%`;

/**
 * A card on a drawn table: it slides covered out of the shoe and is turned when it lies. When its place changes it moves
 * there. Inside a `relative` box as wide as the drawing.
 */
export function ShoeCard(props: ShoeCardProps) {
  const { card, at, width, boardWidth, from, sideways, faded, marked, leaving } = props;
  const [covered, setCovered] = useState(from !== undefined);
  const slider = useRef<HTMLSpanElement>(null);
  const start = useRef(from && { x: from.x - at.x, y: from.y - at.y });
  const height = width * 1.4;

  useLayoutEffect(() => {
    if (!start.current) return;
    const { x, y } = start.current;
    // Once: later changes of place are moves, not deals.
    start.current = undefined;
    const far = `translate(${share(x, width)}, ${share(y, height)}) rotate(-24deg)`;
    slider.current?.animate([{ transform: far, opacity: 0 }, { opacity: 1, offset: 0.25 }, { transform: 'none' }], {
      duration: slideMs,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
    });
  }, [width, height]);

  useEffect(() => {
    if (!covered) return;
    const timer = setTimeout(() => setCovered(false), slideMs - 70);
    return () => clearTimeout(timer);
  }, [covered]);

  return (
    <span
      className={cx(
        'absolute top-0 left-0 transition-[transform,opacity,filter] duration-slow ease-out',
        leaving && 'opacity-0',
        faded && 'brightness-60',
      )}
      style={{
        width: share(width, boardWidth),
        transform: leaving
          ? outOfPlay(props)
          : `translate(${share(at.x, width)}, ${share(at.y, height)})${sideways ? ' rotate(90deg)' : ''}`,
      }}
    >
      <span ref={slider} className="block">
        <PlayingCard card={covered ? undefined : card} marked={marked === true} />
      </span>
    </span>
  );
}
