import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { parseBetList } from '../../kit/bets.ts';
import { type Card, cardsOf, cardText } from '../../kit/cards/card.ts';
import { type Bet, type Decided, type StatefulGame, stakeOf } from '../../kit/game.ts';
import { settledBy } from '../../kit/settled.ts';
import { mostAt, shareAt } from '../../kit/share.ts';
import { highName, lowName } from './hands.ts';
import { houseWay } from './house-way.ts';
import { returnsByBet } from './maths.ts';
import { compareSets, returnOf } from './paytable.ts';
import { handSize, isFoul, isLowPlaces, type LowPlaces, type SetHand, setHand } from './sets.ts';

type Table = { readonly player: readonly Card[]; readonly dealer: readonly Card[] };

/** Whether the player set the hand, or the round was left alone. */
type Ending = 'set' | 'left';

/** Seven cards to the player and then seven to the dealer, from 53 card by card: the joker is among them. */
export const deal = (stream: Stream): Table => {
  const cards = drawItems(cardsOf(53), 2 * handSize, stream);
  return { player: cards.slice(0, handSize), dealer: cards.slice(handSize) };
};

const recordOf = (cards: readonly Card[], { low, highValue, lowValue }: SetHand) => ({
  cards: cards.map(cardText),
  low,
  highHand: highName(highValue),
  lowHand: lowName(lowValue),
});

/** The round as these cards and the player's setting decide it; the dealer's are set by the house way. */
export const settle = (bets: readonly Bet[], ending: Ending, { player, dealer }: Table, own: SetHand): Decided => {
  const house = houseWay(dealer);
  const { high, low, result } = compareSets(own, house);
  return settledBy(
    { player: recordOf(player, own), dealer: recordOf(dealer, house), ending, high, low, result },
    bets.map(({ spot, amountMinor }) => ({
      spot,
      stakeMinor: amountMinor,
      ...shareAt(amountMinor, returnOf[result]),
    })),
  );
};

/** `{ name: 'set', low: [2, 5] }`: which two of the seven cards are the low hand, by their places, upwards. */
const parseSet = (action: unknown): Result<LowPlaces, 'action_invalid'> => {
  if (typeof action !== 'object' || action === null || Object.keys(action).length !== 2) {
    return fail('action_invalid', { reason: 'shape' });
  }
  if (!('name' in action) || action.name !== 'set' || !('low' in action)) {
    return fail('action_invalid', { reason: 'not_a_choice' });
  }
  return isLowPlaces(action.low) ? ok(action.low) : fail('action_invalid', { reason: 'low' });
};

/** Seven cards each, set as a hand of five and one of two: both have to beat the dealer's. */
export const game: StatefulGame = {
  id: 'pai-gow-poker',
  name: 'Pai Gow Poker',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'many',
  parseBets: (input, currency) =>
    parseBetList(input, currency, 1, ({ spot }) => (spot === 'hand' ? undefined : 'spot_unknown')),
  maxPayoutOf: (bets) => mostAt(stakeOf(bets), returnOf.won),
  returns: returnsByBet,
  start: (_bets, stream) => {
    // The state needs no secret: the dealer's cards are made from the stream again.
    const view = { cards: deal(stream).player.map(cardText) };
    return { status: 'open', state: view, view, choices: [{ name: 'set', addsMinor: 0n }] };
  },
  act: (bets, _state, action, stream) => {
    const low = parseSet(action);
    if (!low.ok) return low;
    const table = deal(stream);
    const own = setHand(table.player, low.value);
    if (isFoul(own)) return fail('action_invalid', { reason: 'foul' });
    return ok({ step: settle(bets, 'set', table, own), added: [] });
  },
  // A round left alone is set by the house way: what the player could have had by one press, no more and no less.
  finish: (bets, _state, stream) => {
    const table = deal(stream);
    return settle(bets, 'left', table, houseWay(table.player));
  },
};
