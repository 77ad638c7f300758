import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { ok } from '../../../result.ts';
import { parseBetList } from '../../kit/bets.ts';
import { parseChoice } from '../../kit/cards/ante-bets.ts';
import { type Card, cardText, deckOf } from '../../kit/cards/card.ts';
import { bestHand, handName } from '../../kit/cards/poker-hand.ts';
import { type Bet, type Decided, type Json, type StatefulGame, type Step, stakeOf } from '../../kit/game.ts';
import { settledBy } from '../../kit/settled.ts';
import { returnsByBet } from './maths.ts';
import { betsAStake, ridePays, rideRow } from './paytable.ts';
import { isWorthRiding } from './play.ts';

const decisions = ['ride', 'take-back'] as const;

/** What the player did with the first bet, and then with the second: the third always rides. */
export type Decision = (typeof decisions)[number];

/** The five cards of a round: three of the player's own, and two that are turned one after the other. */
export const deal = (stream: Stream): readonly Card[] => drawItems(deckOf(), 5, stream);

const isDecision = (one: unknown): one is Decision => decisions.some((name) => name === one);

/** The stored state is what was decided so far. Anything else is a bug. */
const decidedIn = (state: Json): readonly Decision[] => {
  if (!Array.isArray(state) || !state.every(isDecision)) throw new TypeError('the state is the decisions made');
  return state;
};

/** The round as these cards and decisions end it: a bet taken back returns itself, one that rides what the hand pays. */
export const settle = (bets: readonly Bet[], decided: readonly Decision[], cards: readonly Card[]): Decided => {
  const row = rideRow(bestHand(cards));
  const { hand = 'other', toOne = -1n } = ridePays[row] ?? {};
  const back = BigInt(decided.filter((one) => one === 'take-back').length);
  const returned = back + (betsAStake - back) * (1n + toOne);
  const outcome = {
    cards: cards.slice(0, 3).map(cardText),
    board: cards.slice(3).map(cardText),
    hand: handName(bestHand(cards)),
    pays: hand,
    decided,
  };
  return settledBy(
    outcome,
    bets.map(({ spot, amountMinor }) => ({
      spot,
      stakeMinor: amountMinor,
      payoutMinor: (amountMinor / betsAStake) * returned,
    })),
  );
};

const stepOf = (bets: readonly Bet[], decided: readonly Decision[], cards: readonly Card[]): Step =>
  decided.length === 2
    ? settle(bets, decided, cards)
    : {
        status: 'open',
        state: decided,
        view: {
          cards: cards.slice(0, 3).map(cardText),
          board: cards.slice(3, 3 + decided.length).map(cardText),
          decided,
        },
        choices: decisions.map((name) => ({ name, addsMinor: 0n })),
      };

const top = 1n + (ridePays.at(-1)?.toOne ?? 0n);

/**
 * Three equal bets on one hand of five cards: after three cards the first may be taken back, after the fourth the second.
 * A stake is all three bets together, so it parts into three.
 */
export const game: StatefulGame = {
  id: 'let-it-ride',
  name: 'Let It Ride',
  rulesVersion: 1,
  steps: 'many',
  parseBets: (input, currency) =>
    parseBetList(input, currency, 1, ({ spot, amountMinor }) =>
      spot !== 'three' ? 'spot_unknown' : amountMinor % betsAStake === 0n ? undefined : 'not_three_bets',
    ),
  maxPayoutOf: (bets) => stakeOf(bets) * top,
  stakes: { step: betsAStake, cap: (maxPayoutMinor) => maxPayoutMinor / top },
  returns: returnsByBet,
  start: (bets, stream) => stepOf(bets, [], deal(stream)),
  act: (bets, state, action, stream) => {
    const choice = parseChoice(action, decisions);
    if (!choice.ok) return choice;
    return ok({ step: stepOf(bets, [...decidedIn(state), choice.value], deal(stream)), added: [] });
  },
  // A round left alone is played on by best play: its bets lie there already.
  finish: (bets, state, stream) => {
    const cards = deal(stream);
    const decided = [...decidedIn(state)];
    while (decided.length < 2) decided.push(isWorthRiding(cards.slice(0, 3 + decided.length)) ? 'ride' : 'take-back');
    return settle(bets, decided, cards);
  },
};
