import { describe, expect, it } from 'vitest';
import { charts } from '#domain/games/blackjack/chart.ts';

const { blackjack, 'blackjack-surrender': late } = charts;
const line = (chart: typeof blackjack, kind: 'hard' | 'soft' | 'pair', row: number) =>
  chart.rows[kind].find(({ from, to }) => from <= row && row <= to)?.letters.join('');

describe('the chart for reading', () => {
  it('joins totals that say the same, and no pairs', () => {
    expect(blackjack.rows.hard.map(({ from, to }) => `${from}-${to}`)).toEqual([
      '5-8',
      '9-9',
      '10-10',
      '11-11',
      '12-12',
      '13-16',
      '17-20',
    ]);
    expect(blackjack.rows.pair).toHaveLength(10);
  });

  it('says of a pair that is not split what its total says', () => {
    expect(line(blackjack, 'pair', 5)).toBe('DDDDDDDDHH');
    expect(line(blackjack, 'pair', 9)).toBe('PPPPPSPPSS');
    expect(line(blackjack, 'pair', 10)).toBe('SSSSSSSSSS');
  });

  it('gives up only where that is allowed, and explains no letter that it has not', () => {
    expect(line(late, 'hard', 16)).toBe('SSSSSHHRRR');
    expect(line(blackjack, 'hard', 16)).toBe('SSSSSHHHHH');
    expect(blackjack.letters).toEqual(['H', 'S', 'D', 'd', 'P']);
    expect(late.letters).toEqual(['H', 'S', 'D', 'd', 'P', 'R']);
  });

  it('has ten columns in every row', () => {
    for (const { rows } of [blackjack, late])
      for (const { letters } of Object.values(rows).flat()) expect(letters).toHaveLength(10);
  });

  it('lists the hands whose cards change the move', () => {
    expect(blackjack.exceptions).toContainEqual({ cards: [2, 10], up: 4, choice: 'hit' });
    expect(late.exceptions).toContainEqual({ cards: [7, 8], up: 10, choice: 'hit' });
    expect(blackjack.exceptions).toHaveLength(11);
    expect(late.exceptions).toHaveLength(12);
  });
});
