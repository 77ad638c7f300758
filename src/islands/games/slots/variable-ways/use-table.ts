import { useMemo, useState } from 'react';
import { heightMax } from '#domain/games/slots/variable-ways/paytable.ts';
import type { Rest } from '#domain/games/slots/variable-ways/spin.ts';
import { stopSeconds } from '../picture/reel-motion.ts';
import { playStrike } from '../sounds.ts';
import { useAttachers, useReels } from '../use-reels.ts';
import { type Control, type Slot, scriptsOf } from '../use-slot.ts';
import { useSpins } from '../use-spins.ts';
import { offsetOf } from './picture/heights.ts';
import { scatterHolds, type VariableSpin, variableScript } from './picture/variable-ways.ts';
import type { Skin } from './skin.ts';

const pace = { first: 0.75, step: 0.2, hold: 0.7 };
const freePace = { first: 0.5, step: 0.12, hold: 0 };

/** What stands there before the first round: every height once. */
const neutral = [3, 5, 4, 6, 4, 3].map((height, reel): Rest => ({ height, stop: 4 * reel + 1 }));

const heightsOf = (rests: readonly Rest[]): number[] => rests.map(({ height }) => height);

/** Where the free spins stand: which is played, of how many, and what the round has won so far. */
export type Descent = { readonly number: number; readonly totalMinor: bigint };

/** The free spins as they are told: how far they are, and the spin whose wins are lit. */
const useDescent = () => {
  const [lit, setLit] = useState<VariableSpin>();
  const [descent, setDescent] = useState<Descent>();
  return {
    lit,
    descent,
    clear: (): void => setLit(undefined),
    open: async (paid: VariableSpin, control: Control): Promise<void> => {
      setLit(paid);
      setDescent({ number: 0, totalMinor: paid.totalMinor });
      playStrike();
      await control.pause(1_400);
    },
    begin: ({ number }: VariableSpin): void => {
      setLit(undefined);
      setDescent((now) => now && { ...now, number });
    },
    tell: async (spin: VariableSpin, control: Control): Promise<void> => {
      setDescent({ number: spin.number, totalMinor: spin.totalMinor });
      if (spin.wins.length > 0) {
        setLit(spin);
        await control.pause(900);
      }
      await control.pause(160);
    },
    standAt: ({ number, totalMinor }: VariableSpin): void => {
      setLit(undefined);
      setDescent({ number, totalMinor });
    },
    end: (): void => setDescent(undefined),
  };
};

/** Plays a round: the paid spin, then one free spin after the other; a skip goes to the end of them. */
export const useTable = (slot: Slot, skin: Skin) => {
  const { title, anchor } = skin;
  const strips = useMemo(() => title.reels.map(({ strip }) => strip), [title]);
  const scripts = scriptsOf(slot, (one, stakeMinor) => variableScript(title, one.outcome, stakeMinor));
  const resting = scripts.last?.at(-1)?.rests ?? neutral;
  /** The symbol in the topmost of seven places, of which the lower end of a reel on the ground shows the last. */
  const placesOf = (rests: readonly Rest[]): number[] =>
    rests.map(({ height, stop }) => stop - offsetOf(anchor, height));
  const reels = useReels(strips, heightMax, placesOf(resting), slot.still);
  const attachers = useAttachers(strips, reels);
  const [grown, setGrown] = useState<readonly number[]>();
  const free = useDescent();

  const hurry = useSpins(slot, {
    ...free,
    spinsOf: scripts.scriptOf,
    release: reels.start,
    hurry: reels.hurry,
    land: ({ number, rests, window }) => {
      setGrown(heightsOf(rests));
      return reels.land(placesOf(rests), stopSeconds(scatterHolds(title, window), number > 0 ? freePace : pace));
    },
    stand: () => reels.stand(placesOf(resting)),
    endAt: (spin) => {
      free.standAt(spin);
      setGrown(heightsOf(spin.rests));
      reels.stand(placesOf(spin.rests));
    },
    endMs: 700,
  });

  const landed = scripts.landed ?? [];
  return {
    attachers,
    strips,
    descent: free.descent,
    landed,
    heights: grown ?? heightsOf(resting),
    resting,
    /** The spin whose wins are lit: the one told of, or the only one of the round that stands. */
    lit: free.lit ?? (landed.length === 1 ? landed[0] : undefined),
    hurry,
  };
};
