/**
 * The exact figures of Caribbean Stud: every hand of the player up to a change of suits, with each of the 47 cards that the dealer
 * can show, against the 163,185 hands behind it, played for the best. The dealer's hands that touch none of the player's cards
 * are counted by inclusion and exclusion over the hands that hold the open card and some of them. About a minute.
 */
import { bestHand } from '#domain/games/kit/cards/poker-hand.ts';
import { callPayIndex, callPays, callPerAnte, dealerQualifies } from '#domain/games/poker/caribbean-stud/paytable.ts';
import { dealerHands } from '#domain/games/poker/caribbean-stud/play.ts';
import type { Counting } from '../counted.ts';
import { dealClasses } from '../deals.ts';

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
/** `chosen[k][n]`: what the k-th smallest card n of a set adds to the set's place among those of its size. */
const chosen = Array.from({ length: 5 }, (_, k) =>
  Int32Array.from({ length: 52 }, (_, n) => (n > k ? Math.round(choose(n, k + 1)) : 0)),
);
const handCount = 2_598_960;

const allValues = [...new Set(dealClasses(5).map(({ cards }) => bestHand(cards)))].sort((a, b) => a - b);
const placeOf = new Uint16Array((allValues.at(-1) ?? 0) + 1);
for (const [place, value] of allValues.entries()) placeOf[value] = place;
const qualifyingPlace = allValues.findIndex((value) => value >= dealerQualifies);
const rowOfPlace = Uint8Array.from(allValues, callPayIndex);

/** The place of each hand's value, by the hand's own place among all hands. */
const placeOfHand = new Uint16Array(handCount);
const hand = new Int32Array(5);
const eachHand = (use: (at: number) => void): void => {
  let at = 0;
  for (let e = 4; e < 52; e += 1)
    for (let d = 3; d < e; d += 1)
      for (let c = 2; c < d; c += 1)
        for (let b = 1; b < c; b += 1)
          for (let a = 0; a < b; a += 1) {
            hand[0] = a;
            hand[1] = b;
            hand[2] = c;
            hand[3] = d;
            hand[4] = e;
            use(at);
            at += 1;
          }
};
eachHand((at) => {
  placeOfHand[at] = placeOf[bestHand(hand)] ?? 0;
});

/** A set of cards out of five or six, as a mask over them. */
const sizeOf = (mask: number): number => {
  let size = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) size += 1;
  return size;
};
const indexOf = (cards: Int32Array, mask: number): number => {
  let [index, k] = [0, 0];
  for (let at = 0; at < cards.length; at += 1) {
    if ((mask & (1 << at)) === 0) continue;
    index += chosen[k]?.[cards[at] ?? 0] ?? 0;
    k += 1;
  }
  return index;
};

/** For sets of one to four cards: the values of all hands around each, ascending, `hands[size]` a set. */
const hands = [0, 249_900, 19_600, 1_176, 48];
const around = [0, 52, 1_326, 22_100, 270_725].map((sets, size) => new Uint16Array(sets * (hands[size] ?? 0)));
const filled = [0, 52, 1_326, 22_100, 270_725].map((sets) => new Int32Array(sets));
const parts = Array.from({ length: 30 }, (_, index) => index + 1).map((mask) => ({ mask, size: sizeOf(mask) }));

const fillAround = (): void => {
  // Hands go in by their value, so that every list is in order.
  const starts = new Int32Array(allValues.length + 1);
  for (const place of placeOfHand) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  for (let place = 0; place < allValues.length; place += 1)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const order = new Int32Array(handCount);
  const packed = new Int32Array(handCount);
  eachHand((at) => {
    const place = placeOfHand[at] ?? 0;
    order[starts[place] ?? 0] = at;
    starts[place] = (starts[place] ?? 0) + 1;
    packed[at] = hand.reduce((sum, card, slot) => sum + (card << (6 * slot)), 0);
  });
  for (const at of order) {
    for (let slot = 0; slot < 5; slot += 1) hand[slot] = ((packed[at] ?? 0) >> (6 * slot)) & 63;
    const place = placeOfHand[at] ?? 0;
    for (const { mask, size } of parts) {
      const index = indexOf(hand, mask);
      const lists = around[size];
      const counts = filled[size];
      if (!lists || !counts) continue;
      lists[index * (hands[size] ?? 0) + (counts[index] ?? 0)] = place;
      counts[index] = (counts[index] ?? 0) + 1;
    }
  }
};

/** How many hands around a set have a value below a place. */
const countBelow = (size: number, index: number, place: number): number => {
  const list = around[size] ?? placeOfHand;
  const length = hands[size] ?? 0;
  const start = index * length;
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[start + middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Of the hands around each set, those that do not qualify: asked for so often that they are counted once. */
const outsideOf = around.map((_, size) => new Int32Array(filled[size]?.length ?? 0));

/** The open card's place among the six, and every set with it: what inclusion and exclusion add and take away. */
const terms = Array.from({ length: 6 }, (_, open) =>
  Array.from({ length: 64 }, (_, mask) => mask)
    .filter((mask) => mask & (1 << open) && sizeOf(mask) <= 5)
    .map((mask) => ({ mask, size: sizeOf(mask), sign: sizeOf(mask) % 2 === 1 ? 1 : -1 })),
);

const six = new Int32Array(6);

/** Of the dealer's hands behind an open card: how many do not qualify, are below the player's, and are not above it. */
const meet = (open: number, place: number): readonly [number, number, number] => {
  let [outside, lower, notHigher] = [0, 0, 0];
  // A hand that would not qualify itself is above none that does.
  const plays = place >= qualifyingPlace;
  for (const { mask, size, sign } of terms[open] ?? []) {
    const index = indexOf(six, mask);
    if (size === 5) {
      const other = placeOfHand[index] ?? 0;
      if (other < qualifyingPlace) outside += sign;
      if (other < place) lower += sign;
      if (other <= place) notHigher += sign;
    } else {
      outside += sign * (outsideOf[size]?.[index] ?? 0);
      if (!plays) continue;
      const list = around[size] ?? placeOfHand;
      const [start, below] = [index * (hands[size] ?? 0), countBelow(size, index, place)];
      let ties = 0;
      while (below + ties < (hands[size] ?? 0) && list[start + below + ties] === place) ties += 1;
      lower += sign * below;
      notHigher += sign * (below + ties);
    }
  }
  return [outside, lower, notHigher];
};

export const count: Counting = () => {
  fillAround();
  for (const [size, counts] of outsideOf.entries())
    for (const index of counts.keys()) counts[index] = countBelow(size, index, qualifyingPlace);
  let [folded, unqualified, tied, lost] = [0, 0, 0, 0];
  const won = new Array<number>(callPays.length).fill(0);
  for (const { cards, weight } of dealClasses(5)) {
    const sorted = cards.toSorted((a, b) => a - b);
    const place = placeOf[bestHand(sorted)] ?? 0;
    const row = rowOfPlace[place] ?? 0;
    const gain = 1 + Number(callPerAnte * (callPays[row]?.toOne ?? 0n));
    for (let card = 0; card < 52; card += 1) {
      if (sorted.includes(card)) continue;
      six.set([...sorted, card].sort((a, b) => a - b));
      const [outside, lower, notHigher] = meet(six.indexOf(card), place);
      const beaten = place >= qualifyingPlace ? lower - outside : 0;
      const ties = place >= qualifyingPlace ? notHigher - lower : 0;
      const losses = dealerHands - outside - beaten - ties;
      if (outside + beaten * gain - 3 * losses < -dealerHands) folded += weight * dealerHands;
      else {
        unqualified += weight * outside;
        won[row] = (won[row] ?? 0) + weight * beaten;
        tied += weight * ties;
        lost += weight * losses;
      }
    }
  }
  return { figures: { folded, unqualified, tied, lost, won } };
};
