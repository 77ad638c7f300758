import { useEffect, useMemo, useRef, useState } from 'react';
import type { Stops, Strip } from '#domain/games/slots/reels.ts';
import { type Pace, stopSeconds } from './picture/reel-motion.ts';
import { createReels, type Reels } from './reels.ts';

/** With motion unwanted the reels change after a breath, so that the result does not startle. */
const stillMs = 400;

/** The reels of a table, standing on `stops` while nothing else is asked of them. */
export const useReels = (strips: readonly Strip[], rows: number, stops: Stops, still: boolean) => {
  const reels = useMemo(() => createReels(strips, rows), [strips, rows]);
  const resting = useRef(stops);
  resting.current = stops;
  useEffect(() => {
    reels.stand(resting.current);
    return reels.halt;
  }, [reels]);
  const key = stops.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the stops
  useEffect(() => {
    if (!reels.isMoving()) reels.stand(resting.current);
  }, [key, reels]);
  return useMemo(
    () => ({
      ...reels,
      start: (): void => {
        if (!still) reels.start();
      },
      land: async (...[to, seconds, stopped]: Parameters<Reels['land']>): Promise<void> => {
        if (!still) return reels.land(to, seconds, stopped);
        await new Promise((done) => setTimeout(done, stillMs));
        reels.stand(to);
      },
    }),
    [reels, still],
  );
};

/** How each layer is handed to its reels: the same functions at every drawing, so that the strips are drawn once. */
export const useAttachers = (strips: readonly Strip[], { attach }: Pick<Reels, 'attach'>) =>
  useMemo(
    () =>
      strips.map(
        (_, index) =>
          (layer: HTMLElement | null): void =>
            attach(index, layer),
      ),
    [strips, attach],
  );

/** The same reels where one may run longer than the others: it is `held` while it does. */
export const useHeldReels = (strips: readonly Strip[], rows: number, stops: Stops, still: boolean) => {
  const reels = useReels(strips, rows, stops, still);
  const attachers = useAttachers(strips, reels);
  const [held, setHeld] = useState<number>();
  return {
    reels,
    attachers,
    held,
    /** Stops the reels one by one; those of `holds` run longer. */
    land: async (to: Stops, holds: readonly boolean[], pace: Pace): Promise<void> => {
      await reels.land(to, stopSeconds(holds, pace), (reel) =>
        setHeld(holds[reel + 1] && !reels.isHasty() ? reel + 1 : undefined),
      );
      setHeld(undefined);
    },
    hurry: (): void => {
      setHeld(undefined);
      reels.hurry();
    },
  };
};
