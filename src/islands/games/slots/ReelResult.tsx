import { createContext, useContext } from 'react';
import { cx } from '#ui/cx.ts';
import type { Grade } from '../kit/result/grade.ts';
import { gradeOfRound } from '../kit/result/light.ts';
import { Result } from '../kit/result/Result.tsx';
import type { RoundView } from '../kit/round/use-round.ts';

/** The round of the machine, for what shows its result within. */
export const MachineRound = createContext<RoundView | undefined>(undefined);

/** What says more than its amount is no larger on a phone than the amount alone; on one that lies there is room for none of it. */
const phoneSizes = {
  lost: '',
  returned: 'tall:scale-140',
  win: 'tall:scale-150',
  big: 'tall:scale-125',
  great: 'tall:scale-125',
  jackpot: 'tall:scale-110',
} as const satisfies Record<Grade, string>;

/** What the round brought, large, on the sill of the window that it came from: over the foot of its lowest row and no higher. */
export function ReelResult() {
  const round = useContext(MachineRound);
  if (round?.landed === undefined) return null;
  const grade = gradeOfRound(round);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-20 grid translate-y-1/4 justify-items-center tall:translate-y-[60%]">
      <div className={cx('w-max tall:md:scale-180', grade && phoneSizes[grade])}>
        <Result round={round} />
      </div>
    </div>
  );
}
