import { chainOf, saltedDraw } from '../fairness/hash-chain.ts';
import { commitmentOf } from '../fairness/seeds.ts';
import { createStream, type RoundSeeds } from '../fairness/stream.ts';
import { findGame, type GameId, gameIds } from '../games/book/registry.ts';
import { pointOf } from '../games/crash/round.ts';
import { freshSeries } from '../games/scratch/series.ts';
import type { OpenProof } from './recompute.ts';
import { recordOfSample } from './sample-record.ts';

const seeds = (byte: string, clientSeed: string, nonce: number): RoundSeeds => ({
  serverSeed: byte.repeat(32),
  clientSeed,
  nonce,
});

const given: readonly RoundSeeds[] = [
  seeds('ab', 'lucky', 0),
  seeds('ab', 'lucky', 1),
  seeds('07', '~!"#|', 4_294_967_296),
  seeds('f3', '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef', 9_007_199_254_740_991),
];

const wordCount = 10;
const ranges = [2, 6, 37, 52, 100_000, 3_000_000_000] as const;

/** The first words of a stream, and what `below` makes of it from its beginning. */
const streamVector = (round: RoundSeeds) => {
  const { u32 } = createStream(round);
  return {
    ...round,
    serverSeedHash: commitmentOf(round.serverSeed),
    words: Array.from({ length: wordCount }, u32),
    below: ranges.map((range) => {
      const { below } = createStream(round);
      return { range, first: Array.from({ length: 4 }, () => below(range)) };
    }),
  };
};

const chainSeed = '5e'.repeat(32);
const chainRounds = 4;
const salt = '00000000000000000001a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f7';

const chainVector = () => {
  const [commitment = '', ...links] = chainOf(chainSeed, chainRounds);
  const rounds = links.map((link, at) => ({
    index: at + 1,
    link,
    draw: `${saltedDraw(link, salt)}`,
    crashPointHundredths: pointOf({ link, salt }),
  }));
  return { seed: chainSeed, salt, commitment, rounds };
};

/** One whole round of each game, as a record tells it. */
const roundVector = (gameId: GameId) => {
  const game = findGame(gameId);
  const { commitment, rounds } = chainVector();
  const [last] = rounds.slice(-1);
  const proof: OpenProof =
    game?.steps === 'shared'
      ? { kind: 'chain', chain: 'vectors', commitment, salt, index: last?.index ?? 0, link: last?.link ?? '' }
      : {
          kind: 'seeds',
          ...seeds('ab', 'lucky', 3),
          serverSeedHash: commitmentOf('ab'.repeat(32)),
          remaining: game?.steps === 'series' ? freshSeries(game.prizes) : null,
        };
  return recordOfSample(gameId, proof, {
    id: '00000000-0000-4000-8000-000000000003',
    at: '2027-01-01T00:00:00.000Z',
  });
};

/** Known answers of every part of the algorithm, for whoever writes a verifier of their own. */
export const vectors = () => ({
  streams: given.map(streamVector),
  chain: chainVector(),
  rounds: gameIds.map(roundVector),
});
