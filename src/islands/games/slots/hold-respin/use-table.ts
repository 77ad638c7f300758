import { useState } from 'react';
import { playedForMinor } from '#stores/play/free-spins.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { stopSeconds } from '../picture/reel-motion.ts';
import { playDissolve, playReelStop, playRelease, playStrike } from '../sounds.ts';
import { useAttachers, useReels } from '../use-reels.ts';
import { type Control, type Slot, usePicture } from '../use-slot.ts';
import { type HoldStep, holdScript } from './picture/hold-respin.ts';
import type { HoldSkin } from './skin.ts';

const pace = { first: 0.7, step: 0.24, hold: 0.55 };
const turnMs = 460;
const landMs = 420;

/** Reels that run longer: those behind so many coins that the hold is near. */
const holdsOf = ({ title: { machine, chart } }: HoldSkin, window: readonly string[]): boolean[] => {
  let coins = 0;
  return window.map((column, reel) => {
    const near = coins >= chart.trigger - machine.rows && coins < chart.trigger && coins >= 2 && reel > 1;
    coins += [...column].filter((symbol) => symbol === machine.feature).length;
    return near;
  });
};

/** Plays a round: the reels, then the hold respin by respin. A press goes to the end of it. */
export const useHold = (slot: Slot, skin: HoldSkin) => {
  const { round, still } = slot;
  const { title } = skin;
  const { currency, session } = round;
  const scriptOf = (one: SettledRound | null | undefined) =>
    one ? holdScript(title, one.outcome, playedForMinor(one, currency)) : undefined;
  const resting = scriptOf(round.rounds[0] ?? session.lastRound);
  const stops = resting?.stops ?? skin.neutral;
  const reels = useReels(title.machine.strips, title.machine.rows, stops, still);
  const attachers = useAttachers(title.machine.strips, reels);
  const [step, setStep] = useState<HoldStep>();

  const play = async (steps: readonly HoldStep[], control: Control): Promise<void> => {
    for (const [index, next] of steps.entries()) {
      if (control.isSkipped()) break;
      setStep(next);
      if (index === 0) {
        playStrike();
        await control.pause(1_100);
      } else if (next.turning) await control.pause(turnMs);
      else {
        if (next.fresh.length > 0) playDissolve(Math.min(8, next.coins.length));
        else playReelStop(0);
        await control.pause(next.fresh.length > 0 ? landMs + 280 : landMs);
      }
    }
    setStep(steps.at(-1));
    await control.pause(500);
  };

  const hurry = usePicture(slot, {
    start: () => {
      setStep(undefined);
      playRelease();
      reels.start();
    },
    stand: () => {
      setStep(undefined);
      reels.stand(stops);
    },
    hurry: (control) => {
      if (reels.isMoving()) reels.hurry();
      else control?.skip();
    },
    show: async (settled, control) => {
      const script = scriptOf(settled);
      if (!script) return;
      await reels.land(script.stops, stopSeconds(holdsOf(skin, script.window), pace));
      await control.pause(script.steps.length > 0 ? 700 : 120);
      if (script.steps.length === 0) return;
      if (still) setStep(script.steps.at(-1));
      else await play(script.steps, control);
    },
  });

  const landed = scriptOf(round.landed?.round);
  const end = landed ?? (round.locked ? undefined : resting);
  return { attachers, stops, landed, step: round.locked ? step : end?.steps.at(-1), hurry };
};
