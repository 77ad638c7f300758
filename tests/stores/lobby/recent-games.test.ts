import { describe, expect, it } from 'vitest';
import type { BetLine } from '#stores/history/history.ts';
import { recentGamesMax, recentGamesOf } from '#stores/lobby/recent-games.ts';

const line = (gameId: string, imageId: string | null = `house:${gameId}`): BetLine => ({
  id: '0197f0a0-0000-7000-8000-000000000000',
  gameId,
  gameName: gameId,
  provider: 'Odd Lot',
  imageId,
  status: 'settled',
  stake: '1.00',
  payout: '0.00',
  freeSpin: false,
  currency: 'EUR',
  at: '2026-11-01T12:00:00.000Z',
});

describe('the games played last', () => {
  it('are each named once, the last played first', () => {
    const lines = [line('dice'), line('mines'), line('dice'), line('limbo')];
    expect(recentGamesOf(lines).map(({ id }) => id)).toEqual(['dice', 'mines', 'limbo']);
  });
  it('leave out what is no longer on the shelf', () => {
    expect(recentGamesOf([line('chess', null), line('dice')]).map(({ id }) => id)).toEqual(['dice']);
  });
  it('are no more than a shelf holds', () => {
    const lines = Array.from({ length: 20 }, (_, index) => line(`game-${index}`));
    expect(recentGamesOf(lines)).toHaveLength(recentGamesMax);
  });
});
