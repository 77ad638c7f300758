import type { Stream } from '../../fairness/stream.ts';
import { compare, multiply, type Rational, rational } from '../../maths/rational.ts';
import { fail, ok, type Result } from '../../result.ts';
import { type Card, cardText } from '../kit/cards/card.ts';
import type { Bet, Decided, Json, Open } from '../kit/game.ts';
import { multiplierText } from '../kit/multiplier.ts';
import { givenBack, settledAt } from '../kit/settled.ts';
import { nothing, shareAt } from '../kit/share.ts';
import {
  cardsMax,
  factorOf,
  type Guess,
  guesses,
  heightOf,
  isRight,
  leastFactor,
  multiplierOf,
  ranksFor,
} from './paytable.ts';

export type Move = Guess | 'skip';

const isMove = (value: unknown): value is Move => value === 'skip' || guesses.some((guess) => guess === value);

/** Digits of a multiplier on the table. It is cut off there; what is paid is the exact one. */
const shownDigits = 4;

/** The cards of a round in their order. Each is drawn from a whole deck: what went before says nothing of what comes. */
export const drawCards = (stream: Stream): Card[] => Array.from({ length: cardsMax }, () => stream.below(52));

/** What was done on each card but the last, every guess of it right: all that a round remembers. */
export const readMoves = (state: Json): readonly Move[] => {
  const moves = typeof state === 'object' && state !== null && 'moves' in state ? state.moves : undefined;
  if (!Array.isArray(moves) || !moves.every(isMove)) throw new TypeError('not the state of a round of hi-lo');
  return moves;
};

/** The round after these moves, each made on the card of its place. */
export type Standing = {
  readonly card: Card;
  readonly moves: readonly Move[];
  readonly factors: readonly Rational[];
  readonly multiplier: Rational;
};

export const standingOf = (cards: readonly Card[], moves: readonly Move[]): Standing => {
  const factors = moves.flatMap((move, at) =>
    move === 'skip' ? [] : (factorOf(move, heightOf(cards[at] ?? 0)) ?? []),
  );
  return { card: cards[moves.length] ?? 0, moves, factors, multiplier: multiplierOf(factors) };
};

/** What may be done: guesses that some card makes true and that stay within the top, a skip while cards are left. */
export const movesFrom = ({ card, moves, multiplier }: Standing, top: number): readonly Move[] => {
  if (moves.length >= cardsMax - 1) return [];
  const within = guesses.filter((guess) => {
    const factor = factorOf(guess, heightOf(card));
    return factor !== undefined && compare(multiply(multiplier, factor), rational(BigInt(top))) <= 0;
  });
  // The last card is kept for a guess; and where nothing fits below the top any more, another card would not help.
  const mayFit = compare(multiply(multiplier, leastFactor), rational(BigInt(top))) <= 0;
  return mayFit && moves.length < cardsMax - 2 ? [...within, 'skip'] : within;
};

/** `{ name: 'higher' }`, `{ name: 'skip' }` … or `{ name: 'cash-out' }` after a first right guess. */
export const parseMove = (
  action: unknown,
  standing: Standing,
  top: number,
): Result<Move | 'cash-out', 'action_invalid'> => {
  const refuse = (reason: string) => fail('action_invalid', { reason });
  if (typeof action !== 'object' || action === null || !('name' in action)) return refuse('shape');
  if (Object.keys(action).length !== 1) return refuse('shape');
  const { name } = action;
  if (name === 'cash-out') return standing.factors.length > 0 ? ok(name) : refuse('nothing_to_cash_out');
  if (!isMove(name)) return refuse('action_unknown');
  return movesFrom(standing, top).includes(name) ? ok(name) : refuse('not_a_choice');
};

const shown = (value: Rational): string => multiplierText(value, shownDigits);

/** A round that waits. Only the cards that lie open are shown. */
export const openRound = (cards: readonly Card[], moves: readonly Move[], top: number): Open => {
  const standing = standingOf(cards, moves);
  const height = heightOf(standing.card);
  const choices = movesFrom(standing, top);
  const offers = guesses.map((guess) => {
    const factor = factorOf(guess, height);
    const multiplier = factor ? shown(multiply(standing.multiplier, factor)) : null;
    return { guess, ranks: ranksFor(guess, height), multiplier, open: choices.includes(guess) };
  });
  return {
    status: 'open',
    state: { moves },
    view: {
      top,
      cards: cards.slice(0, moves.length + 1).map(cardText),
      moves,
      multiplier: standing.factors.length > 0 ? shown(standing.multiplier) : null,
      offers,
    },
    choices: [
      ...choices.map((name) => ({ name, addsMinor: 0n })),
      ...(standing.factors.length > 0 ? [{ name: 'cash-out', addsMinor: 0n }] : []),
    ],
  };
};

/** Leaving: 99% of the product of the right guesses; before the first nothing is decided and the stake comes back. */
export const cashOut = (bet: Bet, cards: readonly Card[], moves: readonly Move[]): Decided => {
  const { factors, multiplier } = standingOf(cards, moves);
  const outcome = { cards: cards.slice(0, moves.length + 1).map(cardText), moves, wrong: false };
  if (factors.length === 0) return givenBack(bet, { ...outcome, multiplier: '1.0000' });
  return settledAt(bet, shareAt(bet.amountMinor, multiplier), { ...outcome, multiplier: shown(multiplier) });
};

/** The round after one more move that was allowed. */
export const stepAfter = (bet: Bet, cards: readonly Card[], moves: readonly Move[], top: number): Open | Decided => {
  const at = moves.length - 1;
  const move = moves[at];
  const [from = 0, to = 0] = [cards[at], cards[at + 1]];
  if (move !== undefined && move !== 'skip' && !isRight(move, from, to)) {
    const seen = cards.slice(0, moves.length + 1).map(cardText);
    return settledAt(bet, nothing, { cards: seen, moves, wrong: true, multiplier: '0.0000' });
  }
  const standing = standingOf(cards, moves);
  return movesFrom(standing, top).length === 0 ? cashOut(bet, cards, moves) : openRound(cards, moves, top);
};
