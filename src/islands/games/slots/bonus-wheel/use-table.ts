import { useState } from 'react';
import { rows } from '#domain/games/slots/bonus-wheel/paytable.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import { playRelease, playStrike } from '../sounds.ts';
import { useHeldReels } from '../use-reels.ts';
import { type Control, type Slot, scriptsOf, usePicture } from '../use-slot.ts';
import { turnsTo, type WheelScript, wheelHolds, wheelScript } from './picture/bonus-wheel.ts';
import type { Skin } from './skin.ts';
import type { LitSlices, Standing } from './Wheel.tsx';

const neutral = [2, 7, 12];
const pace = { first: 0.75, step: 0.32, hold: 0.9 };
const seconds = { outer: 4.2, inner: 3.6 };

/** What the wheel is doing, for the plate: which of them turns, or what it came to in stakes. */
export type Turning = { readonly ring: 'outer' | 'inner'; readonly times?: number; readonly wonMinor: bigint };

/** Both wheels: where they stand, which slices were drawn, and which of them turns. */
const useWheels = ({ still, cards }: Slot, { title }: Skin) => {
  const [standing, setStanding] = useState<Standing>({ outer: 0, inner: 0, seconds: 0 });
  const [lit, setLit] = useState<LitSlices>({});
  const [turning, setTurning] = useState<Turning>();

  /** Turns a wheel to the middle of the slice that was drawn; at once where motion is unwanted or skipped. */
  const turnTo = async (ring: 'outer' | 'inner', slice: number, control: Control): Promise<void> => {
    const hasty = still || control.isSkipped();
    setTurning({ ring, wonMinor: 0n });
    setStanding((now) => ({
      ...now,
      [ring]: turnsTo(title[ring], slice, now[ring], hasty ? 1 : 5),
      seconds: hasty ? 0 : seconds[ring],
    }));
    await control.pause(hasty ? 0 : 1_000 * seconds[ring]);
    setStanding((now) => ({ ...now, seconds: 0 }));
    setLit((now) => ({ ...now, [ring]: slice }));
    playStrike();
    await control.pause(700);
  };

  const play = async ({ turn, wheelTimes, wheelMinor }: WheelScript, control: Control): Promise<void> => {
    if (!turn) return;
    setTurning({ ring: 'outer', wonMinor: 0n });
    await (still ? control.pause(500) : cards.show('open'));
    await turnTo('outer', turn.outer, control);
    if (turn.inner !== null) await turnTo('inner', turn.inner, control);
    setTurning({ ring: turn.inner === null ? 'outer' : 'inner', times: wheelTimes, wonMinor: wheelMinor });
    await (still ? control.pause(900) : cards.show('close'));
  };

  return { standing, lit, turning, play, clear: () => setLit({}), end: () => setTurning(undefined) };
};

/** Plays a round: the reels, and where the wheel starts its turn, and then that of the inner one; a skip ends both. */
export const useTable = (slot: Slot, skin: Skin) => {
  const { title } = skin;
  const { scriptOf, last, landed } = scriptsOf(slot, (one, stakeMinor) => wheelScript(title, one.outcome, stakeMinor));
  const resting = last?.stops ?? neutral;
  const { reels, attachers, held, ...reel } = useHeldReels(title.strips, rows, resting, slot.still);
  const { standing, lit, turning, ...wheels } = useWheels(slot, skin);

  const hurry = usePicture(slot, {
    start: () => {
      wheels.clear();
      playRelease();
      reels.start();
    },
    stand: () => reels.stand(resting),
    hurry: (control) => {
      reel.hurry();
      slot.cards.skip();
      control?.skipFeature();
    },
    show: async (settled, control) => {
      const script = scriptOf(settled);
      if (!script) return;
      await reel.land(script.stops, wheelHolds(title, script.window), pace);
      if (!script.turn) return;
      await control.playFeature(() => wheels.play(script, control));
      wheels.end();
    },
  });

  return { attachers, held, standing, lit, turning, landed, window: windowAt(title.strips, resting, rows), hurry };
};
