import { nextStartOf } from '../../../maths/timetable.ts';
import { amountFacts } from '../../../money/amount.ts';
import { fail, ok } from '../../../result.ts';
import type { CommonGame } from '../../kit/common-game.ts';
import { settleBy } from './round.ts';
import { game as bingo } from './rules.ts';

/** A call every minute, on the minute; a round that opens too close before one of them waits for the next. */
const timetable = { everyMs: 60_000, offsetMs: 0, leadMs: 20_000 };
/** From the start to the decision: the balls are called after it, while no card can be bought any more. */
const startToDecisionMs = 1_000;

/** Cards are bought, forty balls are decided on the minute and called one after the other. */
export const common: CommonGame = {
  rules: bingo,
  chainLength: 10_000,
  bettingMs: 30_000,
  restMs: 29_000,
  tickMs: null,
  startsAt: (opensAt) => new Date(nextStartOf(timetable, opensAt.getTime())),
  timetable,
  lastsMs: () => startToDecisionMs,
  outcomeOf: (seeds) => settleBy([], seeds).outcome,
  leavesMs: () => undefined,
  leftAt: () => null,
  admit: (bets, { maxPayoutMinor, currency }) =>
    bingo.maxPayoutOf(bets) > maxPayoutMinor
      ? fail('stake_above_limit', amountFacts('maxPayout', maxPayoutMinor, currency))
      : ok(bets),
};
