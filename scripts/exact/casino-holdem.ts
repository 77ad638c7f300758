/**
 * Computes the exact figures of Casino Hold'em: every flop up to a change of suits (1,755), every turn and river, every
 * hand of the player and, counted from the sorted hands of the board, every hand of the dealer; 27,813,810,024,000 deals.
 * The player calls where the sum over all turns, rivers and dealer's hands is not below that of folding.
 * node scripts/exact/casino-holdem.ts [--part K/N]   one part of the flops, printed and not stored (some minutes in all)
 */
import { antePayIndex, antePays, callPerAnte, dealerQualifies } from '#domain/games/poker/casino-holdem/paytable.ts';
import { allValues, dealerHands, type Met, meetDealer, placeFrom } from './dealer-hands.ts';
import { dealClasses } from './deals.ts';
import { literal, literals, writeData } from './write-data.ts';

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

if (import.meta.main) {
  const [part = 0, parts = 1] = (process.argv[process.argv.indexOf('--part') + 1] ?? '').split('/').map(Number);
  const isPart = process.argv.includes('--part');
  const flops = dealClasses(3).filter((_, index) => !isPart || index % parts === part);
  let folded = 0n;
  const called = Array.from({ length: outcomes }, () => 0n);
  for (const [index, { cards, weight }] of flops.entries()) {
    const totals = flopTotals(cards);
    folded += BigInt(totals.folded * weight);
    for (const [outcome, count] of totals.called.entries()) {
      called[outcome] = (called[outcome] ?? 0n) + BigInt(count * weight);
    }
    if (index % 100 === 99) console.log(`${index + 1} of ${flops.length} flops`);
  }
  const lines = [
    '',
    '/** Deals that best play folds, and those it calls and loses or ties. */',
    `export const folded = ${literal(folded)};`,
    `export const lost = ${literal(called[lost] ?? 0n)};`,
    `export const tied = ${literal(called[tied] ?? 0n)};`,
    '/** Called deals that win, by the row that pays the ante: the dealer did not qualify, or qualified and was beaten. */',
    `export const unqualified: readonly bigint[] = ${literals(called.slice(unqualified, beaten))};`,
    `export const beaten: readonly bigint[] = ${literals(called.slice(beaten))};`,
  ];
  if (isPart) console.log(lines.join('\n'));
  else writeData('casino-holdem', lines);
}
