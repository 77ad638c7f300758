import { describe, expect, it } from 'vitest';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import {
  bestHand,
  categories,
  categoryIndexOf,
  royalFlush,
  threeCardCategories,
  threeCardHand,
} from '#domain/games/kit/cards/poker-hand.ts';

const cards = (text: string) => text.split(' ').map((sign) => parseCard(sign) ?? -1);
const five = (text: string) => bestHand(cards(text));
const three = (text: string) => {
  const [a = 0, b = 0, c = 0] = cards(text);
  return threeCardHand(a, b, c);
};

const named = (counts: readonly number[], names: readonly string[]) =>
  Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0]));

describe('all 2,598,960 hands of five', () => {
  const counts = new Array<number>(categories.length).fill(0);
  const values = new Set<number>();
  let royals = 0;
  const hand = [0, 0, 0, 0, 0];
  for (let a = 0; a < 48; a += 1) {
    hand[0] = a;
    for (let b = a + 1; b < 49; b += 1) {
      hand[1] = b;
      for (let c = b + 1; c < 50; c += 1) {
        hand[2] = c;
        for (let d = c + 1; d < 51; d += 1) {
          hand[3] = d;
          for (let e = d + 1; e < 52; e += 1) {
            hand[4] = e;
            const value = bestHand(hand);
            const category = categoryIndexOf(value);
            counts[category] = (counts[category] ?? 0) + 1;
            values.add(value);
            if (value === royalFlush) royals += 1;
          }
        }
      }
    }
  }

  it('fall into the categories of every textbook', () => {
    expect(named(counts, categories)).toEqual({
      'high-card': 1_302_540,
      pair: 1_098_240,
      'two-pair': 123_552,
      'three-of-a-kind': 54_912,
      straight: 10_200,
      flush: 5_108,
      'full-house': 3_744,
      'four-of-a-kind': 624,
      'straight-flush': 40,
    });
    expect(royals).toBe(4);
  });

  it('have 7,462 different values', () => {
    expect(values.size).toBe(7_462);
  });
});

describe('all 22,100 hands of three', () => {
  it('fall into the categories of every textbook, with 741 different values', () => {
    const counts = new Array<number>(threeCardCategories.length).fill(0);
    const values = new Set<number>();
    for (let a = 0; a < 50; a += 1) {
      for (let b = a + 1; b < 51; b += 1) {
        for (let c = b + 1; c < 52; c += 1) {
          const value = threeCardHand(a, b, c);
          const category = categoryIndexOf(value);
          counts[category] = (counts[category] ?? 0) + 1;
          values.add(value);
        }
      }
    }
    expect(named(counts, threeCardCategories)).toEqual({
      'high-card': 16_440,
      pair: 3_744,
      flush: 1_096,
      straight: 720,
      'three-of-a-kind': 52,
      'straight-flush': 48,
    });
    // 286 sets of ranks less 12 runs, plain and suited; 156 pairs with a kicker; 12 runs, plain and suited; 13 trios.
    expect(values.size).toBe(2 * (286 - 12) + 156 + 2 * 12 + 13);
  });
});

describe('the order of hands', () => {
  it.each([
    ['the ace kicker', 'Kc Kd As 7h 2c', 'Kh Ks Qs 7d 2d'],
    ['the last kicker', 'Kc Kd As 7h 3c', 'Kh Ks Ah 7d 2d'],
    ['the higher of two pairs', 'Ac Ad 2c 2d 3h', 'Kc Kd Qc Qd Jh'],
    ['six high over the wheel', '2c 3d 4h 5s 6c', 'Ac 2d 3h 4s 5c'],
    ['the wheel over three aces', 'Ac 2d 3h 4s 5c', 'Ac Ad Ah Ks Qc'],
    ['the trio of a full house', '3c 3d 3h 2s 2c', '2c 2d 2h As Ac'],
    ['the steel wheel over four aces', 'Ac 2c 3c 4c 5c', 'Ac Ad Ah As Kc'],
    ['the flush by its second card', 'Ac Qc 4c 3c 2c', 'Ad Jd Td 9d 7d'],
  ])('puts %s first', (_, better, worse) => {
    expect(five(better)).toBeGreaterThan(five(worse));
  });

  it('ignores suits', () => {
    expect(five('Kc Kd As 7h 2c')).toBe(five('Kh Ks Ad 7c 2d'));
  });

  it('does not run round the corner', () => {
    expect(categories[categoryIndexOf(five('Kc Ad 2h 3s 4c'))]).toBe('high-card');
    expect(threeCardCategories[categoryIndexOf(three('Kc Ad 2h'))]).toBe('high-card');
  });

  it('of three cards is its own', () => {
    const upwards = ['Ac Kd Jh', '2c 2d 3h', '5c 3c 2c', 'Ac 2d 3h', '4c 3d 2h', 'Ac Kd Qh', '2c 2d 2h', 'Ac 2c 3c'];
    const values = upwards.map(three);
    expect(values.toSorted((a, b) => a - b)).toEqual(values);
    expect(new Set(values).size).toBe(values.length);
  });
});

describe('the best five of seven', () => {
  it.each([
    ['two trios make a full house', '9c 9d 9h 5s 5c 5d 2h', '9c 9d 9h 5s 5c'],
    ['three pairs leave the best kicker', 'Ac Ad Kc Kd Qc Qd Jh', 'Ac Ad Kc Kd Qh'],
    ['seven of a suit', 'Ac Kc 9c 7c 5c 3c 2c', 'Ac Kc 9c 7c 5c'],
    ['a straight flush below a higher flush card', 'Ac 9c 8c 7c 6c 5c Ad', '9c 8c 7c 6c 5c'],
    ['a straight of six', '4c 5d 6h 7s 8c 9d 9h', '5d 6h 7s 8c 9d'],
    ['four of a kind with the best kicker', '4c 4d 4h 4s 8c Kd Kh', '4c 4d 4h 4s Kd'],
    ['a full house over a flush', 'Kc Kd Kh 2c 2d 8c 9c', 'Kc Kd Kh 2c 2d'],
  ])('%s', (_, seven, best) => {
    expect(five(seven)).toBe(five(best));
  });

  it('is the best of the 21 choices, for 2,000 hands', () => {
    // A fixed walk through the deck, so that the same hands are tried every time.
    let word = 12_345;
    const next = (n: number) => {
      word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0;
      return (word >>> 8) % n;
    };
    for (let round = 0; round < 2_000; round += 1) {
      const seven = new Set<number>();
      while (seven.size < 7) seven.add(next(52));
      const all = [...seven];
      const choices = all.flatMap((_, i) =>
        all.slice(i + 1).map((_, j) => all.filter((_, k) => k !== i && k !== i + 1 + j)),
      );
      expect(choices).toHaveLength(21);
      expect(bestHand(all)).toBe(Math.max(...choices.map((choice) => bestHand(choice))));
    }
  });
});
