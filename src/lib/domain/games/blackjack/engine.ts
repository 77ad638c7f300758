import { fail, ok } from '../../result.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, Choice, Json, SpotReturn, StatefulGame, Step } from '../kit/game.ts';
import { maxPayoutToUnit } from './paytable.ts';
import { isMove, type Move, makeMove, movesOf, replay, type Table } from './round.ts';
import { type SideBets, settle, viewOf } from './settle.ts';
import { hintFor } from './strategy.ts';

/** The stored state is the list of moves made. Anything else is a bug. */
const movesIn = (state: Json): readonly Move[] => {
  if (!Array.isArray(state) || !state.every(isMove)) throw new TypeError('the state of a blackjack round is its moves');
  return state;
};

const stakeOf = (bets: readonly Bet[]): bigint => bets.find(({ spot }) => spot === 'hand')?.amountMinor ?? 0n;

/** The bet that a move adds: the stake again, or half of it, floored, for insurance. */
const addedBy = (move: Move, table: Table, bets: readonly Bet[]): readonly Bet[] => {
  const amountMinor = stakeOf(bets);
  if (move === 'insure') return [{ spot: 'insurance', amountMinor: amountMinor / 2n }];
  if (move === 'split') return [{ spot: 'split', amountMinor }];
  const number = table.hands.findIndex(({ done }) => !done) + 1;
  return move === 'double' ? [{ spot: `double:${number}`, amountMinor }] : [];
};

/** A stake of one minor unit has no half to insure it for: then `decline` is the only answer, and `no_half_stake` says so to any other. */
const choicesOf = (table: Table, bets: readonly Bet[]): Choice[] =>
  movesOf(table)
    .map((name) => ({ name, addsMinor: addedBy(name, table, bets)[0]?.amountMinor ?? 0n }))
    .filter(({ name, addsMinor }) => name !== 'insure' || addsMinor > 0n);

const stepOf = (bets: readonly Bet[], made: readonly Move[], table: Table, sides: SideBets): Step =>
  table.over
    ? settle(bets, table, sides)
    : { status: 'open', state: made, view: viewOf(table), choices: choicesOf(table, bets) };

const parseMove = (action: unknown): Move | undefined => {
  if (typeof action !== 'object' || action === null || !('name' in action)) return undefined;
  return Object.keys(action).length === 1 && isMove(action.name) ? action.name : undefined;
};

/** What one table of blackjack has of its own. */
export type BlackjackRules = {
  readonly id: string;
  readonly name: string;
  /** Whether a first hand may be given up for half of its stake, once the dealer is known to have no blackjack. */
  readonly surrender: boolean;
  /** Bets on the first three cards beside the hand, and the most that a unit of each returns. */
  readonly sides: SideBets;
  readonly maxOfSide: Readonly<Record<string, bigint>>;
  readonly returns: () => readonly SpotReturn[];
};

/**
 * Six decks shuffled for every round and dealt without replacement; the dealer stands on soft 17 and peeks; 3:2; double any
 * two cards, also after a split; one split, aces one card each; insurance at half the stake.
 */
export const blackjackGame = ({ id, name, surrender, sides, maxOfSide, returns }: BlackjackRules): StatefulGame => {
  const spots = ['hand', ...Object.keys(sides)];
  return {
    id,
    name,
    rulesVersion: 2,
    roundedDown: 1,
    steps: 'many',
    parseBets: (input, currency) => {
      const bets = parseBetList(input, currency, spots.length, ({ spot }) =>
        spots.includes(spot) ? undefined : 'spot_unknown',
      );
      if (!bets.ok || bets.value.some(({ spot }) => spot === 'hand')) return bets;
      return fail('bet_invalid', { reason: 'hand_missing' });
    },
    maxPayoutOf: (bets) =>
      bets.reduce((sum, { spot, amountMinor }) => sum + amountMinor * (maxOfSide[spot] ?? 0n), 0n) +
      stakeOf(bets) * maxPayoutToUnit,
    returns,
    start: (bets, stream) => stepOf(bets, [], replay(stream, [], surrender), sides),
    act: (bets, state, action, stream) => {
      const made = movesIn(state);
      const table = replay(stream, made, surrender);
      const move = parseMove(action);
      if (!move || !choicesOf(table, bets).some(({ name: choice }) => choice === move)) {
        const hasNoHalf = move === 'insure' && movesOf(table).includes(move);
        return fail('action_invalid', { reason: hasNoHalf ? 'no_half_stake' : 'not_a_choice' });
      }
      const added = addedBy(move, table, bets);
      makeMove(table, move);
      return ok({ step: stepOf([...bets, ...added], [...made, move], table, sides), added });
    },
    // A round left alone is played by basic strategy as far as that costs nothing more: better than to stand on anything.
    finish: (bets, state, stream) => {
      const table = replay(stream, movesIn(state), surrender);
      for (let move = hintFor(table, false); move; move = hintFor(table, false)) makeMove(table, move);
      return settle(bets, table, sides);
    },
  };
};
