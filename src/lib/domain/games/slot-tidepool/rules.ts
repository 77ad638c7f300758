import type { Stream } from '../../fairness/stream.ts';
import { rational } from '../../maths/rational.ts';
import type { Bet, Settled, SingleStepGame } from '../game.ts';
import { payoutAt, settledAt } from '../multiplier.ts';
import { type Stops, spinReels } from '../slots/reels.ts';
import { parseSpinBet } from '../slots/spin-bet.ts';
import { cascadesFrom } from './board.ts';
import { exact } from './exact.ts';
import { returnsByKind } from './maths.ts';
import { unitsAStake } from './paytable.ts';
import { strips } from './reels.ts';

const payoutOf = ({ amountMinor }: Bet, units: bigint): bigint =>
  payoutAt(amountMinor, rational(units, BigInt(unitsAStake)));

/** The round that follows from the stops: the wins of all cascades added up, then rounded down to the minor unit once. */
export const settle = (bets: readonly Bet[], stops: Stops): Settled => {
  const cascades = cascadesFrom(stops);
  const units = cascades.flatMap(({ clusters }) => clusters).reduce((sum, cluster) => sum + cluster.units, 0);
  const outcome = { stops, cascades, units };
  const [bet] = bets;
  return bet
    ? settledAt(bet, payoutOf(bet, BigInt(units)), outcome)
    : { status: 'settled', outcome, payoutMinor: 0n, wins: [] };
};

/** The six stops of a round, from the left. */
export const spin = (stream: Stream): number[] => spinReels(strips, stream);

export const slotTidepool: SingleStepGame = {
  id: 'slot-tidepool',
  name: 'Tidepool',
  rulesVersion: 1,
  steps: 'one',
  parseBets: parseSpinBet,
  maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + payoutOf(bet, exact.topUnits), 0n),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, spin(stream)),
};
