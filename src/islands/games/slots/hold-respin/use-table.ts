import { useState } from 'react';
import { stopSeconds } from '../picture/reel-motion.ts';
import { playDissolve, playReelStop, playRelease, playStrike } from '../sounds.ts';
import { useAttachers, useReels } from '../use-reels.ts';
import { type Control, type Slot, scriptsOf, usePicture } from '../use-slot.ts';
import { type HoldStep, holdScript } from './picture/hold-respin.ts';
import type { Skin } from './skin.ts';

const pace = { first: 0.7, step: 0.24, hold: 0.55 };
const turnMs = 460;
const landMs = 420;

/** Reels that run longer: those behind so many coins that the hold is near. */
const holdsOf = ({ title: { machine, chart } }: Skin, window: readonly string[]): boolean[] => {
  let coins = 0;
  return window.map((column, reel) => {
    const near = coins >= chart.trigger - machine.rows && coins < chart.trigger && coins >= 2 && reel > 1;
    coins += [...column].filter((symbol) => symbol === machine.feature).length;
    return near;
  });
};

/** Lets a step of the hold be heard, and seen for as long as it takes. */
const dwell = async ({ turning, fresh, coins }: HoldStep, isFirst: boolean, control: Control): Promise<void> => {
  if (isFirst) {
    playStrike();
    await control.pause(1_100);
  } else if (turning) await control.pause(turnMs);
  else {
    if (fresh.length > 0) playDissolve(Math.min(8, coins.length));
    else playReelStop(0);
    await control.pause(fresh.length > 0 ? landMs + 280 : landMs);
  }
};

/** Plays a round: the reels, then the hold respin by respin. A press goes to the end of it. */
export const useTable = (slot: Slot, skin: Skin) => {
  const { round, still, cards } = slot;
  const { machine } = skin.title;
  const { scriptOf, last, landed } = scriptsOf(slot, (one, stakeMinor) =>
    holdScript(skin.title, one.outcome, stakeMinor),
  );
  const stops = last?.stops ?? skin.neutral;
  const reels = useReels(machine.strips, machine.rows, stops, still);
  const attachers = useAttachers(machine.strips, reels);
  const [step, setStep] = useState<HoldStep>();

  const play = async (steps: readonly HoldStep[], control: Control): Promise<void> => {
    setStep(steps[0]);
    await cards.show('open');
    for (const [index, next] of steps.entries()) {
      if (control.isSkipped()) break;
      setStep(next);
      await dwell(next, index === 0, control);
    }
    setStep(steps.at(-1));
    await cards.show('close');
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
      else {
        cards.skip();
        control?.skip();
      }
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

  const end = landed ?? (round.locked ? undefined : last);
  return { attachers, stops, landed, step: round.locked ? step : end?.steps.at(-1), hurry };
};
