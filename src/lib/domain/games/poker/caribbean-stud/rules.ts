import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { ok } from '../../../result.ts';
import { amountOn, parseAnteBets, parseChoice } from '../../kit/cards/ante-bets.ts';
import { type Card, cardText, deckOf } from '../../kit/cards/card.ts';
import { bestHand, handName } from '../../kit/cards/poker-hand.ts';
import type { Bet, Decided, Open, StatefulGame } from '../../kit/game.ts';
import { settledBy } from '../../kit/settled.ts';
import { returnsByBet } from './maths.ts';
import { callPays, callPerAnte, returnsOf, showdown } from './paytable.ts';
import { prospectsOf, worthOfCalling } from './play.ts';

/** How the player's decision ended the round; `left` is a round that nobody decided. */
type Ending = 'called' | 'folded' | 'left';

type Table = { readonly player: readonly Card[]; readonly dealer: readonly Card[] };

/** Five cards to the player and then five to the dealer, from one deck card by card; the dealer's first lies open. */
export const deal = (stream: Stream): Table => {
  const cards = drawItems(deckOf(), 10, stream);
  return { player: cards.slice(0, 5), dealer: cards.slice(5) };
};

/** Whether calling would have earned something on average, by all that the player saw. */
const isWorthKeeping = ({ player, dealer: [upcard = 0] }: Table): boolean =>
  worthOfCalling(player, prospectsOf(player, upcard)) >= 0;

/**
 * The round as these cards decide it. A round left alone gives the ante back where calling would have earned something on
 * average, and folds it otherwise: never more than calling would be worth, so that leaving is not a way to play.
 */
export const settle = (bets: readonly Bet[], ending: Ending, table: Table): Decided => {
  const { player, dealer } = table;
  const [own, other] = [bestHand(player), bestHand(dealer)];
  const met = showdown(own, other);
  const perUnit: Readonly<Record<string, bigint>> =
    ending === 'called' ? returnsOf(met, own) : { ante: ending === 'left' && isWorthKeeping(table) ? 1n : 0n };
  const outcome = {
    player: { cards: player.map(cardText), hand: handName(own) },
    dealer: { cards: dealer.map(cardText), hand: handName(other), qualifies: met !== 'unqualified' },
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
  const { player, dealer } = deal(stream);
  const view = {
    cards: player.map(cardText),
    upcard: cardText(dealer[0] ?? 0),
    hand: handName(bestHand(player)),
  };
  // The state needs no secret: the dealer's other cards are made from the stream again.
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

/** A royal flush returns two antes, and the call of two antes 101 times. */
const maxAnteReturn = 2n + callPerAnte * (1n + (callPays.at(-1)?.toOne ?? 0n));

export const game: StatefulGame = {
  id: 'caribbean-stud',
  name: 'Caribbean Stud',
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
