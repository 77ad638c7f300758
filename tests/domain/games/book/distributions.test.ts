import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import { raceCards } from '#domain/games/horses/race-card.ts';
import { game as horses } from '#domain/games/horses/rules.ts';
import type { Bet, Decided } from '#domain/games/kit/game.ts';
import { chanceOfCounts, countOf } from '#tests/support/chi-square.ts';
import { type Law, type Outcome, upTo } from '#tests/support/law.ts';
import { recomputingShared } from '#tests/support/recomputed.ts';

const verifyRace = recomputingShared(horses);

/**
 * GLI-19 3.2.2 asks for final outcomes, not raw numbers, at the 99% level. Each law stands in law.ts of its family, worked out by
 * another way than the game's own mathematics or from the published literature; the rounds are played by the game from real
 * streams. Seeds are fixed: a true generator fails one such test in a hundred for good, and none does with these.
 */
const serverSeed = 'c0ffee'.repeat(10).concat('cafe');

const firstCard = raceCards[0]?.runners ?? [];

const ratings = firstCard.reduce((sum, { rating }) => sum + rating, 0);

const exactaLaw = new Map(
  firstCard.flatMap((a) =>
    firstCard
      .filter((b) => b !== a)
      .map((b) => [`${a.number}-${b.number}`, ((a.rating / ratings) * b.rating) / (ratings - a.rating)] as const),
  ),
);

const games = fileURLToPath(new URL('..', import.meta.url));
const families = readdirSync(games).filter((family) => existsSync(join(games, family, 'law.ts')));
const cases = await Promise.all(
  families.map(async (family) => {
    const { laws } = (await import(join(games, family, 'law.ts'))) as { readonly laws: readonly Law[] };
    return laws;
  }),
).then((laws) => laws.flat());

const stakeMinor = 1_000n;
const single = gameIds.filter((id) => findGame(id)?.steps === 'one');

const played = (gameId: GameId, spots: readonly string[], rounds: number, clientSeed: string): Decided[] => {
  const game = findGame(gameId);
  if (game?.steps !== 'one') throw new RangeError(`${gameId} has decisions`);
  const bets: Bet[] = spots.map((spot) => ({ spot, amountMinor: stakeMinor }));
  return upTo(rounds).map((nonce) => game.play(bets, createStream({ serverSeed, clientSeed, nonce })));
};

describe('final outcomes', () => {
  it('are tested for every game of one step', () => {
    expect(new Set(cases.map(({ game }) => game))).toEqual(new Set(single));
  });

  it.each(cases)('of $game, $what, follow their law (chi-square, 99%)', ({ game, rounds, spot, law, cell }) => {
    const total = [...law.values()].reduce((sum, share) => sum + share, 0);
    expect(Math.abs(total - 1)).toBeLessThan(1e-9);
    const cells = played(game, [spot], rounds, 'law').map((settled) => cell(settled.outcome as Outcome, settled));
    expect(chanceOfCounts(countOf(cells), law)).toBeGreaterThan(0.01);
  });

  it('of a race, its first two, follow their law (chi-square, 99%)', () => {
    const cells = upTo(30_000).map((race) => {
      const { outcome } = verifyRace({ link: serverSeed, salt: 'law', index: 1 + 12 * race });
      return ((outcome as Outcome)['order'] as readonly number[]).slice(0, 2).join('-');
    });
    expect(chanceOfCounts(countOf(cells), exactaLaw)).toBeGreaterThan(0.01);
  });
});
