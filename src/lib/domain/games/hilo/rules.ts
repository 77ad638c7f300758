import { rational } from '../../maths/rational.ts';
import { ok } from '../../result.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, StatefulGame } from '../kit/game.ts';
import { mostAt } from '../kit/share.ts';
import { returnsByKind } from './maths.ts';
import { cashOut, drawCards, openRound, parseMove, readMoves, standingOf, stepAfter } from './round.ts';
import { parseTop } from './spots.ts';

/** One row of cards, one bet. */
const betCountMax = 1;

/** The bet of a round and its top. Bets come from `parseBets`: any other here is a bug. */
const placed = (bets: readonly Bet[]): { readonly bet: Bet; readonly top: number } => {
  const [bet] = bets;
  const top = bet && parseTop(bet.spot);
  if (!bet || top === undefined) throw new RangeError('a round of hi-lo has one bet');
  return { bet, top };
};

const act: StatefulGame['act'] = (bets, state, action, stream) => {
  const { bet, top } = placed(bets);
  const moves = readMoves(state);
  const cards = drawCards(stream);
  const move = parseMove(action, standingOf(cards, moves), top);
  if (!move.ok) return move;
  if (move.value === 'cash-out') return ok({ step: cashOut(bet, cards, moves), added: [] });
  return ok({ step: stepAfter(bet, cards, [...moves, move.value], top), added: [] });
};

export const game: StatefulGame = {
  id: 'hilo',
  name: 'Hi-Lo',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'many',
  parseBets: (input, currency) =>
    parseBetList(input, currency, betCountMax, ({ spot }) =>
      parseTop(spot) === undefined ? 'spot_unknown' : undefined,
    ),
  maxPayoutOf: (bets) =>
    bets.reduce((sum, { spot, amountMinor }) => {
      const top = parseTop(spot);
      return top === undefined ? sum : sum + mostAt(amountMinor, rational(BigInt(top)));
    }, 0n),
  returns: returnsByKind,
  start: (bets, stream) => openRound(drawCards(stream), [], placed(bets).top),
  act,
  finish: (bets, state, stream) => cashOut(placed(bets).bet, drawCards(stream), readMoves(state)),
};
