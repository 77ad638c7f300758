import { useMemo, useRef, useState } from 'react';
import { heightMax, type VariableWaysTitle } from '#domain/games/slots/variable-ways/paytable.ts';
import type { Rest } from '#domain/games/slots/variable-ways/spin.ts';
import { playedForMinor } from '#stores/play/free-spins.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { stopSeconds } from '../picture/reel-motion.ts';
import { playRelease, playStrike } from '../sounds.ts';
import { useReels } from '../use-reels.ts';
import { type Control, type Slot, usePicture } from '../use-slot.ts';
import { scatterHolds, type VariableSpin, variableScript } from './picture/variable-ways.ts';
import { offsetOf } from './Stage.tsx';
import type { Anchor } from './skin.ts';

const pace = { first: 0.75, step: 0.2, hold: 0.7 };
const freePace = { first: 0.5, step: 0.12, hold: 0 };

/** What stands there before the first round: every height once. */
const neutralHeights = [3, 5, 4, 6, 4, 3];

/** Where the free spins stand: which is played, of how many, and what the round has won so far. */
export type Descent = { readonly number: number; readonly totalMinor: bigint };

/** Plays a round: the paid spin, then one free spin after the other; a skip goes to the end of them. */
export const useVariable = (slot: Slot, title: VariableWaysTitle, anchor: Anchor) => {
  const { round, still } = slot;
  const strips = useMemo(() => title.reels.map(({ strip }) => strip), [title]);
  const neutral = useMemo(() => neutralHeights.map((height, reel): Rest => ({ height, stop: 4 * reel + 1 })), []);
  const scriptOf = (one: SettledRound | null | undefined): readonly VariableSpin[] =>
    one ? variableScript(title, one.outcome, playedForMinor(one, round.currency)) : [];
  const resting = scriptOf(round.rounds[0] ?? round.session.lastRound).at(-1)?.rests ?? neutral;
  /** The symbol in the topmost of seven places, of which the lower end of a reel on the ground shows the last. */
  const placesOf = (rests: readonly Rest[]): number[] =>
    rests.map(({ height, stop }) => stop - offsetOf(anchor, height) / 100);
  const reels = useReels(strips, heightMax, placesOf(resting), still);
  const [grown, setGrown] = useState<readonly number[]>();
  const [lit, setLit] = useState<VariableSpin>();
  const [descent, setDescent] = useState<Descent>();
  const inFeature = useRef(false);

  const land = async (spin: VariableSpin): Promise<void> => {
    setGrown(spin.rests.map(({ height }) => height));
    const holds = scatterHolds(title, spin.window);
    await reels.land(placesOf(spin.rests), stopSeconds(holds, spin.number > 0 ? freePace : pace));
  };

  const playFree = async (script: readonly VariableSpin[], control: Control): Promise<void> => {
    const [paid] = script;
    if (paid) {
      setLit(paid);
      setDescent({ number: 0, totalMinor: paid.totalMinor });
      playStrike();
      await control.pause(1_400);
    }
    for (const spin of script.slice(1)) {
      if (control.isSkipped() || still) break;
      setLit(undefined);
      setDescent((now) => now && { ...now, number: spin.number });
      reels.start();
      await land(spin);
      setDescent({ number: spin.number, totalMinor: spin.totalMinor });
      if (spin.wins.length > 0) {
        setLit(spin);
        await control.pause(900);
      }
      await control.pause(160);
    }
    const end = script.at(-1);
    setLit(undefined);
    if (!end) return;
    setGrown(end.rests.map(({ height }) => height));
    reels.stand(placesOf(end.rests));
    setDescent({ number: end.number, totalMinor: end.totalMinor });
    await control.pause(700);
  };

  const hurry = usePicture(slot, {
    start: () => {
      setLit(undefined);
      playRelease();
      reels.start();
    },
    stand: () => reels.stand(placesOf(resting)),
    hurry: (control) => {
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
        await playFree(script, control);
        inFeature.current = false;
        setDescent(undefined);
      }
      setLit(undefined);
    },
  });

  const landed = scriptOf(round.landed?.round);
  return {
    reels,
    strips,
    descent,
    landed,
    heights: grown ?? resting.map(({ height }) => height),
    resting,
    /** The spin whose wins are lit: the one told of, or the only one of the round that stands. */
    lit: lit ?? (landed.length === 1 ? landed[0] : undefined),
    hurry,
  };
};
