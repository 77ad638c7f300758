import { createContext, useContext } from 'react';
import { cx } from '#ui/cx.ts';
import { gradeOfRound } from '../kit/result/light.ts';
import { Result } from '../kit/result/Result.tsx';
import type { RoundView } from '../kit/round/use-round.ts';

/** The round of the machine, for what shows its result within. */
export const MachineRound = createContext<RoundView | undefined>(undefined);

/** What the round brought, large, on the sill of the window that it came from: over the foot of its lowest row and no higher. */
export function ReelResult() {
  const round = useContext(MachineRound);
  if (round?.landed === undefined) return null;
  // A pot is named beside its amount: on a phone that leaves less room.
  const isJackpot = gradeOfRound(round) === 'jackpot';
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-20 grid translate-y-1/2 justify-items-center">
      <div className={cx('w-max md:scale-180', isJackpot ? 'scale-110' : 'scale-140')}>
        <Result round={round} />
      </div>
    </div>
  );
}
