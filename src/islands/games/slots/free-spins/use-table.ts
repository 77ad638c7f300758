import { useRef, useState } from 'react';
import { nightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/title.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import { playedForMinor } from '#stores/play/free-spins.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { stopSeconds } from '../picture/reel-motion.ts';
import { playRelease, playStrike } from '../sounds.ts';
import { useReels } from '../use-reels.ts';
import { type Control, type Slot, usePicture } from '../use-slot.ts';
import { moonHolds, type OrchardSpin, orchardScript } from './picture/free-spins.ts';

const { rows, strips } = nightOrchard;

const neutral = [2, 8, 10, 2, 6];
const pace = { first: 0.75, step: 0.24, hold: 0.8 };
const freePace = { first: 0.5, step: 0.14, hold: 0.6 };

/** Where the free spins stand: which is played, of how many, and what the round has won so far. */
export type Night = {
  readonly number: number;
  readonly awarded: number;
  readonly adds: number;
  readonly totalMinor: bigint;
};

const nightOf = ({ number, awarded, adds, totalMinor }: OrchardSpin): Night => ({ number, awarded, adds, totalMinor });

/** Plays a round of Night Orchard: the paid spin, then one free spin after the other; a skip goes to the end of them. */
export const useOrchard = (slot: Slot) => {
  const { round, still } = slot;
  const scriptOf = (one: SettledRound | null | undefined) =>
    one ? orchardScript(one.outcome, playedForMinor(one, round.currency)) : [];
  const last = scriptOf(round.rounds[0] ?? round.session.lastRound).at(-1);
  const resting = last?.stops ?? neutral;
  const reels = useReels(strips, rows, resting, still);
  const [held, setHeld] = useState<number>();
  const [lit, setLit] = useState<OrchardSpin>();
  const [night, setNight] = useState<Night>();
  const inFeature = useRef(false);

  const land = async (spin: OrchardSpin): Promise<void> => {
    const holds = moonHolds(spin.window);
    await reels.land(spin.stops, stopSeconds(holds, spin.number > 0 ? freePace : pace), (reel) =>
      setHeld(holds[reel + 1] && !reels.isHasty() ? reel + 1 : undefined),
    );
    setHeld(undefined);
  };

  /** What a spin of a round with free spins brought, before the next one begins. */
  const tell = async (spin: OrchardSpin, control: Control): Promise<void> => {
    setNight(nightOf(spin));
    if (spin.wins.length > 0) {
      setLit(spin);
      await control.pause(spin.wins.length > 2 ? 1_100 : 800);
    }
    if (spin.adds > 0) {
      if (!control.isSkipped()) playStrike();
      await control.pause(1_200);
    }
    await control.pause(180);
    setLit(undefined);
  };

  const playFree = async (script: readonly OrchardSpin[], control: Control): Promise<void> => {
    for (const spin of script.slice(1)) {
      if (control.isSkipped() || still) break;
      setNight((now) => now && { ...now, number: spin.number, adds: 0 });
      reels.start();
      await land(spin);
      await tell(spin, control);
    }
    const end = script.at(-1);
    if (!end) return;
    reels.stand(end.stops);
    setNight(nightOf({ ...end, adds: 0 }));
    await control.pause(700);
  };

  const hurry = usePicture(slot, {
    start: () => {
      setLit(undefined);
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
      const [paid] = script;
      if (!paid) return;
      await land(paid);
      if (script.length > 1) {
        inFeature.current = true;
        await tell(paid, control);
        await playFree(script, control);
        inFeature.current = false;
        setNight(undefined);
      }
    },
  });

  const landed = scriptOf(round.landed?.round);
  return {
    reels,
    held,
    night,
    /** The round that has just been shown, spin by spin. */
    landed,
    /** What stands on the reels while nothing turns. */
    window: windowAt(strips, resting, rows),
    /** The spin whose wins are lit: the one told of, or the only one of the round that stands. */
    lit: lit ?? (landed.length === 1 ? landed[0] : undefined),
    hurry,
  };
};
