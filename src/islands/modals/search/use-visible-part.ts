import { useEffect } from 'react';

/**
 * Tells the styles which part of a phone's screen its keyboard leaves: `--visible-top` and `--visible-height`. No unit of
 * CSS knows it, because the keyboard lies over the page.
 */
export const useVisiblePart = (): void =>
  useEffect(() => {
    const part = window.visualViewport;
    const { style } = document.documentElement;
    const follow = (): void => {
      // Pinched larger, the visible part says nothing of a keyboard.
      if (part === null || part.scale > 1.01) return;
      style.setProperty('--visible-top', `${part.offsetTop}px`);
      style.setProperty('--visible-height', `${part.height}px`);
    };
    follow();
    part?.addEventListener('resize', follow);
    part?.addEventListener('scroll', follow);
    return () => {
      part?.removeEventListener('resize', follow);
      part?.removeEventListener('scroll', follow);
      style.removeProperty('--visible-top');
      style.removeProperty('--visible-height');
    };
  }, []);
