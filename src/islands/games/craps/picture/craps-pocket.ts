import { allRolls, totalOf } from '#domain/games/craps/dice.ts';
import { fateOf } from '#domain/games/craps/fate.ts';
import { type Point, spotOf } from '#domain/games/craps/spots.ts';
import { compare, rational } from '#domain/maths/rational.ts';
import { createBetBoard, type Placed } from '#stores/play/bet-board.ts';
import type { Hand } from './craps.ts';

/** Chips that are laid and not yet staked: before the come-out all of them, in a hand those for the next roll. */
export const pocketBoard = createBetBoard();

/** The other side of the line: a player backs one of the two. */
export const rivalOf = (spot: string): string | undefined =>
  spot === 'pass' ? 'dont-pass' : spot === 'dont-pass' ? 'pass' : undefined;

/** On which side of the line the player is, by what is staked or laid. */
export const sideOf = (hand: Hand, placed: Placed): 'pass' | 'dont-pass' | undefined =>
  (['pass', 'dont-pass'] as const).find((line) => hand.felt.has(line) || placed.has(line));

/** The odds of the player's own side; while there is none those that were decided last, else those of pass. */
export const oddsSpot = (hand: Hand, placed: Placed): 'odds:pass' | 'odds:dont-pass' => {
  const side = sideOf(hand, placed);
  if (side !== undefined) return `odds:${side}`;
  return hand.last.some(({ spot }) => spot === 'odds:dont-pass') ? 'odds:dont-pass' : 'odds:pass';
};

/** What the next roll is about. */
export type Next = 'lay' | 'one_roll' | 'come_out_pass' | 'come_out_dont' | 'point_pass' | 'point_dont';

export const nextOf = (hand: Hand, placed: Placed): Next => {
  const side = sideOf(hand, placed);
  if (hand.point !== null) return side === 'dont-pass' ? 'point_dont' : 'point_pass';
  if (side !== undefined) return side === 'pass' ? 'come_out_pass' : 'come_out_dont';
  return hand.felt.size + placed.size > 0 ? 'one_roll' : 'lay';
};

/** What a total on the next roll does to a bet. */
export type Effect = 'wins' | 'returns' | 'loses' | 'stays';

export type Way = { readonly total: number; readonly ways: number; readonly effect: Effect };

const even = rational(1n);

const effectOf = (spot: string, point: Point | null, total: number): Effect => {
  const roll = allRolls.find((dice) => totalOf(dice) === total);
  const fate = roll && fateOf(spotOf(spot), point, roll);
  if (fate?.kind !== 'decided') return 'stays';
  const gain = compare(fate.returns, even);
  return gain > 0 ? 'wins' : gain === 0 ? 'returns' : 'loses';
};

/** The eleven totals, in how many of 36 ways each comes, and what each does to this bet on the next roll. */
export const waysOf = (spot: string, point: Point | null): Way[] =>
  Array.from({ length: 11 }, (_, index) => {
    const total = index + 2;
    return {
      total,
      ways: allRolls.filter((dice) => totalOf(dice) === total).length,
      effect: effectOf(spot, point, total),
    };
  });
