/**
 * Computes the exact figures of Casino Hold'em: every flop up to a change of suits (1,755), every turn and river, every
 * hand of the player and, counted from the sorted hands of the board, every hand of the dealer; 27,813,810,024,000 deals.
 * The player calls where the sum over all turns, rivers and dealer's hands is not below that of folding.
 * Some minutes.
 */
import { antePayIndex, antePays, callPerAnte, dealerQualifies } from '#domain/games/poker/casino-holdem/paytable.ts';
import type { Counting } from '../counted.ts';
import { dealClasses } from '../deals.ts';
import { watched } from '../progress.ts';
import { allValues, dealerHands, type Met, meetDealer, placeFrom } from './dealer-hands.ts';

/** Outcomes of a call: lost, tied, then the dealer's hand not qualified and beaten, each by the row that pays the ante. */
const rows = antePays.length;
const outcomes = 2 + 2 * rows;
const [lost, tied, unqualified, beaten] = [0, 1, 2, 2 + rows];

/** What an outcome earns, in antes. */
const netOf = (outcome: number): number => {
  if (outcome === lost) return -1 - Number(callPerAnte);
  if (outcome === tied) return 0;
  const row = (outcome - unqualified) % rows;
  const ante = Number(antePays[row]?.toOne ?? 0n);
  return outcome < beaten ? ante : ante + Number(callPerAnte);
};
const nets = Array.from({ length: outcomes }, (_, outcome) => netOf(outcome));

const rowOfPlace = Uint8Array.from(allValues, antePayIndex);
const qualifyingPlace = placeFrom(dealerQualifies);

/** For each hand on a flop, `[(first · 52 + second) · outcomes + outcome]`: how its 1,070,190 futures end when it calls. */
export const tallyOf = (flop: readonly number[]): Float64Array => {
  const tally = new Float64Array(52 * 52 * outcomes);
  const add = (at: number, count: number): void => {
    tally[at] = (tally[at] ?? 0) + count;
  };
  const addHand: Met = (a, b, place, lower, notHigher, outside) => {
    const row = rowOfPlace[place] ?? 0;
    const base = (a * 52 + b) * outcomes;
    const qualifies = place >= qualifyingPlace;
    add(base + lost, dealerHands - (qualifies ? notHigher : outside));
    if (qualifies) add(base + tied, notHigher - lower);
    add(base + unqualified + row, outside);
    if (qualifies) add(base + beaten + row, lower - outside);
  };
  for (let turn = 0; turn < 51; turn += 1) {
    if (flop.includes(turn)) continue;
    for (let river = turn + 1; river < 52; river += 1) {
      if (!flop.includes(river)) meetDealer([...flop, turn, river], qualifyingPlace, addHand);
    }
  }
  return tally;
};

/** What a hand of a tally earns when it calls, over all its futures, in antes. */
export const worthIn = (tally: Float64Array, first: number, second: number): number => {
  const base = (first * 52 + second) * outcomes;
  return nets.reduce((sum, net, outcome) => sum + net * (tally[base + outcome] ?? 0), 0);
};

/** The sums over a flop: deals folded, and deals called by their outcome, when every hand is played for the best. */
const flopTotals = (flop: readonly number[]): { folded: number; called: number[] } => {
  const tally = tallyOf(flop);
  let folded = 0;
  const called = new Array<number>(outcomes).fill(0);
  for (let base = 0; base < tally.length; base += outcomes) {
    const hand = tally.subarray(base, base + outcomes);
    // No hand, or a card twice, has no futures at all.
    const deals = hand.reduce((sum, count) => sum + count, 0);
    const place = base / outcomes;
    if (worthIn(tally, Math.floor(place / 52), place % 52) < -deals) folded += deals;
    else for (const [outcome, count] of hand.entries()) called[outcome] = (called[outcome] ?? 0) + count;
  }
  return { folded, called };
};

export const count: Counting = () => {
  const flops = dealClasses(3);
  let folded = 0n;
  const called = Array.from({ length: outcomes }, () => 0n);
  for (const { cards, weight } of watched('flops', flops)) {
    const totals = flopTotals(cards);
    folded += BigInt(totals.folded * weight);
    for (const [outcome, cases] of totals.called.entries()) {
      called[outcome] = (called[outcome] ?? 0n) + BigInt(cases * weight);
    }
  }
  return {
    figures: {
      folded,
      lost: called[lost],
      tied: called[tied],
      unqualified: called.slice(unqualified, beaten),
      beaten: called.slice(beaten),
    },
  };
};
