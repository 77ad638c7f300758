import type { Stream } from '../../../fairness/stream.ts';
import { parseBetList } from '../../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { nothing, wholeShare } from '../../kit/share.ts';
import { returnsByKind } from './maths.ts';
import { drawCount, findTarget } from './paytable.ts';

/** One shot, one target. */
const betCountMax = 1;

const prizeOf = ({ spot, amountMinor }: Bet): bigint => amountMinor * BigInt(findTarget(spot)?.pays ?? 0);

/** The shot as it stands at a draw of 0 to 99,999: the lowest `catches` draws catch the target. */
export const settle = (bets: readonly Bet[], draw: number): Decided => {
  const [bet] = bets;
  if (!bet) return settledAt(bet, nothing, { draw });
  const target = findTarget(bet.spot);
  const caught = target !== undefined && draw < target.catches;
  return settledAt(bet, caught ? wholeShare(prizeOf(bet)) : nothing, { draw, target: target?.id ?? null, caught });
};

/** One integer below 100,000. */
export const shoot = (stream: Stream): number => stream.below(drawCount);

/**
 * A shot is a round of its own: what was shot before, how often, or by whom changes nothing, and no target wears down.
 * Aim and the swimming of the fish are presentation; only the target that was named and the draw decide.
 */
export const game: SingleStepGame = {
  id: 'fishing',
  name: 'Deep Water',
  rulesVersion: 1,
  steps: 'one',
  parseBets: (input, currency) =>
    parseBetList(input, currency, betCountMax, ({ spot }) => (findTarget(spot) ? undefined : 'spot_unknown')),
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + prizeOf(bet), 0n),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, shoot(stream)),
};
