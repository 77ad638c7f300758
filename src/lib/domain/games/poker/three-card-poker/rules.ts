import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { ok } from '../../../result.ts';
import { amountOn, parseAnteBets, parseChoice } from '../../kit/cards/ante-bets.ts';
import { type Card, cardText, deckOf } from '../../kit/cards/card.ts';
import { threeCardHand } from '../../kit/cards/poker-hand.ts';
import type { Bet, Decided, Open, StatefulGame } from '../../kit/game.ts';
import { settledBy } from '../../kit/settled.ts';
import { returnsByBet } from './maths.ts';
import {
  anteBonus,
  categoryOf,
  formerPairPlusToOne,
  pairPlusPays,
  pairPlusToOne,
  returnsOf,
  showdown,
} from './paytable.ts';
import { isWorthKeeping } from './play.ts';

/** How the player's decision ended the round; `left` is a round that nobody decided. */
export type Ending = 'played' | 'folded' | 'left';

const handOf = ([a = 0, b = 0, c = 0]: readonly Card[]) => threeCardHand(a, b, c);

/** Three cards to the player and then three to the dealer, from one deck drawn card by card. */
export const deal = (stream: Stream): { readonly player: readonly Card[]; readonly dealer: readonly Card[] } => {
  const cards = drawItems(deckOf(), 6, stream);
  return { player: cards.slice(0, 3), dealer: cards.slice(3) };
};

/** What an ante of one returns, its bonus included. */
const anteReturn = (ending: Ending, player: readonly Card[], dealer: readonly Card[]): bigint => {
  const value = handOf(player);
  if (ending === 'played') return returnsOf[showdown(value, handOf(dealer))].ante + anteBonus(value);
  return ending === 'left' && isWorthKeeping(player) ? 1n + anteBonus(value) : 0n;
};

/**
 * The round as these cards decide it. Pair plus is paid by the player's own hand, also when the ante is folded. A round
 * left alone gives the ante back, with its bonus, where playing on would have earned something on average, and folds it
 * otherwise: never more than playing would be worth, so that leaving is not a way to play.
 */
export const settle = (
  bets: readonly Bet[],
  ending: Ending,
  { player, dealer }: { readonly player: readonly Card[]; readonly dealer: readonly Card[] },
  toOne: readonly bigint[] = pairPlusToOne,
): Decided => {
  const value = handOf(player);
  const met = showdown(value, handOf(dealer));
  const pairPlus = pairPlusPays(value, toOne);
  const perUnit: Readonly<Record<string, bigint>> = {
    ante: anteReturn(ending, player, dealer),
    play: ending === 'played' ? returnsOf[met].play : 0n,
    'pair-plus': pairPlus > 0n ? pairPlus + 1n : 0n,
  };
  const outcome = {
    player: { cards: player.map(cardText), hand: categoryOf(value) },
    dealer: { cards: dealer.map(cardText), hand: categoryOf(handOf(dealer)), qualifies: met !== 'unqualified' },
    ending,
    showdown: ending === 'played' ? met : null,
  };
  return settledBy(
    outcome,
    bets.map(({ spot, amountMinor }) => ({
      spot,
      stakeMinor: amountMinor,
      payoutMinor: amountMinor * (perUnit[spot] ?? 0n),
    })),
  );
};

const start = (bets: readonly Bet[], stream: Stream): Open => {
  const { player } = deal(stream);
  const view = { cards: player.map(cardText), hand: categoryOf(handOf(player)) };
  // The state needs no secret: the dealer's cards are made from the stream again.
  return {
    status: 'open',
    state: view,
    view,
    choices: [
      { name: 'play', addsMinor: amountOn(bets, 'ante') },
      { name: 'fold', addsMinor: 0n },
    ],
  };
};

/** A played ante returns twice itself and its bonus of five; the play bet, of the same amount, returns twice itself. */
const maxAnteReturn = 2n + 5n + 2n;
const maxPairPlusReturn = 41n;

/** The game whose pair plus earns so much to one, by category of the hand. */
const gameOf = (toOne: readonly bigint[]): Omit<StatefulGame, 'rulesVersion'> => ({
  id: 'three-card-poker',
  name: 'Three Card Poker',
  steps: 'many',
  parseBets: (input, currency) => parseAnteBets(input, currency, ['pair-plus']),
  // Counts the play bet that may follow; the best hand earns all of it at once.
  maxPayoutOf: (bets) => amountOn(bets, 'ante') * maxAnteReturn + amountOn(bets, 'pair-plus') * maxPairPlusReturn,
  returns: () => returnsByBet(toOne),
  bindsMinor: (bets) => amountOn(bets, 'ante'),
  start,
  act: (bets, _state, action, stream) => {
    const choice = parseChoice(action, ['play', 'fold'] as const);
    if (!choice.ok) return choice;
    if (choice.value === 'fold') return ok({ step: settle(bets, 'folded', deal(stream), toOne), added: [] });
    const added = [{ spot: 'play', amountMinor: amountOn(bets, 'ante') }];
    return ok({ step: settle([...bets, ...added], 'played', deal(stream), toOne), added });
  },
  finish: (bets, _state, stream) => settle(bets, 'left', deal(stream), toOne),
});

export const game: StatefulGame = {
  ...gameOf(pairPlusToOne),
  rulesVersion: 2,
  former: { ...gameOf(formerPairPlusToOne), rulesVersion: 1 },
};
