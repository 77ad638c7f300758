import { type Behaviour, type Deposit, dayMs } from '../behaviour.ts';
import { type FoundMarker, strengthBy } from '../marker.ts';
import { inLast, recentDays } from '../windows.ts';

/** Refusals belong together that follow each other within a day, with no deposit that succeeded between them. */
const withinMs = dayMs;
const runMin = 3;
const thresholds = [5, 9, 15] as const;

const runsOf = (deposits: readonly Deposit[]): number[] => {
  const runs: number[] = [];
  let last: number | undefined;
  for (const { at, isCredited } of deposits) {
    if (isCredited) last = undefined;
    else {
      if (last !== undefined && at - last <= withinMs) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
      else runs.push(1);
      last = at;
    }
  }
  return runs.filter((run) => run >= runMin);
};

/**
 * Deposits refused in a row: at least five in 28 days that come in runs of three or more, none of which succeeded between. One mistyped card,
 * and a company that was away for an hour, are none. Refused payments say that there may be no more money; they are among the account
 * indicators of the British guidance on customer interaction.
 */
export const findFailedDeposits = (behaviour: Behaviour): FoundMarker | undefined => {
  const runs = runsOf(inLast(behaviour, recentDays, behaviour.deposits, ({ at }) => at));
  const refused = runs.reduce((sum, run) => sum + run, 0);
  const strength = strengthBy(refused, thresholds);
  if (strength === undefined) return undefined;
  return { kind: 'failed_deposits', strength, facts: { refused, inARow: Math.max(...runs), ofDays: recentDays } };
};
