import { nextStartOf } from '../../../maths/timetable.ts';
import { amountFacts } from '../../../money/amount.ts';
import { fail, ok } from '../../../result.ts';
import type { CommonGame } from '../../kit/common-game.ts';
import { settleBy } from './round.ts';
import { game as lotto } from './rules.ts';

/** When a day's draw is held, in whole hours of universal time. */
export const drawHourUtc = 20;

const [hourMs, dayMs] = [3_600_000, 86_400_000];
/** One draw a day; tickets that are sold too close before it are for the next day's. */
const timetable = { everyMs: dayMs, offsetMs: drawHourUtc * hourMs, leadMs: 60_000 };
/** A house that was away at the hour holds the draw when it comes back, up to so late; afterwards stakes go back. */
export const lateMsMax = hourMs;
/** From the last ticket to the decision. */
const closedToDrawMs = 1_000;

/** Tickets of one draw a day, always at the same hour. */
export const common: CommonGame = {
  rules: lotto,
  chainLength: 1_000,
  bettingMs: 30_000,
  restMs: 60_000,
  tickMs: null,
  startsAt: (opensAt) => new Date(nextStartOf(timetable, opensAt.getTime())),
  timetable,
  onTheClock: true,
  isAwaited: true,
  lateMsMax,
  lastsMs: () => closedToDrawMs,
  outcomeOf: (seeds) => settleBy([], seeds).outcome,
  leavesMs: () => undefined,
  leftAt: () => null,
  admit: (bets, { maxPayoutMinor, currency }) =>
    lotto.maxPayoutOf(bets) > maxPayoutMinor
      ? fail('stake_above_limit', amountFacts('maxPayout', maxPayoutMinor, currency))
      : ok(bets),
};
