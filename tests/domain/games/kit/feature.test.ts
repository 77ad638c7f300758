import { describe, expect, it } from 'vitest';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { canAutoplay } from '#domain/catalogue/table-terms.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import { broughtFeature } from '#domain/games/kit/feature.ts';

describe('autoplay', () => {
  const offered = houseGames.filter(({ id, category }) => canAutoplay({ steps: findGame(id)?.steps ?? '', category }));

  it('is for games whose round is one stake and no decision', () => {
    const families = new Set(offered.map(({ category }) => category));
    expect([...families].toSorted()).toEqual(['casual', 'lottery', 'slots']);
    const ids = offered.map(({ id }) => id);
    expect(ids).toContain('dice');
    for (const id of ['blackjack', 'mines', 'slot-lotus-hour', 'roulette-european', 'crash', 'bingo-75'])
      expect(ids).not.toContain(id);
  });

  const plain = [
    'slot-signal-box',
    'slot-kite-harbour',
    'slot-soda-siphon',
    'slot-tidepool',
    'slot-gable-street',
    'slot-moth-light',
  ];
  const machines = gameIds.filter((id) => cardOf(id).category === 'slots' && findGame(id)?.steps === 'one');

  it.each(machines.map((id) => [id, !plain.includes(id)] as const))(
    '%s brings a feature now and then: %s',
    (id, does) => {
      const game = findGame(id);
      if (game?.steps !== 'one') throw new Error(`${id} has steps`);
      const parsed = game.parseBets(cardOf(id).sample.bets, 'EUR');
      if (!parsed.ok) throw new Error(`${id} refuses its sample`);
      const serverSeed = '7'.repeat(64);
      const spins = Array.from({ length: 2_000 }, (_, nonce) =>
        broughtFeature(game.play(parsed.value, createStream({ serverSeed, clientSeed: id, nonce })).outcome),
      );
      expect(spins).toContain(false);
      expect(spins.includes(true)).toBe(does);
    },
  );
});
