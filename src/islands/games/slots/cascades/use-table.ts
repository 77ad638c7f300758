import { useState } from 'react';
import { playRelease } from '../sounds.ts';
import { type Control, type Slot, scriptsOf, usePicture } from '../use-slot.ts';
import { type CascadeStep, cascadeScript } from './picture/cascades.ts';
import type { Skin } from './skin.ts';

/** `fall`: things move into their places. `lit`: clusters are shown with what they pay. `gone`: they go. */
export type Phase = 'rest' | 'leave' | 'fall' | 'lit' | 'gone';

export type CascadeView = {
  readonly key: string;
  readonly step: CascadeStep;
  readonly index: number;
  readonly phase: Phase;
};

const fallMs = (index: number): number => (index === 0 ? 760 : 520);
const stillMs = 400;

/** Plays a round: the drop, then cascade by cascade. A press goes to the end of it. */
export const useTable = (slot: Slot, { title, neutral, sounds }: Skin) => {
  const { round, still } = slot;
  const { scriptOf, last, landed } = scriptsOf(slot, (one, stakeMinor) =>
    cascadeScript(title, one.outcome, stakeMinor),
  );
  const [view, setView] = useState<CascadeView>();

  const end = (last ?? cascadeScript(title, { stops: neutral }, 0n))?.steps.at(-1);
  const key = (round.rounds[0] ?? round.session.lastRound)?.id ?? 'neutral';
  const resting: CascadeView | undefined = end && { key, step: end, index: 0, phase: 'rest' };

  const play = async (key: string, steps: readonly CascadeStep[], control: Control): Promise<void> => {
    for (const [index, step] of steps.entries()) {
      if (control.isSkipped()) return;
      setView({ key, step, index, phase: 'fall' });
      await control.pause(fallMs(index));
      if (step.clusters.length === 0 || control.isSkipped()) continue;
      sounds.goes(index);
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

  return { view: round.locked || round.landed ? (view ?? resting) : resting, landed, hurry };
};
