import { nextStartOf } from '../../maths/timetable.ts';
import { amountFacts } from '../../money/amount.ts';
import { fail, ok } from '../../result.ts';
import type { CommonGame } from '../kit/common-game.ts';
import { cardAt, cardOf, settleBy } from './round.ts';
import { game as horses } from './rules.ts';

/** A race every two minutes, on the even minutes of the clock; one that opens too close before one of them waits for the next. */
const timetable = { everyMs: 120_000, offsetMs: 0, leadMs: 25_000 };
/** From the start to the decision: the picture of the race is drawn after it, while no stake can be placed any more. */
const startToDecisionMs = 1_000;

/** A card to bet on, a start on the even minute, a race that is watched for half a minute. */
export const common: CommonGame = {
  rules: horses,
  chainLength: 10_000,
  bettingMs: 40_000,
  restMs: 34_000,
  tickMs: null,
  startsAt: (opensAt) => new Date(nextStartOf(timetable, opensAt.getTime())),
  timetable,
  isRace: true,
  lastsMs: () => startToDecisionMs,
  outcomeOf: (seeds) => settleBy([], seeds).outcome,
  leavesMs: () => undefined,
  leftAt: () => null,
  admit: (bets, { maxPayoutMinor, currency, index }) => {
    if (cardOf(bets) !== cardAt(index)) return fail('bet_invalid', { reason: 'another_race' });
    const isTooHigh = horses.maxPayoutOf(bets) > maxPayoutMinor;
    return isTooHigh ? fail('stake_above_limit', amountFacts('maxPayout', maxPayoutMinor, currency)) : ok(bets);
  },
};
