import { fail, ok } from '../../result.ts';
import { parseBetList } from '../bets.ts';
import type { Bet, Choice, Json, StatefulGame, Step } from '../game.ts';
import { returnsByBet } from './maths.ts';
import { maxPayoutToUnit } from './paytable.ts';
import { isMove, type Move, makeMove, movesOf, replay, type Table } from './round.ts';
import { settle, viewOf } from './settle.ts';
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

/** A stake of one minor unit has no half: its insurance is not offered. */
const choicesOf = (table: Table, bets: readonly Bet[]): Choice[] =>
  movesOf(table)
    .map((name) => ({ name, addsMinor: addedBy(name, table, bets)[0]?.amountMinor ?? 0n }))
    .filter(({ name, addsMinor }) => name !== 'insure' || addsMinor > 0n);

const stepOf = (bets: readonly Bet[], made: readonly Move[], table: Table): Step =>
  table.over
    ? settle(bets, table)
    : { status: 'open', state: made, view: viewOf(table), choices: choicesOf(table, bets) };

const parseMove = (action: unknown): Move | undefined => {
  if (typeof action !== 'object' || action === null || !('name' in action)) return undefined;
  return Object.keys(action).length === 1 && isMove(action.name) ? action.name : undefined;
};

/**
 * Six decks shuffled for every round and dealt without replacement; the dealer stands on soft 17 and peeks; 3:2; double any
 * two cards, also after a split; one split, aces one card each; no surrender; insurance at half the stake.
 */
export const blackjack: StatefulGame = {
  id: 'blackjack',
  name: 'Blackjack',
  rulesVersion: 1,
  steps: 'many',
  parseBets: (input, currency) =>
    parseBetList(input, currency, 1, ({ spot }) => (spot === 'hand' ? undefined : 'spot_unknown')),
  maxPayoutOf: (bets) => stakeOf(bets) * maxPayoutToUnit,
  returns: returnsByBet,
  start: (bets, stream) => stepOf(bets, [], replay(stream, [])),
  act: (bets, state, action, stream) => {
    const made = movesIn(state);
    const table = replay(stream, made);
    const move = parseMove(action);
    if (!move || !choicesOf(table, bets).some(({ name }) => name === move)) {
      return fail('action_invalid', { reason: 'not_a_choice' });
    }
    const added = addedBy(move, table, bets);
    makeMove(table, move);
    return ok({ step: stepOf([...bets, ...added], [...made, move], table), added });
  },
  // A round left alone is played by basic strategy as far as that costs nothing more: better than to stand on anything.
  finish: (bets, state, stream) => {
    const table = replay(stream, movesIn(state));
    for (let move = hintFor(table, false); move; move = hintFor(table, false)) makeMove(table, move);
    return settle(bets, table);
  },
};
