import { add, multiply, type Rational, rational } from '../../../maths/rational.ts';
import { type Card, deckOf, rankOf, suitOf } from '../../kit/cards/card.ts';
import { bestHand, type HandValue } from '../../kit/cards/poker-hand.ts';
import figures from './figures.json' with { type: 'json' };
import { blindPays, blindRow, dealerQualifies } from './paytable.ts';

/** How a raised hand meets the dealer's. */
type Showdown = 'won' | 'tied' | 'lost';

export type Meeting = { readonly showdown: Showdown; readonly qualifies: boolean };

export const meet = (player: HandValue, dealer: HandValue): Meeting => ({
  showdown: player > dealer ? 'won' : player === dealer ? 'tied' : 'lost',
  qualifies: dealer >= dealerQualifies,
});

/** What comes back of each bet of a raised hand, by unit of it. */
export type Returned = { readonly ante: bigint; readonly blind: Rational; readonly play: bigint };

/** A tie gives all three back; the ante also comes back where the dealer does not qualify, whoever wins. */
export const returnsOf = ({ showdown, qualifies }: Meeting, player: HandValue): Returned => {
  const one = rational(1n);
  if (showdown === 'tied') return { ante: 1n, blind: one, play: 1n };
  if (showdown === 'lost') return { ante: qualifies ? 0n : 1n, blind: rational(0n), play: 0n };
  const pays = blindPays[blindRow(player)]?.toOne ?? rational(0n);
  return { ante: qualifies ? 2n : 1n, blind: add(one, pays), play: 2n };
};

/** How many antes each decision may raise by: before the flop, after it, after the river. */
export const raises = [[4n, 3n], [2n], [1n]] as const;

/** A raise as a choice is named, by its antes; on the wire the name of a choice has no figures. */
const raiseNames: readonly string[] = ['raise-one', 'raise-two', 'raise-three', 'raise-four'];
export const raiseName = (times: bigint): string => {
  const name = raiseNames[Number(times) - 1];
  if (name === undefined) throw new RangeError(`no raise is ${times} antes`);
  return name;
};
/** The antes of a raise by its name; 0 for another choice. */
export const timesOf = (name: string): number => raiseNames.indexOf(name) + 1;

/** What a raise of so many antes earns in the end, and what a fold does, in halves of an ante. */
const earns = (meeting: Meeting, player: HandValue, raise: bigint): number => {
  const { ante, blind, play } = returnsOf(meeting, player);
  const { num, den } = multiply(blind, rational(2n));
  return Number(2n * (ante + raise * play - 2n - raise) + num / den);
};
const foldEarns = -4;

/** What raising as far as may be and not raising earn over all deals that can follow, in halves of an ante. */
export type Worth = { readonly raised: number; readonly otherwise: number; readonly deals: number };

const dealerHands = 990;
const ends = (['won', 'tied', 'lost'] as const).flatMap((showdown) =>
  [false, true].map((qualifies) => ({ showdown, qualifies })),
);
const endIndex = (player: HandValue, dealer: HandValue): number =>
  (player > dealer ? 0 : player === dealer ? 2 : 4) + (dealer >= dealerQualifies ? 1 : 0);

/** What a hand on a whole board earns with each of these raises, over the dealer's 990 hands. */
const worthOfRaises = (hole: readonly Card[], board: readonly Card[], sizes: readonly bigint[]): number[] => {
  const own = bestHand([...hole, ...board]);
  const rest = deckOf().filter((card) => !hole.includes(card) && !board.includes(card));
  const other = [...board, 0, 0];
  const counts = ends.map(() => 0);
  for (let i = 0; i < rest.length; i += 1) {
    other[5] = rest[i] ?? 0;
    for (let j = i + 1; j < rest.length; j += 1) {
      other[6] = rest[j] ?? 0;
      const end = endIndex(own, bestHand(other));
      counts[end] = (counts[end] ?? 0) + 1;
    }
  }
  return sizes.map((size) => ends.reduce((sum, end, index) => sum + (counts[index] ?? 0) * earns(end, own, size), 0));
};

/** After the river: raising by one ante, or folding. */
const worthAfterRiver = (hole: readonly Card[], board: readonly Card[]): Worth => {
  const [raised = 0] = worthOfRaises(hole, board, raises[2]);
  return { raised, otherwise: foldEarns * dealerHands, deals: dealerHands };
};

/** After the flop: raising by two antes, or checking and playing the river for the best. Lays out 1,070,190 deals. */
const worthAfterFlop = (hole: readonly Card[], flop: readonly Card[]): Worth => {
  const rest = deckOf().filter((card) => !hole.includes(card) && !flop.includes(card));
  let [raised, otherwise, deals] = [0, 0, 0];
  for (const [i, turn] of rest.entries()) {
    for (const river of rest.slice(i + 1)) {
      const [now = 0, later = 0] = worthOfRaises(hole, [...flop, turn, river], [raises[1][0], raises[2][0]]);
      raised += now;
      otherwise += Math.max(later, foldEarns * dealerHands);
      deals += dealerHands;
    }
  }
  return { raised, otherwise, deals };
};

/** The kind of a hand before the flop, in the `beforeFlop` of `figures.json`: what its suits are does not matter, but that they are the same. */
export const kindOf = ([a = 0, b = 0]: readonly Card[]): number => {
  const [low, high] = [rankOf(a), rankOf(b)].toSorted((x, y) => x - y) as [number, number];
  return suitOf(a) === suitOf(b) ? high * 13 + low : low * 13 + high;
};

/** The flops, turns, rivers and hands of the dealer that two cards can meet. */
export const futures = 19_600 * 1_081 * dealerHands;

/**
 * Before the flop: raising by four antes, or checking and playing on for the best. What each kind of hand earns over its
 * 20,975,724,000 deals, in halves of an ante, was counted once for all.
 */
const worthBeforeFlop = (hole: readonly Card[]): Worth => {
  const [raised = 0, checked = 0] = figures.beforeFlop[kindOf(hole)] ?? [];
  return { raised, otherwise: checked, deals: futures };
};

/** What the decision on these cards is worth: `board` has none, three or all five of its cards. */
export const worthOf = (hole: readonly Card[], board: readonly Card[]): Worth => {
  if (board.length === 0) return worthBeforeFlop(hole);
  return board.length === 3 ? worthAfterFlop(hole, board) : worthAfterRiver(hole, board);
};

/** Whether best play raises: where that earns no less. */
export const isWorthRaising = ({ raised, otherwise }: Worth): boolean => raised >= otherwise;

/** How much of the board lies open after so many checks. */
export const openAfter = [0, 3, 5] as const;

/**
 * Whether a hand that was left after so many checks, and so can only be checked on, comes to a decision that best play would earn
 * something with. The bets come back there: what best play earns from then on is never less, so leaving is no way to play.
 */
export const isWorthKeeping = (hole: readonly Card[], board: readonly Card[], checks: number): boolean =>
  openAfter.slice(checks).some((open) => {
    const { raised, otherwise } = worthOf(hole, board.slice(0, open));
    return Math.max(raised, otherwise) >= 0;
  });
