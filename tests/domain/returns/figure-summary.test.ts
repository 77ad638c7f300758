import { describe, expect, it } from 'vitest';
import { gameIds } from '#domain/games/book/registry.ts';
import { rational } from '#domain/maths/rational.ts';
import { rowJson, rowsOf } from '#domain/returns/figure-rows.ts';
import { bestText, linesOf, oddsText, returnSpan } from '#domain/returns/figure-summary.ts';

describe('the figures for reading', () => {
  it('tell hundreds of bets by group, from the least to the most', () => {
    const lines = linesOf(rowsOf('horses'));
    expect(lines.map(({ bet }) => bet)).toEqual([
      'card:…:win:… (96 bets)',
      'card:…:place:… (96 bets)',
      'card:…:show:… (96 bets)',
      'card:…:exacta:… (672 bets)',
    ]);
    expect(lines[0]?.returnToPlayer).toMatch(/^95\.\d{4}% to 96\.0000%$/);
    expect(linesOf(rowsOf('mines'))).toHaveLength(24);
  });

  it('tell a single bet with its fraction where that is short', () => {
    const [line] = linesOf(rowsOf('roulette-european'));
    expect(line).toMatchObject({
      bet: 'straight',
      fraction: '36/37',
      houseEdge: '2.7027%',
      maxWin: '36.00×',
      odds: '1 in 37.0',
    });
    expect(linesOf(rowsOf('casino-holdem'))[0]?.fraction).toBeUndefined();
  });

  it.each(gameIds)('of %s stay few enough for a page', (id) => {
    const lines = linesOf(rowsOf(id));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(60);
    expect(returnSpan(rowsOf(id))).toMatch(/^\d+\.\d\d%( to \d+\.\d\d%)?$/);
  });

  it('have best play beside the rule of play that a row is of', () => {
    expect(bestText(rowsOf('blackjack'))).toBe('99.54312%');
    expect(bestText(rowsOf('blackjack-surrender'))).toBe('99.61572%');
    expect(bestText(rowsOf('dice'))).toBeUndefined();
    const [hand, insurance] = rowsOf('blackjack').map(rowJson);
    expect(hand).toMatchObject({ bestPlay: { returnToPlayer: { decimal: '0.995431153546697' } } });
    expect(insurance).not.toHaveProperty('bestPlay');
  });

  it('say odds as one in so many', () => {
    expect(oddsText(rational(1n, 3_764_768n))).toBe('1 in 3,764,768');
    expect(oddsText(undefined)).toBe('');
  });

  it('and the edge are one together', () => {
    for (const row of gameIds.flatMap((id) => rowsOf(id))) {
      const { returnToPlayer, houseEdge } = rowJson(row);
      expect(Number(returnToPlayer.decimal) + Number(houseEdge.decimal)).toBeCloseTo(1, 12);
    }
  });
});
