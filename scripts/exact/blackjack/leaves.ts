import { totalOfValues } from '#domain/games/blackjack/hands.ts';
import { decide, type StrategyTable } from '#domain/games/blackjack/strategy.ts';
import { type Key, keyOfAll, values } from './shoe.ts';

/** One way a hand can end: its cards, in how many orders, its stake, its total (above 21: bust), and whether it was given up. */
export type Leaf = {
  readonly key: Key;
  readonly stake: 1 | 2;
  readonly total: number;
  readonly givenUp: boolean;
  ways: number;
};

/** Every end of a hand that is played by a table from these cards on; split aces get one card. */
export const leavesOf = (start: readonly number[], up: number, table: StrategyTable, isSplit: boolean): Leaf[] => {
  const leaves = new Map<string, Leaf>();
  const end = (hand: readonly number[], stake: 1 | 2, givenUp = false): void => {
    const key = keyOfAll(hand);
    const name = `${key}:${stake}:${givenUp}`;
    const known = leaves.get(name);
    if (known) known.ways += 1;
    else leaves.set(name, { key, stake, total: totalOfValues(hand).total, givenUp, ways: 1 });
  };
  const play = (hand: readonly number[]): void => {
    const isOver = hand.length > 1 && (totalOfValues(hand).total >= 21 || (isSplit && hand[0] === 1));
    const may = { double: hand.length === 2, split: false, surrender: hand.length === 2 && !isSplit };
    const move = isOver ? 'stand' : hand.length === 1 ? 'hit' : decide(hand, up, may, table);
    if (move === 'stand') end(hand, 1);
    else if (move === 'surrender') end(hand, 1, true);
    else eachNext(hand, move === 'double' ? (next) => end(next, 2) : play);
  };
  play(start);
  return [...leaves.values()];
};

const eachNext = (hand: readonly number[], use: (next: readonly number[]) => void): void => {
  for (const value of values) use([...hand, value]);
};

/** What a hand of this total and stake wins in units against a dealer who ends at `outcome` (17 to 21 at 0 to 4, bust at 5). */
export const netOf = (
  { total, stake, givenUp }: Pick<Leaf, 'total' | 'stake' | 'givenUp'>,
  outcome: number,
): number => {
  if (givenUp) return -0.5;
  if (total > 21) return -stake;
  if (outcome === 5 || total > outcome + 17) return stake;
  return total < outcome + 17 ? -stake : 0;
};

/** All first two cards, each unordered pair once, and in how many orders it comes. */
export const firstHands: readonly { readonly hand: readonly [number, number]; readonly orders: number }[] =
  values.flatMap((first) =>
    values
      .filter((second) => second >= first)
      .map((second) => ({ hand: [first, second] as const, orders: first === second ? 1 : 2 })),
  );
