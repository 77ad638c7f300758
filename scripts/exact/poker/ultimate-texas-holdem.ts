/**
 * Computes the exact figures of Ultimate Hold'em: every flop up to a change of suits (1,755), every turn and river, every
 * hand of the player and, counted from the sorted hands of the board, every hand of the dealer; 27,813,810,024,000 deals.
 * After the river the player raises where that earns no less than folding; after the flop where raising twice the ante earns no
 * less than checking; before it where four times earns no less. Three times is never better than four times and checking both:
 * what a raise earns is a straight line of its size. How the deals end is kept for each of the 169 kinds of hands and each place
 * where a raise may stand, so that what is best before the flop is known when all flops are counted.
 * Minutes.
 */

import { bestHand } from '#domain/games/kit/cards/poker-hand.ts';
import {
  blindPays,
  blindRow,
  dealerQualifies,
  tripsPays,
  tripsRow,
} from '#domain/games/poker/ultimate-texas-holdem/paytable.ts';
import type { Counting } from '../counted.ts';
import { dealClasses, eachHand } from '../deals.ts';
import { watched } from '../progress.ts';
import { allValues, dealerHands, meetDealer, placeFrom } from './dealer-hands.ts';

/** How a raised hand ends: lost and tied, then won by the row that pays the blind; the dealer qualified, or did not. */
const rows = blindPays.length;
export const [lost, lostUnqualified, tied, won, wonUnqualified] = [0, 1, 2, 3, 3 + rows];
export const outcomes = 3 + 2 * rows;

const rowOfPlace = Uint8Array.from(allValues, blindRow);
const qualifying = placeFrom(dealerQualifies);
const blindHalves = blindPays.map(({ toOne }) => Number((2n * toOne.num) / toOne.den));

/** What ante and blind earn by outcome, in halves of an ante, and whether a raise is won or lost. */
const earned = Array.from({ length: outcomes }, (_, outcome) => {
  if (outcome === tied) return { both: 0, raise: 0 };
  if (outcome < tied) return { both: outcome === lost ? -4 : -2, raise: -1 };
  const isQualified = outcome < wonUnqualified;
  return { both: (blindHalves[(outcome - won) % rows] ?? 0) + (isQualified ? 2 : 0), raise: 1 };
});

/** What so many deals by outcome earn with a raise of so many antes, in halves of an ante. */
const worthIn = (counts: Float64Array, base: number, raise: number): number => {
  let sum = 0;
  for (const [outcome, { both, raise: sign }] of earned.entries()) {
    sum += (counts[base + outcome] ?? 0) * (both + 2 * raise * sign);
  }
  return sum;
};
const foldEarns = -4;

/** Beside each hand on a flop: all deals by outcome, those that are raised after the river by outcome, those that are folded there. */
const stride = 2 * outcomes + 1;
const folded = 2 * outcomes;
export const baseOf = (a: number, b: number): number => (a * 52 + b) * stride;

const tally = new Float64Array(52 * 52 * stride);
const add = (at: number, count: number): void => {
  tally[at] = (tally[at] ?? 0) + count;
};

const addHand = (a: number, b: number, place: number, lower: number, notHigher: number, unqualified: number): void => {
  const row = rowOfPlace[place] ?? 0;
  const qualifies = place >= qualifying;
  const ties = notHigher - lower;
  const losses = qualifies ? dealerHands - notHigher : dealerHands - unqualified;
  const easyLosses = qualifies ? 0 : unqualified - notHigher;
  const wins = qualifies ? lower - unqualified : 0;
  const easyWins = qualifies ? unqualified : lower;
  const blind = blindHalves[row] ?? 0;
  const base = baseOf(a, b);
  const raised = wins * (4 + blind) + easyWins * (2 + blind) - 6 * losses - 4 * easyLosses >= foldEarns * dealerHands;
  if (!raised) add(base + folded, dealerHands);
  for (let at = base; at <= base + (raised ? outcomes : 0); at += outcomes) {
    add(at + lost, losses);
    add(at + lostUnqualified, easyLosses);
    add(at + tied, ties);
    add(at + won + row, wins);
    add(at + wonUnqualified + row, easyWins);
  }
};

/** For each hand on a flop: how its 1,070,190 futures end. The same array each time. */
export const tallyOf = (flop: readonly number[]): Float64Array => {
  tally.fill(0);
  for (let turn = 0; turn < 51; turn += 1) {
    if (flop.includes(turn)) continue;
    for (let river = turn + 1; river < 52; river += 1) {
      if (!flop.includes(river)) meetDealer([...flop, turn, river], qualifying, addHand);
    }
  }
  return tally;
};

/** What a hand on a flop earns over all its futures, in halves of an ante: raised after the flop, and checked. */
export const worthOnFlop = (of: Float64Array, a: number, b: number): { raised: number; checked: number } => {
  const base = baseOf(a, b);
  const checked = worthIn(of, base + outcomes, 1) + foldEarns * (of[base + folded] ?? 0);
  return { raised: worthIn(of, base, 2), checked };
};

/** The kinds of hands: pairs, suited and unsuited, at `higher · 13 + lower` when suited, the other way round when not. */
export const kindOf = (a: number, b: number): number => {
  const [low, high] = [Math.min(a % 13, b % 13), Math.max(a % 13, b % 13)];
  return Math.floor(a / 13) === Math.floor(b / 13) ? high * 13 + low : low * 13 + high;
};

/** Beside each kind of hand: raised before the flop, after it, after the river, each by outcome, and folded. */
const kindStride = 3 * outcomes + 1;
export type Totals = Float64Array;

const addFlop = (totals: Totals, flop: readonly number[], weight: number): void => {
  const of = tallyOf(flop);
  for (let a = 0; a < 51; a += 1) {
    if (flop.includes(a)) continue;
    for (let b = a + 1; b < 52; b += 1) {
      if (flop.includes(b)) continue;
      const [base, total] = [baseOf(a, b), kindOf(a, b) * kindStride];
      const { raised, checked } = worthOnFlop(of, a, b);
      const plus = (at: number, count: number): void => {
        totals[total + at] = (totals[total + at] ?? 0) + count * weight;
      };
      for (let outcome = 0; outcome < outcomes; outcome += 1) {
        plus(outcome, of[base + outcome] ?? 0);
        if (raised >= checked) plus(outcomes + outcome, of[base + outcome] ?? 0);
        else plus(2 * outcomes + outcome, of[base + outcomes + outcome] ?? 0);
      }
      if (raised < checked) plus(3 * outcomes, of[base + folded] ?? 0);
    }
  }
};

/** What a kind of hand earns raised before the flop and checked, in halves of an ante, over all its deals. */
const worthBefore = (totals: Totals, kind: number): { raised: number; checked: number } => {
  const base = kind * kindStride;
  const later = worthIn(totals, base + outcomes, 2) + worthIn(totals, base + 2 * outcomes, 1);
  return {
    raised: worthIn(totals, base, 4),
    checked: later + foldEarns * (totals[base + 3 * outcomes] ?? 0),
  };
};

/** How many hands a kind is of: 6 pairs, 4 suited, 12 unsuited. */
const handsOf = (kind: number): number => {
  const [row, column] = [Math.floor(kind / 13), kind % 13];
  return row === column ? 6 : row > column ? 4 : 12;
};

const perHand = (sum: number, kind: number): bigint => {
  const [all, hands] = [BigInt(sum), BigInt(handsOf(kind))];
  if (all % hands !== 0n) throw new Error('hands of a kind are worth the same');
  return all / hands;
};

const countTrips = (): number[] => {
  const counts = tripsPays.map(() => 0);
  eachHand(7, (cards) => {
    const row = tripsRow(bestHand(cards));
    counts[row] = (counts[row] ?? 0) + 1;
  });
  return counts;
};

const dataOf = (totals: Totals) => {
  const kinds = Array.from({ length: 169 }, (_, kind) => ({ kind, ...worthBefore(totals, kind) }));
  const ends = [0, 1, 2].map(() => Array.from({ length: outcomes }, () => 0n));
  let foldedDeals = 0n;
  for (const { kind, raised, checked } of kinds) {
    const base = kind * kindStride;
    for (const [stage, counts] of ends.entries()) {
      if ((stage === 0) !== raised >= checked) continue;
      for (let outcome = 0; outcome < outcomes; outcome += 1) {
        counts[outcome] = (counts[outcome] ?? 0n) + BigInt(totals[base + stage * outcomes + outcome] ?? 0);
      }
    }
    if (raised < checked) foldedDeals += BigInt(totals[base + 3 * outcomes] ?? 0);
  }
  const beforeFlop = kinds.map(({ kind, raised, checked }) => [perHand(raised, kind), perHand(checked, kind)]);
  return { folded: foldedDeals, raised: ends, beforeFlop };
};

export const count: Counting = () => {
  const flops = dealClasses(3);
  const totals: Totals = new Float64Array(169 * kindStride);
  for (const { cards, weight } of watched('flops', flops)) {
    addFlop(totals, cards, weight);
  }
  return { figures: { ...dataOf(totals), tripsCounts: countTrips() } };
};
