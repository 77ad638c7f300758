import { type RefObject, useEffect } from 'react';

/** The table's own bar is as high as its buttons and a little more, in the letters of its page, which grow with the screen. */
const barRem = 3.25;

const rootOf = (frame: HTMLIFrameElement | null): HTMLElement | undefined => frame?.contentDocument?.documentElement;

/**
 * One bar: in a window the bar of the page lies over the table's own, which leaves room at both ends for what stands there
 * (`kit/frame/TopBar.tsx`), and at every width leaves the game's name to it.
 */
export const useBarEnds = (bar: RefObject<HTMLElement | null>, frame: RefObject<HTMLIFrameElement | null>): void => {
  useEffect(() => {
    const { current } = bar;
    const framed = frame.current;
    if (!current || !framed) return;
    const measure = (): void => {
      const root = rootOf(framed);
      if (!root) return;
      const isOver = getComputedStyle(current).position === 'absolute';
      const { left, right } = current.getBoundingClientRect();
      const [start, end] = [...current.querySelectorAll('[data-bar-end]')].map((one) => one.getBoundingClientRect());
      root.dataset['barred'] = '';
      root.style.setProperty('--bar-start', isOver && start ? `${start.right - left}px` : '0px');
      root.style.setProperty('--bar-end', isOver && end ? `${right - end.left}px` : '0px');
      const letters = Number.parseFloat(getComputedStyle(root).fontSize);
      current.style.height = isOver ? `${barRem * letters}px` : '';
    };
    measure();
    framed.addEventListener('load', measure);
    const observer = new ResizeObserver(measure);
    for (const one of [current, ...current.querySelectorAll('[data-bar-end]')]) observer.observe(one);
    return () => {
      framed.removeEventListener('load', measure);
      observer.disconnect();
    };
  }, [bar, frame]);
};
