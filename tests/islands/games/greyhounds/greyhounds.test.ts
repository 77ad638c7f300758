import { describe, expect, it } from 'vitest';
import { dogCards } from '#domain/games/greyhounds/cards.ts';
import { findBet } from '#domain/games/greyhounds/paytable.ts';
import { game as greyhounds } from '#domain/games/greyhounds/rules.ts';
import type { RaceCard } from '#domain/games/horses/race-card.ts';
import {
  dogName,
  oddsText,
  onCard,
  raceOf,
  wayOf,
  wireOf,
  withoutCard,
} from '#islands/games/greyhounds/picture/greyhounds.ts';

const card = dogCards[1] as RaceCard;
const round = (outcome: object) => ({ outcome }) as unknown as Parameters<typeof raceOf>[0];

describe('a card', () => {
  it('takes its chips as bets that the rules take', () => {
    const placed = new Map([
      ['win:3', 100n],
      ['trifecta:1-2-3', 50n],
    ]);
    const bets = wireOf(card, placed, 'EUR');
    expect(bets.map(({ spot }) => spot)).toEqual(['card:2:win:3', 'card:2:trifecta:1-2-3']);
    expect(greyhounds.parseBets(bets, 'EUR').ok).toBe(true);
    expect(withoutCard(onCard(card, 'place:4'))).toBe('place:4');
  });

  it('prints its odds with two decimals', () => {
    const { hundredths = 0n } = findBet('card:2:forecast:3-5') ?? {};
    expect(oddsText(card, 'forecast:3-5')).toBe(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`);
    expect(dogName(card, 3)).toBe(card.runners[2]?.name);
  });
});

describe('a race', () => {
  it('is read from its round, and from no other outcome', () => {
    expect(raceOf(round({ card: 2, order: [6, 5, 4, 3, 2, 1] }))).toEqual({ card, order: [6, 5, 4, 3, 2, 1] });
    for (const outcome of [
      { card: 9, order: [1, 2, 3, 4, 5, 6] },
      { card: 2, order: [1, 1, 2, 3, 4, 5] },
      { number: 3 },
    ])
      expect(raceOf(round(outcome))).toBeUndefined();
  });

  it('ends in the order that was drawn, the winner at the post, whatever it looked like on the way', () => {
    for (let race = 1; race <= 6; race += 1) {
      const order = [3, 1, 6, 2, 5, 4];
      const ends = order.map((trap, rank) => wayOf(trap, rank, race, 1));
      expect(ends[0]).toBe(1);
      expect(ends).toEqual(ends.toSorted((a, b) => b - a));
      expect(new Set(ends).size).toBe(6);
      for (const [rank, trap] of order.entries()) expect(wayOf(trap, rank, race, 0)).toBe(0);
    }
  });
});
