import { rational, zero } from '../../../maths/rational.ts';
import type { Bet, Decided, SingleStepGame } from '../../kit/game.ts';
import type { Share } from '../../kit/share.ts';
import { type Coup, type CoupFields, coupGame, settleOn, shareOn } from '../engine.ts';
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

/** What a bet returns; the stake itself where player or banker tie. */
export const shareOf = (bet: Bet, coup: Coup): Share => shareOn(fields, bet, { ...coup, bankerSix: false });

/** The round as it stands with these hands. */
export const settle = (bets: readonly Bet[], hands: Hands): Decided => settleOn(fields, bets, hands);

export const game: SingleStepGame = coupGame({ id: 'baccarat', name: 'Baccarat', returns: returnsBySpot }, fields);
