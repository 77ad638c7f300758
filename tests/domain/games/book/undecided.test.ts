import { expect, it } from 'vitest';
import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, gameIds } from '#domain/games/book/registry.ts';
import { stakeOf } from '#domain/games/kit/game.ts';
import { upTo } from '#tests/support/law.ts';

/**
 * A round that comes back whole whatever its seeds are was never at risk, and says so: else two days of waiting would bring points and
 * turn a bonus over for nothing. It is tried for every game with decisions: opened as its sample says, and left alone.
 */
const seedsOf = (nonce: number): RoundSeeds => ({ serverSeed: 'cafe'.repeat(16), clientSeed: 'left', nonce });
const seedCount = 20;

const leftAlone = gameIds.flatMap((id) => {
  const game = findGame(id);
  return game?.steps === 'many' ? [game] : [];
});

it.each(leftAlone)('$id, left alone, says what was never at risk', (game) => {
  const bets = cardOf(game.id as (typeof gameIds)[number]).sample.bets.map(({ spot }) => ({ spot, amountMinor: 600n }));
  const rounds = upTo(seedCount).map((nonce) => {
    const step = game.start(bets, createStream(seedsOf(nonce)));
    return step.status === 'settled' ? step : game.finish(bets, step.state, createStream(seedsOf(nonce)));
  });
  const isRiskless = rounds.every(({ payoutMinor }) => payoutMinor === stakeOf(bets));
  for (const { payoutMinor, undecidedMinor = 0n } of rounds) {
    expect(undecidedMinor).toBeLessThanOrEqual(payoutMinor);
    if (isRiskless) expect(undecidedMinor).toBe(stakeOf(bets));
  }
});

it('the ladders and the fields are such games', () => {
  expect(leftAlone.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['mines', 'coin', 'towers', 'penalty', 'hilo', 'craps']),
  );
});
