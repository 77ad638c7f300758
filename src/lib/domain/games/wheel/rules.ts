import type { Stream } from '../../fairness/stream.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Decided, SingleStepGame } from '../kit/game.ts';
import { multiplierText } from '../kit/multiplier.ts';
import { settledAt } from '../kit/settled.ts';
import { mostAt, nothing, shareAt } from '../kit/share.ts';
import { returnsByKind, wheelReturn } from './maths.ts';
import { layoutOf, multiplierOf } from './paytable.ts';
import { findWheel, type Wheel } from './wheels.ts';

/** One spin, one wheel. */
const betCountMax = 1;

/** The wheel that is drawn on when there is no bet. */
const bareWheel: Wheel = { segments: 50, risk: 'low' };

const wheelOf = (bets: readonly Bet[]): Wheel => (bets[0] && findWheel(bets[0].spot)) ?? bareWheel;

/** The round as it stands when the pointer is over that segment, counted clockwise from 0. */
export const settle = (bets: readonly Bet[], segment: number): Decided => {
  const [bet] = bets;
  if (!bet) return settledAt(bet, nothing, { segment });
  const { segments, risk } = wheelOf(bets);
  const multiplier = multiplierOf(layoutOf(segments, risk)[segment] ?? '0');
  return settledAt(bet, shareAt(bet.amountMinor, multiplier), { segment, multiplier: multiplierText(multiplier, 2) });
};

/** One integer below the number of segments. */
export const spin = (bets: readonly Bet[], stream: Stream): number => stream.below(wheelOf(bets).segments);

export const game: SingleStepGame = {
  id: 'wheel',
  name: 'Wheel',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: (input, currency) =>
    parseBetList(input, currency, betCountMax, ({ spot }) => (findWheel(spot) ? undefined : 'spot_unknown')),
  maxPayoutOf: (bets) =>
    bets.reduce((sum, { spot, amountMinor }) => {
      const found = findWheel(spot);
      return found ? sum + mostAt(amountMinor, wheelReturn(found).maxWin) : sum;
    }, 0n),
  returns: returnsByKind,
  play: (bets, stream) => settle(bets, spin(bets, stream)),
};
