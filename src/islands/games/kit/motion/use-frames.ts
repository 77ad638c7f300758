import { useCallback, useEffect, useRef, useState } from 'react';

export type Frame<Picture> = { readonly picture: Picture; readonly ms: number; readonly onShown?: () => void };

/** A table's picture, and sequences of pictures that are shown one after the other, each for its time. The last one stays. */
export const useFrames = <Picture>(first: Picture) => {
  const [picture, setPicture] = useState(first);
  const [playing, setPlaying] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const play = useCallback((frames: readonly Frame<Picture>[], onDone?: () => void): void => {
    clearTimeout(timer.current);
    setPlaying(true);
    const showFrom = (index: number): void => {
      const frame = frames[index];
      if (!frame) {
        setPlaying(false);
        onDone?.();
        return;
      }
      setPicture(frame.picture);
      frame.onShown?.();
      if (frame.ms === 0) showFrom(index + 1);
      else timer.current = setTimeout(showFrom, frame.ms, index + 1);
    };
    showFrom(0);
  }, []);

  return { picture, playing, play, show: setPicture };
};
