import { describe, expect, it } from 'vitest';
import { gameIds } from '#domain/games/book/registry.ts';
import { rational } from '#domain/maths/rational.ts';
import { oddsOf, shelfFiguresOf } from '#domain/returns/shelf-figures.ts';

describe('what a shelf tells of a game', () => {
  it('has figures of every game of the house', () => {
    for (const id of gameIds) {
      const figures = shelfFiguresOf(id);
      expect(figures?.hits, id).toMatch(/^\d{1,2}\.\d\d%$|^100\.00%$/);
      expect(figures?.times, id).toMatch(/^\d{1,3}(?:,\d{3})*(?:\.\d{1,2})?$/);
    }
    // Where a largest win asks for a decision at its best, or for a whole round of the best, the engine tells no odds.
    const untold = gameIds.filter((id) => shelfFiguresOf(id)?.odds === undefined);
    expect(untold).toEqual(['blackjack', ...untold.filter((id) => id.startsWith('slot-'))]);
    expect(untold.length).toBeLessThan(6);
  });

  it('tells of roulette what anybody can count: an even chance hits 18 of 37, a number pays 36 times once in 37', () => {
    expect(shelfFiguresOf('roulette-european')).toEqual({ hits: '48.65%', times: '36', odds: { once: '37.0' } });
  });

  it('tells the largest win that any bet has, and once in how many rounds that bet brings it', () => {
    expect(shelfFiguresOf('slot-kite-harbour')).toMatchObject({ times: '428.4', odds: { once: '2,868,395' } });
    expect(shelfFiguresOf('slot-gable-street')?.odds).toEqual({ digits: 18 });
  });

  it.each([
    [rational(1n, 38n), { once: '38.0' }],
    [rational(2n, 13n), { once: '6.5' }],
    [rational(1n, 100n), { once: '100' }],
    [rational(3n, 37_037n), { once: '12,346' }],
    [rational(1n, 10n ** 14n), { once: '100,000,000,000,000' }],
    [rational(1n, 10n ** 15n), { digits: 16 }],
    [rational(0n), undefined],
  ])('says the odds of %o', (chance, odds) => {
    expect(oddsOf(chance)).toEqual(odds);
  });
});
