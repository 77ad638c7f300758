import { type Bet, stakeOf } from '../kit/game.ts';
import { riskOfCases } from '../kit/risk.ts';
import { surrenderCases } from './maths.ts';
import { settle } from './rules.ts';

/** Any cards will do: what bets return depends on how the round ends. */
const cards = { first: { player: 0, dealer: 0 }, war: { player: 0, dealer: 0 } };

/** All bets of a round together, of a player who gives up at every tie, in halves of a unit: the calmest way to play. */
export const riskOf = (bets: readonly Bet[]): number => {
  const scaled = bets.map(({ spot, amountMinor }) => ({ spot, amountMinor: amountMinor * 2n }));
  return riskOfCases(
    surrenderCases.map(([end, cases]) => ({ cases, returns: settle(scaled, end, cards).payoutMinor })),
    stakeOf(scaled),
  );
};
