import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '#ui/cx.ts';
import { tap } from '../kit/motion/sounds.ts';
import { arts } from './arts.ts';
import type { Inks } from './covers.ts';
import { createCoverage, type ScratchId } from './picture/scratch.ts';

/** The coin, in units of the ticket. */
const coinRadius = 15;

type Rub = { readonly x: number; readonly y: number; readonly fromX: number; readonly fromY: number };

type CoverProps = {
  id: ScratchId;
  uncovered: ReadonlySet<number>;
  /** May be scratched now. */
  open: boolean;
  /** With motion unwanted a press takes a whole field off. */
  still: boolean;
  onUncover: (field: number) => void;
};

/** The layer that is scratched off: painted over the fields, taken away under the pointer. */
export function Cover({ id, uncovered, open, still, onUncover }: CoverProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const inked = useRef<HTMLSpanElement>(null);
  const rubs = useRef<Rub[]>([]);
  const last = useRef<{ x: number; y: number }>(undefined);
  const heard = useRef(0);
  const { layout, paint: paintField, inks: inkClasses } = arts[id];
  const coverage = useRef(createCoverage(layout.fields.length));
  const gone = useRef(uncovered);
  gone.current = uncovered;

  const penOf = (): CanvasRenderingContext2D | null => canvas.current?.getContext('2d') ?? null;

  const erase = (pen: CanvasRenderingContext2D, { x, y, fromX, fromY }: Rub): void => {
    pen.save();
    pen.globalCompositeOperation = 'destination-out';
    pen.lineCap = 'round';
    pen.lineWidth = 2 * coinRadius;
    pen.beginPath();
    pen.moveTo(fromX, fromY);
    pen.lineTo(x, y);
    pen.stroke();
    pen.restore();
  };

  const paint = (): void => {
    const [pen, element] = [penOf(), canvas.current];
    if (!pen || !element || !inked.current) return;
    const { backgroundColor, color, borderTopColor, outlineColor } = getComputedStyle(inked.current);
    const inks: Inks = { ground: backgroundColor, line: color, light: borderTopColor, accent: outlineColor };
    pen.setTransform(element.width / layout.width, 0, 0, element.height / layout.height, 0, 0);
    pen.clearRect(0, 0, layout.width, layout.height);
    for (const [index, box] of layout.fields.entries()) if (!gone.current.has(index)) paintField(pen, box, inks, index);
    for (const rub of rubs.current) erase(pen, rub);
  };
  const repaint = useRef(paint);
  repaint.current = paint;

  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const sharp = Math.min(2, window.devicePixelRatio);
      element.width = Math.round(element.clientWidth * sharp);
      element.height = Math.round(element.clientHeight * sharp);
      repaint.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: painted anew when a field was taken off
  useEffect(() => repaint.current(), [uncovered]);

  const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * layout.width,
      y: ((clientY - box.top) / box.height) * layout.height,
    };
  };

  const scratch = (event: PointerEvent<HTMLCanvasElement>): void => {
    const { x, y } = placeOf(event);
    const from = last.current ?? { x, y };
    last.current = { x, y };
    const rub = { x, y, fromX: from.x, fromY: from.y };
    const pen = penOf();
    if (pen) erase(pen, rub);
    rubs.current.push(rub);
    if (event.timeStamp - heard.current > 55) {
      heard.current = event.timeStamp;
      tap(5_400, 0.16, 0, 0.05);
    }
    const steps = Math.max(1, Math.ceil(Math.hypot(x - from.x, y - from.y) / coinRadius));
    for (const [index, box] of layout.fields.entries()) {
      if (gone.current.has(index)) continue;
      let enough = false;
      for (let step = 1; step <= steps; step += 1) {
        const atX = from.x + ((x - from.x) * step) / steps;
        const atY = from.y + ((y - from.y) * step) / steps;
        const rubbed = coverage.current.rub(
          index,
          (atX - box.x) / box.width,
          (atY - box.y) / box.height,
          coinRadius / box.width,
        );
        enough = rubbed || enough;
      }
      if (enough) onUncover(index);
    }
  };

  const press = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!open || event.button !== 0) return;
    if (still) {
      const { x, y } = placeOf(event);
      const field = layout.fields.findIndex(
        (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
      );
      if (field >= 0) onUncover(field);
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = undefined;
    scratch(event);
  };

  return (
    <>
      <span ref={inked} hidden className={inkClasses} />
      <div aria-hidden="true">
        <canvas
          ref={canvas}
          data-testid="cover"
          onPointerDown={press}
          onPointerMove={(event) => {
            if (open && !still && event.currentTarget.hasPointerCapture(event.pointerId)) scratch(event);
          }}
          className={cx('absolute inset-0 size-full touch-none', open && (still ? 'cursor-pointer' : 'cursor-grab'))}
        />
      </div>
    </>
  );
}
