import { amountFacts } from '../../../money/amount.ts';
import { fail, ok } from '../../../result.ts';
import type { CommonGame } from '../../kit/common-game.ts';
import { coversOf } from './covers.ts';
import { settleBy } from './round.ts';
import { game as rouletteShared } from './rules.ts';

/** How long chips are taken. */
const bettingMs = 22_000;
/** From "no more bets" to the decision: the picture of the spin is drawn after it. */
const startToDecisionMs = 1_000;

/** Chips are laid for 22 seconds, one pocket is decided for all of them, and the wheel is watched until it rests. */
export const common: CommonGame = {
  rules: rouletteShared,
  chainLength: 10_000,
  bettingMs,
  restMs: 12_000,
  tickMs: null,
  startsAt: (opensAt) => new Date(opensAt.getTime() + bettingMs),
  lastsMs: () => startToDecisionMs,
  outcomeOf: (seeds) => settleBy([], seeds).outcome,
  leavesMs: () => undefined,
  leftAt: () => null,
  coversOf,
  admit: (bets, { maxPayoutMinor, currency }) =>
    rouletteShared.maxPayoutOf(bets) > maxPayoutMinor
      ? fail('stake_above_limit', amountFacts('maxPayout', maxPayoutMinor, currency))
      : ok(bets),
};
