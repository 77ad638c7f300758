import type { Stream } from '../../../fairness/stream.ts';
import { rational } from '../../../maths/rational.ts';
import type { Bet, Settled, SingleStepGame } from '../../kit/game.ts';
import { payoutAt, settledAt } from '../../kit/multiplier.ts';
import { type Stops, spinReels } from '../reels.ts';
import { parseSpinBet } from '../spin-bet.ts';
import { cascadesFrom } from './board.ts';
import { returnsOf } from './maths.ts';
import type { CascadeTitle } from './paytable.ts';

const payoutOf = ({ unitsAStake }: CascadeTitle, { amountMinor }: Bet, units: bigint): bigint =>
  payoutAt(amountMinor, rational(units, BigInt(unitsAStake)));

/** The round that follows from the stops: the wins of all cascades added up, then rounded down to the minor unit once. */
export const settle = (title: CascadeTitle, bets: readonly Bet[], stops: Stops): Settled => {
  const cascades = cascadesFrom(title, stops);
  const units = cascades.flatMap(({ clusters }) => clusters).reduce((sum, cluster) => sum + cluster.units, 0);
  const outcome = { stops, cascades, units };
  const [bet] = bets;
  return bet
    ? settledAt(bet, payoutOf(title, bet, BigInt(units)), outcome)
    : { status: 'settled', outcome, payoutMinor: 0n, wins: [] };
};

/** The stops of a round, from the left. */
export const spin = ({ strips }: CascadeTitle, stream: Stream): number[] => spinReels(strips, stream);

/** A title as a game of the house. */
export const cascadeGame = (title: CascadeTitle): SingleStepGame => ({
  id: title.id,
  name: title.name,
  rulesVersion: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + payoutOf(title, bet, BigInt(title.figures.topUnits)), 0n),
  returns: () => returnsOf(title),
  play: (bets, stream) => settle(title, bets, spin(title, stream)),
});
