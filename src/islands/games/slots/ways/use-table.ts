import { stopSeconds } from '../picture/reel-motion.ts';
import { playRelease } from '../sounds.ts';
import { useAttachers, useReels } from '../use-reels.ts';
import { type Slot, scriptsOf, usePicture } from '../use-slot.ts';
import { waysScript } from './picture/ways.ts';
import type { Skin } from './skin.ts';

const pace = { first: 0.75, step: 0.24, hold: 0 };

/** Plays a round: the reels, one after the other. */
export const useTable = (slot: Slot, { title, neutral }: Skin) => {
  const { strips, rows } = title;
  const { scriptOf, last, landed } = scriptsOf(slot, (one, stakeMinor) => waysScript(title, one.outcome, stakeMinor));
  const stops = last?.stops ?? neutral;
  const reels = useReels(strips, rows, stops, slot.still);
  const attachers = useAttachers(strips, reels);
  const hurry = usePicture(slot, {
    start: () => {
      playRelease();
      reels.start();
    },
    stand: () => reels.stand(stops),
    hurry: reels.hurry,
    show: async (settled, control) => {
      const script = scriptOf(settled);
      if (!script) return;
      const holds = strips.map(() => false);
      await reels.land(script.stops, stopSeconds(holds, pace));
      await control.pause(120);
    },
  });
  return { attachers, stops, wins: landed?.wins ?? [], hurry };
};
