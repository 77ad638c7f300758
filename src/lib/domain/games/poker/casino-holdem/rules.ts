import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { ok } from '../../../result.ts';
import { amountOn, parseAnteBets, parseChoice } from '../../kit/cards/ante-bets.ts';
import { type Card, cardText, deckOf } from '../../kit/cards/card.ts';
import { bestHand, handName } from '../../kit/cards/poker-hand.ts';
import type { Bet, Decided, Open, StatefulGame } from '../../kit/game.ts';
import { settledBy } from '../../kit/settled.ts';
import { returnsByBet } from './maths.ts';
import { antePays, callPerAnte } from './paytable.ts';
import { returnsOf, showdown, worthOfCalling } from './play.ts';

/** How the player's decision ended the round; `left` is a round that nobody decided. */
export type Ending = 'called' | 'folded' | 'left';

export type Table = {
  readonly player: readonly Card[];
  readonly dealer: readonly Card[];
  readonly board: readonly Card[];
};

/** Two cards to the player, three to the flop, then turn, river and two to the dealer, from one deck card by card. */
export const deal = (stream: Stream): Table => {
  const cards = drawItems(deckOf(), 9, stream);
  return { player: cards.slice(0, 2), board: cards.slice(2, 7), dealer: cards.slice(7) };
};

/**
 * The round as these cards decide it. A round left alone gives the ante back where calling would have earned something on
 * average, and folds it otherwise: never more than calling would be worth, so that leaving is not a way to play.
 */
export const settle = (bets: readonly Bet[], ending: Ending, { player, dealer, board }: Table): Decided => {
  const [own, other] = [bestHand([...player, ...board]), bestHand([...dealer, ...board])];
  const met = showdown(own, other);
  const isKept = ending === 'left' && worthOfCalling(player, board.slice(0, 3)) >= 0;
  const perUnit: Readonly<Record<string, bigint>> =
    ending === 'called' ? returnsOf(met, own) : { ante: isKept ? 1n : 0n };
  const outcome = {
    player: { cards: player.map(cardText), hand: handName(own) },
    dealer: { cards: dealer.map(cardText), hand: handName(other), qualifies: met !== 'unqualified' },
    board: board.map(cardText),
    ending,
    showdown: ending === 'called' ? met : null,
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

const callOn = (bets: readonly Bet[]): bigint => callPerAnte * amountOn(bets, 'ante');

const start = (bets: readonly Bet[], stream: Stream): Open => {
  const { player, board } = deal(stream);
  const flop = board.slice(0, 3);
  const view = {
    player: player.map(cardText),
    flop: flop.map(cardText),
    hand: handName(bestHand([...player, ...flop])),
  };
  // The state needs no secret: turn, river and the dealer's cards are made from the stream again.
  return {
    status: 'open',
    state: view,
    view,
    choices: [
      { name: 'call', addsMinor: callOn(bets) },
      { name: 'fold', addsMinor: 0n },
    ],
  };
};

/** A royal flush returns 101 antes and twice the call, which is two antes. */
const maxAnteReturn = 1n + (antePays.at(-1)?.toOne ?? 0n) + 2n * callPerAnte;

export const game: StatefulGame = {
  id: 'casino-holdem',
  name: "Casino Hold'em",
  rulesVersion: 1,
  steps: 'many',
  parseBets: (input, currency) => parseAnteBets(input, currency),
  // Counts the call that may follow.
  maxPayoutOf: (bets) => amountOn(bets, 'ante') * maxAnteReturn,
  stakes: { cap: (maxPayoutMinor) => maxPayoutMinor / maxAnteReturn },
  returns: returnsByBet,
  bindsMinor: callOn,
  start,
  act: (bets, _state, action, stream) => {
    const choice = parseChoice(action, ['call', 'fold'] as const);
    if (!choice.ok) return choice;
    if (choice.value === 'fold') return ok({ step: settle(bets, 'folded', deal(stream)), added: [] });
    const added = [{ spot: 'call', amountMinor: callOn(bets) }];
    return ok({ step: settle([...bets, ...added], 'called', deal(stream)), added });
  },
  finish: (bets, _state, stream) => settle(bets, 'left', deal(stream)),
};
