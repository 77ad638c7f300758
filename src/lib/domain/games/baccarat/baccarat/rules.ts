import { rational, zero } from '../../../maths/rational.ts';
import type { Bet, Settled, SingleStepGame } from '../../kit/game.ts';
import { type Coup, type CoupFields, coupGame, payoutOn, settleOn } from '../engine.ts';
import type { Hands } from '../hands.ts';
import { returnsBySpot } from './maths.ts';
import { type BaccaratSpot, baccaratSpots, payoutToUnit } from './paytable.ts';

export const fields: CoupFields<BaccaratSpot> = {
  spots: baccaratSpots,
  returnOf: (spot, { winner, playerPair, bankerPair }) => {
    if (winner === 'tie' && (spot === 'player' || spot === 'banker')) return rational(1n);
    const wins = spot === 'player-pair' ? playerPair : spot === 'banker-pair' ? bankerPair : spot === winner;
    return wins ? payoutToUnit[spot] : zero;
  },
};

/** What a bet returns, floored to the minor unit; the stake itself where player or banker tie. */
export const payoutOf = (bet: Bet, coup: Coup): bigint => payoutOn(fields, bet, { ...coup, bankerSix: false });

/** The round as it stands with these hands. */
export const settle = (bets: readonly Bet[], hands: Hands): Settled => settleOn(fields, bets, hands);

export const game: SingleStepGame = coupGame({ id: 'baccarat', name: 'Baccarat', returns: returnsBySpot }, fields);
