import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { amountOn, parseAnteBets, parseChoice } from '../../kit/cards/ante-bets.ts';
import { type Card, cardText, deckOf } from '../../kit/cards/card.ts';
import { bestHand, handName } from '../../kit/cards/poker-hand.ts';
import type { Acted, Bet, Choice, Decided, Json, Open, StatefulGame } from '../../kit/game.ts';
import { settledBy } from '../../kit/settled.ts';
import { nothing, type Share, shareAt, wholeShare } from '../../kit/share.ts';
import { returnsByBet } from './maths.ts';
import { blindPays, tripsPays, tripsRow } from './paytable.ts';
import { isWorthKeeping, meet, openAfter, raiseName, raises, returnsOf } from './play.ts';

/** How the player's decisions ended the round; `left` is a round that nobody decided. */
export type Ending = 'raised' | 'folded' | 'left';

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

/** The stored state is how often the player has checked: the cards are made from the stream again. Anything else is a bug. */
const checksIn = (state: Json): 0 | 1 | 2 => {
  if (state !== 0 && state !== 1 && state !== 2) throw new TypeError('the state is a number of checks');
  return state;
};

/**
 * The round as these cards decide it. Trips is paid by the player's own hand, also when the rest is folded. A round left alone is
 * checked on: ante and blind come back at the first decision where best play would earn something, and are folded when
 * there is none. `checks` is how often the player had checked.
 */
export const settle = (
  bets: readonly Bet[],
  ending: Ending,
  { player, dealer, board }: Table,
  checks: 0 | 1 | 2 = 2,
): Decided => {
  const [own, other] = [bestHand([...player, ...board]), bestHand([...dealer, ...board])];
  const meeting = meet(own, other);
  const isKept = ending === 'left' && isWorthKeeping(player, board, checks);
  const kept = isKept ? 1n : 0n;
  const { ante, blind, play } =
    ending === 'raised' ? returnsOf(meeting, own) : { ante: kept, blind: { num: kept, den: 1n }, play: 0n };
  const backOf: Readonly<Record<string, (amountMinor: bigint) => Share>> = {
    ante: (amountMinor) => wholeShare(amountMinor * ante),
    blind: (amountMinor) => shareAt(amountMinor, blind),
    play: (amountMinor) => wholeShare(amountMinor * play),
    trips: (amountMinor) => wholeShare(amountMinor * (1n + (tripsPays[tripsRow(own)]?.toOne ?? -1n))),
  };
  const outcome = {
    player: { cards: player.map(cardText), hand: handName(own) },
    dealer: { cards: dealer.map(cardText), hand: handName(other), qualifies: meeting.qualifies },
    board: board.map(cardText),
    checks,
    ending,
    showdown: ending === 'raised' ? meeting.showdown : null,
  };
  return settledBy(
    outcome,
    bets.map(({ spot, amountMinor }) => ({
      spot,
      stakeMinor: amountMinor,
      ...(backOf[spot]?.(amountMinor) ?? nothing),
    })),
  );
};

const choicesAfter = (checks: 0 | 1 | 2, anteMinor: bigint): readonly Choice[] => [
  ...raises[checks].map((times) => ({ name: raiseName(times), addsMinor: times * anteMinor })),
  { name: checks === 2 ? 'fold' : 'check', addsMinor: 0n },
];

const openAt = (bets: readonly Bet[], checks: 0 | 1 | 2, { player, board }: Table): Open => {
  const open = board.slice(0, openAfter[checks]);
  return {
    status: 'open',
    state: checks,
    view: { player: player.map(cardText), board: open.map(cardText), hand: handName(bestHand([...player, ...open])) },
    choices: choicesAfter(checks, amountOn(bets, 'ante')),
  };
};

/** Ante and blind are equal, and trips may lie beside them. */
const parseBets: StatefulGame['parseBets'] = (input, currency) => {
  const bets = parseAnteBets(input, currency, ['blind', 'trips']);
  if (!bets.ok || amountOn(bets.value, 'ante') === amountOn(bets.value, 'blind')) return bets;
  return fail('bet_invalid', { reason: 'blind_not_as_ante' });
};

const act = (bets: readonly Bet[], state: Json, action: unknown, stream: Stream): Result<Acted, 'action_invalid'> => {
  const checks = checksIn(state);
  const open = choicesAfter(checks, amountOn(bets, 'ante'));
  const choice = parseChoice(
    action,
    open.map(({ name }) => name),
  );
  if (!choice.ok) return choice;
  const table = deal(stream);
  if (choice.value === 'fold') return ok({ step: settle(bets, 'folded', table, checks), added: [] });
  if (choice.value === 'check') return ok({ step: openAt(bets, checks === 0 ? 1 : 2, table), added: [] });
  const amountMinor = open.find(({ name }) => name === choice.value)?.addsMinor ?? 0n;
  const added = [{ spot: 'play', amountMinor }];
  return ok({ step: settle([...bets, ...added], 'raised', table, checks), added });
};

/** A royal flush raised before the flop: twice the ante, the blind by its table, and twice four antes. */
const royal = blindPays.at(-1)?.toOne ?? { num: 0n, den: 1n };
const maxAnteReturn = 2n + 1n + royal.num / royal.den + 2n * raises[0][0];
const maxTripsReturn = 1n + (tripsPays.at(-1)?.toOne ?? 0n);

/**
 * Ultimate Hold'em: two cards each and five on the board. The earlier the player raises, the more: by four antes or three
 * before the flop, two after it, one after the river, where whoever has not raised folds otherwise.
 */
export const game: StatefulGame = {
  id: 'ultimate-texas-holdem',
  name: "Ultimate Hold'em",
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'many',
  parseBets,
  // Counts the largest raise that may follow.
  maxPayoutOf: (bets) => amountOn(bets, 'ante') * maxAnteReturn + amountOn(bets, 'trips') * maxTripsReturn,
  // Trips win least at their best: nearly all of a greatest stake lies there, beside the smallest ante and blind.
  stakes: { cap: (maxPayoutMinor) => 2n + (maxPayoutMinor - maxAnteReturn) / maxTripsReturn },
  returns: returnsByBet,
  // Whoever raises later still adds one ante, or forfeits what lies there.
  bindsMinor: (bets) => amountOn(bets, 'ante'),
  start: (bets, stream) => openAt(bets, 0, deal(stream)),
  act,
  finish: (bets, state, stream) => settle(bets, 'left', deal(stream), checksIn(state)),
};
