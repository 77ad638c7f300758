import { earlierLink } from '../../../fairness/hash-chain.ts';
import { commitmentOf } from '../../../fairness/seeds.ts';
import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import { cardOf } from '../../../games/book/card-of.ts';
import type { GameId, HouseGame, SharedGameId } from '../../../games/book/registry.ts';
import { sharedGames } from '../../../games/book/shared-games.ts';
import type { Bet } from '../../../games/kit/game.ts';
import { tableLimits } from '../../../games/kit/table-limits.ts';
import { freshSeries } from '../../../games/scratch/series.ts';
import type { OpenProof } from '../../recompute.ts';
import { dataOf } from '../data-of.ts';
import { someBets } from './bets-of.ts';
import { type Played, playedExample } from './played-example.ts';
import { spotsOf } from './spots-of.ts';

export const currency = 'EUR';
const serverSeed = '1d'.repeat(32);
const clientSeed = 'example';
const salt = '00000000000000000002a7c4e1b8d5f2093c6e9a0b7d4f1c8e5a2b9d6f3c0e7a';

/** Shared rounds are tried over so many places of a chain, since a card of races comes back after twelve. */
const indexes = 12;

/** A round of an example with its seeds and its opening bets, not paid yet. */
export type Tried = Played & { readonly seeds: RoundSeeds; readonly bets: readonly Bet[] };

/** The seeds of an attempt; of a shared round its link, salt and index. */
const seedsOf = (game: HouseGame, attempt: number): RoundSeeds =>
  game.steps === 'shared'
    ? { serverSeed: commitmentOf(`example ${attempt}`), clientSeed: salt, nonce: 1 + (attempt % indexes) }
    : { serverSeed, clientSeed, nonce: attempt };

export const proofOf = (game: HouseGame, seeds: RoundSeeds): OpenProof =>
  game.steps === 'shared'
    ? {
        kind: 'chain',
        chain: 'example',
        commitment: earlierLink(seeds.serverSeed, seeds.nonce),
        salt,
        index: seeds.nonce,
        link: seeds.serverSeed,
      }
    : {
        kind: 'seeds',
        ...seeds,
        serverSeedHash: commitmentOf(seeds.serverSeed),
        remaining: game.steps === 'series' ? freshSeries(game.prizes) : null,
      };

const sampleBets = (id: GameId, game: HouseGame): readonly Bet[] => {
  const parsed = game.parseBets(cardOf(id).sample.bets, currency);
  return parsed.ok ? parsed.value : [];
};

/** Bets as a table takes and records them: a shared one may put its own target in the place of none. */
const recordedBets = (
  id: GameId,
  game: HouseGame,
  bets: readonly Bet[],
  { nonce: index }: RoundSeeds,
): readonly Bet[] | undefined => {
  if (game.steps !== 'shared') return bets;
  const admitted = sharedGames[id as SharedGameId].admit(bets, { ...tableLimits(currency), currency, index });
  return admitted.ok ? admitted.value : undefined;
};

/** The round of an attempt, always the same: the first at the bets of the game's sample, all others at bets that are chosen. */
export const roundOf = (id: GameId, game: HouseGame, attempt: number): Tried | undefined => {
  const seeds = seedsOf(game, attempt);
  const choose = createStream({ serverSeed: 'how an example is played', clientSeed: id, nonce: attempt });
  const spots = spotsOf(dataOf(id));
  // A table of races takes bets on the card of its link alone.
  const event = id === 'horses' ? (seeds.nonce - 1) % indexes : undefined;
  const isSample = attempt === 0 && event === undefined;
  const chosen = isSample ? sampleBets(id, game) : someBets(game, spots, choose, event);
  const bets = chosen && recordedBets(id, game, chosen, seeds);
  const played = bets && playedExample(id, game, bets, seeds, { choose, spots: spots.groups.flat() });
  return played && bets ? { ...played, seeds, bets } : undefined;
};
