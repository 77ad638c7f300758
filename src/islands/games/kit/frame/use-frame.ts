import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { $turbo } from '#stores/play/turbo.ts';

/** How the table stands: `tall` one thing above the other on a phone, `stacked` wheel over a wide layout, `side` wheel beside it. */
type Stand = 'tall' | 'stacked' | 'side';
export type FrameShape = { readonly stand: Stand; readonly low: boolean };

/** Low and wide, such as a phone on its side: tray and words have one line, and the stage lays things side by side. */
export const isFlat = ({ stand, low }: FrameShape): boolean => low && stand !== 'tall';

const shapeOf = (width: number, height: number): FrameShape => ({
  stand: width < 640 && width < height * 1.1 ? 'tall' : width < height * 1.15 ? 'stacked' : 'side',
  low: height < (width < 640 && width < height * 1.1 ? 620 : 540),
});

/** The stand that suits the element's size, kept up to date. */
export const useFrameShape = (element: RefObject<HTMLElement | null>): FrameShape => {
  const [shape, setShape] = useState<FrameShape>(() => shapeOf(window.innerWidth, window.innerHeight));
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const next = shapeOf(entry.contentRect.width, entry.contentRect.height);
      setShape((now) => (now.stand === next.stand && now.low === next.low ? now : next));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return shape;
};

const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
const listen = (changed: () => void): (() => void) => {
  const query = reducedMotion();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the player asked for less motion, or for results at once. */
export const useStill = (): boolean => {
  const turbo = useStore($turbo);
  const asked = useSyncExternalStore(
    listen,
    () => reducedMotion().matches,
    () => false,
  );
  return asked || turbo;
};
