import type { Stream } from '../../../fairness/stream.ts';
import { parseBetList } from '../../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { nothing, wholeShare } from '../../kit/share.ts';
import { returnsByKind } from './maths.ts';
import { boss, drawCount, prizeAt, topOf } from './paytable.ts';
import { parseSpot } from './spots.ts';
import { isBossShotTaken } from './timetable.ts';

/** One shot, one target. */
const betCountMax = 1;

/** The shot as it stands at a draw of 0 to 999,999. `pays`: what it brought in whole stakes, 0 for nothing. */
export const settle = (bets: readonly Bet[], draw: number): Decided => {
  const [bet] = bets;
  if (!bet) return settledAt(bet, nothing, { draw });
  const target = parseSpot(bet.spot)?.target;
  const pays = (target && prizeAt(target, draw)?.pays) ?? 0;
  const outcome = { draw, target: target?.id ?? null, caught: pays > 0, pays };
  return settledAt(bet, wholeShare(bet.amountMinor * BigInt(pays)), outcome);
};

/** One integer below a million: it decides catch and prize. */
export const shoot = (stream: Stream): number => stream.below(drawCount);

/**
 * Everybody's shots in one sea, and each a round of its own: what was shot before, how often, or by whom changes nothing, and no
 * target wears down. Which fish was in the picture is told to others and decides nothing; only the kind that was named and the draw do.
 */
export const game: SingleStepGame = {
  id: 'fishing-shared',
  name: 'Open Reef',
  rulesVersion: 1,
  steps: 'one',
  parseBets: (input, currency) =>
    parseBetList(input, currency, betCountMax, ({ spot }) => (parseSpot(spot) ? undefined : 'spot_unknown')),
  maxPayoutOf: (bets) =>
    bets.reduce((sum, { spot, amountMinor }) => {
      const target = parseSpot(spot)?.target;
      return sum + amountMinor * BigInt(target ? topOf(target) : 0);
    }, 0n),
  isTakenAt: (bets, atMs) => isBossShotTaken(atMs) || bets.every(({ spot }) => parseSpot(spot)?.target !== boss),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, shoot(stream)),
};
