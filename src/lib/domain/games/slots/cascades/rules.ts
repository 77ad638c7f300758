import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import { settledAt } from '../../kit/settled.ts';
import { mostOf, nothing, type Share, shareAt } from '../../kit/share.ts';
import { type Stops, spinReels } from '../reels.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { cascadesFrom } from './board.ts';
import { returnsOf } from './maths.ts';
import type { CascadeTitle } from './paytable.ts';

const shareOf = ({ unitsAStake }: CascadeTitle, { amountMinor }: Bet, units: bigint): Share =>
  shareAt(amountMinor, rational(units, BigInt(unitsAStake)));

/** The round that follows from the stops: the wins of all cascades added up. */
export const settle = (title: CascadeTitle, bets: readonly Bet[], stops: Stops): Decided => {
  const cascades = cascadesFrom(title, stops);
  const units = cascades.flatMap(({ clusters }) => clusters).reduce((sum, cluster) => sum + cluster.units, 0);
  const outcome = { stops, cascades, units };
  const [bet] = bets;
  return settledAt(bet, bet ? shareOf(title, bet, BigInt(units)) : nothing, outcome);
};

/** The stops of a round, from the left. */
export const spin = ({ strips }: CascadeTitle, stream: Stream): number[] => spinReels(strips, stream);

/** A title as a game of the house. */
export const cascadeGame = (title: CascadeTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) =>
    bets.reduce((sum, bet) => sum + mostOf(shareOf(title, bet, BigInt(title.figures.topUnits))), 0n),
  returns: () => returnsOf(title),
  play: (bets, stream) => settle(title, bets, spin(title, stream)),
});
