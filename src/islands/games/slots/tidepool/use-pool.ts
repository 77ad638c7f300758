import { useState } from 'react';
import { playedForMinor } from '#stores/free-spins.ts';
import type { SettledRound } from '#stores/game.ts';
import { type PoolStep, poolScript } from '#stores/slots/tidepool.ts';
import { playDissolve, playRelease } from '../sounds.ts';
import { type Control, type Slot, usePicture } from '../use-slot.ts';

/** What lies in the pool before the first round: no cluster, no row of almost one. */
const neutral = { stops: [0, 3, 6, 9, 12, 1] };

/** `fall`: things sink into their places. `lit`: clusters are shown with what they pay. `gone`: they dissolve. */
export type PoolPhase = 'rest' | 'leave' | 'fall' | 'lit' | 'gone';

export type PoolView = {
  readonly key: string;
  readonly step: PoolStep;
  readonly index: number;
  readonly phase: PoolPhase;
};

const fallMs = (index: number): number => (index === 0 ? 760 : 520);
const stillMs = 400;

/** Plays a round of Tidepool: the drop, then cascade by cascade. A press goes to the end of it. */
export const usePool = (slot: Slot) => {
  const { round, still } = slot;
  const { currency, session } = round;
  const scriptOf = (one: SettledRound) => poolScript(one.outcome, playedForMinor(one, currency));
  const [view, setView] = useState<PoolView>();

  const lastRound = round.rounds[0] ?? session.lastRound ?? undefined;
  const lastStep = (lastRound && scriptOf(lastRound)) ?? poolScript(neutral, 0n);
  const end = lastStep?.steps.at(-1);
  const resting: PoolView | undefined = end && {
    key: lastRound?.id ?? 'neutral',
    step: end,
    index: 0,
    phase: 'rest',
  };

  const play = async (key: string, steps: readonly PoolStep[], control: Control): Promise<void> => {
    for (const [index, step] of steps.entries()) {
      if (control.isSkipped()) return;
      setView({ key, step, index, phase: 'fall' });
      await control.pause(fallMs(index));
      if (step.clusters.length === 0 || control.isSkipped()) continue;
      playDissolve(index);
      setView({ key, step, index, phase: 'lit' });
      await control.pause(step.clusters.length > 1 ? 1_000 : 760);
      setView({ key, step, index, phase: 'gone' });
      await control.pause(240);
    }
  };

  const hurry = usePicture(slot, {
    start: () => {
      playRelease();
      if (resting && !still) setView({ ...resting, phase: 'leave' });
    },
    stand: () => setView(undefined),
    hurry: (control) => control?.skip(),
    show: async (settled, control) => {
      const steps = scriptOf(settled)?.steps ?? [];
      if (still) await control.pause(stillMs);
      else await play(settled.id, steps, control);
      const step = steps.at(-1);
      if (step) setView({ key: settled.id, step, index: steps.length - 1, phase: 'rest' });
    },
  });

  const landed = round.landed && scriptOf(round.landed.round);
  return { view: round.locked || round.landed ? (view ?? resting) : resting, landed, hurry };
};
