import { chainOf } from '#domain/fairness/hash-chain.ts';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { findGame, type GameId, gameIds } from '#domain/games/book/registry.ts';
import { freshSeries } from '#domain/games/scratch/series.ts';
import type { OpenProof } from '#domain/proof/recompute.ts';
import type { RoundRecord } from '#domain/proof/record.ts';
import { recordOfSample } from '#domain/proof/sample-record.ts';

const serverSeed = 'c1'.repeat(32);
const chain = chainOf('0d'.repeat(32), 20_000);
const salt = 'a block that nobody had mined yet';

const proofFor = (gameId: GameId, nonce: number): OpenProof => {
  const game = findGame(gameId);
  if (game?.steps === 'shared') {
    const [commitment = ''] = chain;
    const index = nonce + 1;
    return { kind: 'chain', chain: 'updraft-1', commitment, salt, index, link: chain[index] ?? '' };
  }
  const remaining = game?.steps === 'series' ? freshSeries(game.prizes) : null;
  const serverSeedHash = commitmentOf(serverSeed);
  return { kind: 'seeds', serverSeedHash, serverSeed, clientSeed: 'anna', nonce, remaining };
};

/** A true record of a round of this game, as the history would tell it; the nonce decides it. */
export const recordOf = (gameId: GameId, nonce: number): RoundRecord =>
  recordOfSample(gameId, proofFor(gameId, nonce), {
    id: `00000000-0000-4000-8000-${String(nonce).padStart(12, '0')}`,
    at: new Date(1_800_000_000_000 + nonce * 1_000).toISOString(),
  });

/** So many rounds, newest first, the games in turn. */
export const recordsOf = (count: number): RoundRecord[] =>
  Array.from({ length: count }, (_, nonce) => recordOf(gameIds[nonce % gameIds.length] ?? 'dice', nonce)).reverse();
