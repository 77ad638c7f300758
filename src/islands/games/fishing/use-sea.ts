import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Sea, seaOf } from './picture/sea.ts';

/** Tells the sea that fills a box, now and whenever the box changes. */
export const useSea = (box: RefObject<HTMLElement | null>, onSea: (sea: Sea) => void): void => {
  const told = useRef(onSea);
  told.current = onSea;
  useLayoutEffect(() => {
    if (!box.current) return;
    const measure = (width: number, height: number): void => told.current(seaOf(Math.round(width), Math.round(height)));
    measure(box.current.clientWidth, box.current.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) measure(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
};
