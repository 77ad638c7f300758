import { expect, test } from 'vitest';
import { shareOf, spreadOf, takeTurns } from '#tests/bench/turns.ts';

test('every part has its turns, and the order turns round', async () => {
  const order: string[] = [];
  const part = (name: string) => ({
    name,
    measure: async () => {
      order.push(name);
      return { rate: order.length };
    },
  });
  const turns = await takeTurns([part('a'), part('b'), part('c')], 2);
  expect(order.join('')).toBe('abccba');
  expect(turns.get('a')?.map(({ rate }) => rate)).toEqual([1, 6]);
});

test('a spread is the median between the least and the most', () => {
  expect(spreadOf([9, 1, 4])).toEqual({ value: 4, from: 1, to: 9 });
  expect(spreadOf([9, 1, 4, 6])).toEqual({ value: 5, from: 1, to: 9 });
});

test('a share compares what was measured in the same turn', () => {
  const rates = (...all: number[]) => all.map((rate) => ({ rate }));
  const turns = new Map([
    ['bets', rates(50, 500, 90)],
    ['bare', rates(100, 1_000, 100)],
  ]);
  expect(shareOf(turns, 'bets', 'bare')).toEqual({ value: 0.5, from: 0.5, to: 0.9 });
});
