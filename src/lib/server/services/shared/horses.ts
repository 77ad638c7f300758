import type { ResponseOf } from '#contract/call.ts';
import type { readRaceStake } from '#contract/games/horses.ts';
import { cardAt, cardOf } from '#domain/games/horses/rules.ts';
import { horses } from '#domain/games/horses/shared.ts';
import { verifyRound } from '#domain/games/horses/verify.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok } from '#domain/result.ts';
import type { CommonGame } from './common-game.ts';
import { presentOwn } from './present.ts';
import type { Held } from './stakes.ts';

/** A race every two minutes, on the even minutes of the clock. */
const everyMs = 120_000;
/** A race that opens too close before one of them waits for the next. */
const bettingMsMin = 25_000;
/** From the start to the decision: the picture of the race is drawn after it, while no stake can be placed any more. */
const startToDecisionMs = 1_000;

const nextStart = (opensAt: Date): Date => new Date(Math.ceil((opensAt.getTime() + bettingMsMin) / everyMs) * everyMs);

/** A card to bet on, a start on the even minute, a race that is watched for half a minute. */
export const commonHorses: CommonGame = {
  rules: horses,
  chainLength: 10_000,
  bettingMs: 40_000,
  restMs: 34_000,
  tickMs: null,
  startsAt: nextStart,
  lastsMs: () => startToDecisionMs,
  outcomeOf: (seeds) => verifyRound(seeds).outcome,
  leavesMs: () => undefined,
  leftAt: () => null,
  admit: (bets, { maxPayoutMinor, currency, index }) => {
    if (cardOf(bets) !== cardAt(index)) return fail('bet_invalid', { reason: 'another_race' });
    const isTooHigh = horses.maxPayoutOf(bets) > maxPayoutMinor;
    return isTooHigh ? fail('stake_above_limit', { maxPayout: formatAmount(maxPayoutMinor, currency) }) : ok(bets);
  },
};

/** A slip as its player sees it. */
export const presentRaceStake = ({ stake, round }: Held): ResponseOf<typeof readRaceStake>['stake'] =>
  presentOwn(commonHorses, stake, round);
