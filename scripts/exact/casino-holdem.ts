/**
 * Computes the exact figures of Casino Hold'em: every flop up to a change of suits (1,755), every turn and river, every
 * hand of the player and, counted from the sorted hands of the board, every hand of the dealer; 27,813,810,024,000 deals.
 * The player calls where the sum over all turns, rivers and dealer's hands is not below that of folding.
 * node scripts/exact/casino-holdem.ts [--part K/N]   one part of the flops, printed and not stored (some minutes in all)
 */
import { deckOf } from '#domain/games/cards/card.ts';
import { bestHand } from '#domain/games/cards/poker-hand.ts';
import { antePayIndex, antePays, callPerAnte, dealerQualifies } from '#domain/games/casino-holdem/paytable.ts';
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

const deck = deckOf();
const pairsMax = 1_081;
const first = new Uint8Array(pairsMax);
const second = new Uint8Array(pairsMax);
/** `place of the value among all values · 2,048 + hand`: what sorts the hands of a board. */
const order = new Int32Array(pairsMax);
const below = new Int32Array(52);
const reached = new Int32Array(52);
const seven = new Int32Array(7);

/** The place of a hand's value among the values there are, so that it sorts beside the hand in one 32-bit integer. */
const allValues = [...new Set(dealClasses(5).map(({ cards }) => bestHand(cards)))].sort((a, b) => a - b);
const placeOf = new Uint16Array((allValues.at(-1) ?? 0) + 1);
for (const [place, value] of allValues.entries()) placeOf[value] = place;
const rowOfPlace = Uint8Array.from(allValues, antePayIndex);
const qualifyingPlace = allValues.findIndex((value) => value >= dealerQualifies);

const suitOfThree = (board: readonly number[]): number =>
  [0, 1, 2, 3].find((suit) => board.filter((card) => Math.floor(card / 13) === suit).length >= 3) ?? -1;

const likes = new Uint8Array(52);
const known = new Int32Array(26 * 26);

/** Fills `first`, `second` and `order` with the 1,081 hands beside a board. */
const sortHands = (board: readonly number[]): void => {
  seven.set(board);
  const rest = deck.filter((card) => !board.includes(card));
  // Of two cards only the ranks count, and whether they are of the suit that can still make a flush.
  const suit = suitOfThree(board);
  for (const card of rest) likes[card] = 2 * (card % 13) + (Math.floor(card / 13) === suit ? 1 : 0);
  known.fill(-1);
  let size = 0;
  for (let i = 0; i < rest.length; i += 1) {
    const a = rest[i] ?? 0;
    for (let j = i + 1; j < rest.length; j += 1) {
      const b = rest[j] ?? 0;
      const [like, other] = [likes[a] ?? 0, likes[b] ?? 0];
      const key = like < other ? like * 26 + other : other * 26 + like;
      let place = known[key] ?? -1;
      if (place < 0) {
        seven[5] = a;
        seven[6] = b;
        place = placeOf[bestHand(seven)] ?? 0;
        known[key] = place;
      }
      first[size] = a;
      second[size] = b;
      order[size] = place * 2_048 + size;
      size += 1;
    }
  }
  order.sort();
};

/** Adds to `tally[(first · 52 + second) · outcomes + …]` what each hand meets on this board, over the dealer's 990 hands. */
const addBoard = (board: readonly number[], tally: Float64Array): void => {
  sortHands(board);
  below.fill(0);
  let belowCount = 0;
  // Hands that do not qualify come first: all of them, and those with a given card, are known once they are passed.
  const qualifying = countBelow(qualifyingPlace);
  const unqualifiedOf = unqualifiedByCard(qualifying);
  for (let start = 0; start < pairsMax; ) {
    const place = (order[start] ?? 0) >> 11;
    let end = start;
    reached.set(below);
    for (; end < pairsMax && (order[end] ?? 0) >> 11 === place; end += 1) {
      const hand = (order[end] ?? 0) & 2_047;
      const [a = 0, b = 0] = [first[hand], second[hand]];
      reached[a] = (reached[a] ?? 0) + 1;
      reached[b] = (reached[b] ?? 0) + 1;
    }
    const row = rowOfPlace[place] ?? 0;
    const qualifies = place >= qualifyingPlace;
    for (let at = start; at < end; at += 1) {
      const hand = (order[at] ?? 0) & 2_047;
      const [a = 0, b = 0] = [first[hand], second[hand]];
      // Of the dealer's hands those with a card of the player's are taken off; the player's own hand has both.
      const lower = belowCount - (below[a] ?? 0) - (below[b] ?? 0);
      const notHigher = end - (reached[a] ?? 0) - (reached[b] ?? 0) + 1;
      const outside = qualifying - (unqualifiedOf[a] ?? 0) - (unqualifiedOf[b] ?? 0) + (qualifies ? 0 : 1);
      const base = (a * 52 + b) * outcomes;
      tally[base + lost] = (tally[base + lost] ?? 0) + (qualifies ? 990 - notHigher : 990 - outside);
      if (qualifies) tally[base + tied] = (tally[base + tied] ?? 0) + notHigher - lower;
      tally[base + unqualified + row] = (tally[base + unqualified + row] ?? 0) + outside;
      if (qualifies) tally[base + beaten + row] = (tally[base + beaten + row] ?? 0) + lower - outside;
    }
    below.set(reached);
    belowCount = end;
    start = end;
  }
};

const countBelow = (place: number): number => {
  let [low, high] = [0, pairsMax];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((order[middle] ?? 0) < place * 2_048) low = middle + 1;
    else high = middle;
  }
  return low;
};

const unqualifiedCounts = new Int32Array(52);
const unqualifiedByCard = (count: number): Int32Array => {
  unqualifiedCounts.fill(0);
  for (let at = 0; at < count; at += 1) {
    const hand = (order[at] ?? 0) & 2_047;
    for (const card of [first[hand] ?? 0, second[hand] ?? 0]) {
      unqualifiedCounts[card] = (unqualifiedCounts[card] ?? 0) + 1;
    }
  }
  return unqualifiedCounts;
};

/** For each hand on a flop, `[(first · 52 + second) · outcomes + outcome]`: how its 1,070,190 futures end when it calls. */
export const tallyOf = (flop: readonly number[]): Float64Array => {
  const tally = new Float64Array(52 * 52 * outcomes);
  for (let turn = 0; turn < 51; turn += 1) {
    if (flop.includes(turn)) continue;
    for (let river = turn + 1; river < 52; river += 1) {
      if (!flop.includes(river)) addBoard([...flop, turn, river], tally);
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
