import { amountFacts } from '../../money/amount.ts';
import { fail, ok } from '../../result.ts';
import type { CommonGame } from '../kit/common-game.ts';
import { crashMsOf, multiplierAt } from './growth.ts';
import { instantCrash } from './paytable.ts';
import { hundredthsText, pointOf, targetOf } from './round.ts';
import { game as crash } from './rules.ts';
import { cappedBet, leavesMs } from './stake.ts';

const bettingMs = 7_000;

const atMsOf = (actions: readonly unknown[]): number | undefined => {
  const [action] = actions;
  const isCashOut = typeof action === 'object' && action !== null && 'atMs' in action;
  return isCashOut && typeof action.atMs === 'number' ? action.atMs : undefined;
};

/** Seven seconds of stakes, a flight, three of rest. */
export const common: CommonGame = {
  rules: crash,
  chainLength: 10_000,
  bettingMs,
  restMs: 3_000,
  tickMs: 100,
  startsAt: (opensAt) => new Date(opensAt.getTime() + bettingMs),
  lastsMs: (seeds) => crashMsOf(pointOf(seeds)),
  outcomeOf: (seeds) => {
    const point = pointOf(seeds);
    return { point: hundredthsText(Math.max(point, 100)), instant: point === instantCrash };
  },
  leavesMs: ([bet]) => bet && leavesMs(bet),
  leftAt: ([bet], payoutMinor, actions) => {
    if (!bet || payoutMinor === 0n) return null;
    const askedMs = atMsOf(actions);
    const target = targetOf(bet.spot) ?? 0;
    return hundredthsText(askedMs === undefined ? target : Math.min(target, multiplierAt(askedMs)));
  },
  admit: (bets, { maxPayoutMinor, currency }) => {
    const played = bets.map((bet) => cappedBet(bet, maxPayoutMinor));
    const isTooHigh = crash.maxPayoutOf(played) > maxPayoutMinor;
    return isTooHigh ? fail('stake_above_limit', amountFacts('maxPayout', maxPayoutMinor, currency)) : ok(played);
  },
};
