import { useRef, useState } from 'react';
import { type BonusWheelTitle, rows } from '#domain/games/slots/bonus-wheel/paytable.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import { playedForMinor } from '#stores/play/free-spins.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { stopSeconds } from '../picture/reel-motion.ts';
import { playRelease, playStrike } from '../sounds.ts';
import { useReels } from '../use-reels.ts';
import { type Control, type Slot, usePicture } from '../use-slot.ts';
import { turnsTo, type WheelScript, wheelHolds, wheelScript } from './picture/bonus-wheel.ts';
import type { Standing } from './Wheel.tsx';

const neutral = [2, 7, 12];
const pace = { first: 0.75, step: 0.32, hold: 0.9 };
const [outerSeconds, innerSeconds] = [4.2, 3.6];

/** What the wheel is doing, for the plate: which of them turns, or what it came to in stakes. */
export type Turning = { readonly ring: 'outer' | 'inner'; readonly times?: number; readonly wonMinor: bigint };

/** Plays a round: the reels, and where the wheel starts its turn, and then that of the inner one; a skip ends both. */
export const useWheel = (slot: Slot, title: BonusWheelTitle) => {
  const { round, still } = slot;
  const scriptOf = (one: SettledRound | null | undefined): WheelScript | undefined =>
    one ? wheelScript(title, one.outcome, playedForMinor(one, round.currency)) : undefined;
  const resting = scriptOf(round.rounds[0] ?? round.session.lastRound)?.stops ?? neutral;
  const reels = useReels(title.strips, rows, resting, still);
  const [held, setHeld] = useState<number>();
  const [standing, setStanding] = useState<Standing>({ outer: 0, inner: 0, seconds: 0 });
  const [lit, setLit] = useState<{ outer?: number; inner?: number }>({});
  const [turning, setTurning] = useState<Turning>();
  const inFeature = useRef(false);

  /** Turns a wheel to the middle of the slice that was drawn; at once where motion is unwanted or skipped. */
  const turnTo = async (ring: 'outer' | 'inner', slice: number, control: Control): Promise<void> => {
    const seconds = ring === 'outer' ? outerSeconds : innerSeconds;
    const hasty = still || control.isSkipped();
    setTurning({ ring, wonMinor: 0n });
    setStanding((now) => ({
      ...now,
      [ring]: turnsTo(title[ring], slice, now[ring], hasty ? 1 : 5),
      seconds: hasty ? 0 : seconds,
    }));
    await control.pause(hasty ? 0 : 1_000 * seconds);
    setStanding((now) => ({ ...now, seconds: 0 }));
    setLit((now) => ({ ...now, [ring]: slice }));
    playStrike();
    await control.pause(700);
  };

  const hurry = usePicture(slot, {
    start: () => {
      setLit({});
      playRelease();
      reels.start();
    },
    stand: () => reels.stand(resting),
    hurry: (control) => {
      setHeld(undefined);
      reels.hurry();
      if (inFeature.current) control?.skip();
    },
    show: async (settled, control) => {
      const script = scriptOf(settled);
      if (!script) return;
      const holds = wheelHolds(title, script.window);
      await reels.land(script.stops, stopSeconds(holds, pace), (reel) =>
        setHeld(holds[reel + 1] && !reels.isHasty() ? reel + 1 : undefined),
      );
      setHeld(undefined);
      const { turn } = script;
      if (!turn) return;
      inFeature.current = true;
      await control.pause(500);
      await turnTo('outer', turn.outer, control);
      if (turn.inner !== null) await turnTo('inner', turn.inner, control);
      setTurning({
        ring: turn.inner === null ? 'outer' : 'inner',
        times: script.wheelTimes,
        wonMinor: script.wheelMinor,
      });
      await control.pause(900);
      inFeature.current = false;
      setTurning(undefined);
    },
  });

  return {
    reels,
    held,
    standing,
    lit,
    turning,
    landed: scriptOf(round.landed?.round),
    window: windowAt(title.strips, resting, rows),
    hurry,
  };
};
