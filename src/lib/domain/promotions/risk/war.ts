import { type Bet, stakeOf } from '../../games/kit/game.ts';
import { surrenderCases } from '../../games/war/maths.ts';
import { settle } from '../../games/war/rules.ts';
import { riskOfCases } from './cases.ts';

/** Any cards will do: what bets return depends on how the round ends. */
const cards = { first: { player: 0, dealer: 0 }, war: { player: 0, dealer: 0 } };

/** All bets of a round together, of a player who gives up at every tie, in halves of a unit: the calmest way to play. */
export const warRisk = (bets: readonly Bet[]): number => {
  const scaled = bets.map(({ spot, amountMinor }) => ({ spot, amountMinor: amountMinor * 2n }));
  return riskOfCases(
    surrenderCases.map(([end, cases]) => ({ cases, returns: settle(scaled, end, cards).payoutMinor })),
    stakeOf(scaled),
  );
};
