import { useState } from 'react';
import { windowAt } from '#domain/games/slots/reels.ts';
import { playStrike } from '../sounds.ts';
import { useHeldReels } from '../use-reels.ts';
import { type Control, type Slot, scriptsOf } from '../use-slot.ts';
import { useSpins } from '../use-spins.ts';
import { type FreeSpin, freeSpinsScript, scatterHolds } from './picture/free-spins.ts';
import type { Skin } from './skin.ts';

const pace = { first: 0.75, step: 0.24, hold: 0.8 };
const freePace = { first: 0.5, step: 0.14, hold: 0.6 };

/** Where the free spins stand: which is played, of how many, and what the round has won so far. */
export type Night = {
  readonly number: number;
  readonly awarded: number;
  readonly adds: number;
  readonly totalMinor: bigint;
};

const nightOf = ({ number, awarded, adds, totalMinor }: FreeSpin): Night => ({ number, awarded, adds, totalMinor });

/** The free spins as they are told: how far they are, and the spin whose wins are lit. */
const useNight = () => {
  const [lit, setLit] = useState<FreeSpin>();
  const [night, setNight] = useState<Night>();
  return {
    lit,
    night,
    clear: (): void => setLit(undefined),
    begin: ({ number }: FreeSpin): void => setNight((now) => now && { ...now, number, adds: 0 }),
    tell: async (spin: FreeSpin, control: Control): Promise<void> => {
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
    },
    standAt: (spin: FreeSpin): void => setNight(nightOf({ ...spin, adds: 0 })),
    end: (): void => setNight(undefined),
  };
};

/** Plays a round: the paid spin, then one free spin after the other; a skip goes to the end of them. */
export const useTable = (slot: Slot, { title, neutral }: Skin) => {
  const { strips, rows } = title;
  const scripts = scriptsOf(slot, (one, stakeMinor) => freeSpinsScript(title, one.outcome, stakeMinor));
  const resting = scripts.last?.at(-1)?.stops ?? neutral;
  const { reels, attachers, held, ...reel } = useHeldReels(strips, rows, resting, slot.still);
  const free = useNight();

  const hurry = useSpins(slot, {
    ...free,
    spinsOf: scripts.scriptOf,
    release: reels.start,
    hurry: reel.hurry,
    land: ({ number, stops, window }) => reel.land(stops, scatterHolds(title, window), number > 0 ? freePace : pace),
    stand: () => reels.stand(resting),
    open: free.tell,
    endAt: (spin) => {
      reels.stand(spin.stops);
      free.standAt(spin);
    },
    endMs: 700,
  });

  const landed = scripts.landed ?? [];
  return {
    attachers,
    held,
    night: free.night,
    /** The round that has just been shown, spin by spin. */
    landed,
    /** What stands on the reels while nothing turns. */
    window: windowAt(strips, resting, rows),
    /** The spin whose wins are lit: the one told of, or the only one of the round that stands. */
    lit: free.lit ?? (landed.length === 1 ? landed[0] : undefined),
    hurry,
  };
};
