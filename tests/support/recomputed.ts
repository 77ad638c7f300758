import type { RoundSeeds } from '#domain/fairness/stream.ts';
import type { HouseGame } from '#domain/games/book/registry.ts';
import type { Bet, Settled, SharedSeeds } from '#domain/games/kit/game.ts';
import { type OpenProof, recompute } from '#domain/proof/recompute.ts';

const settledBy = (
  game: HouseGame,
  proof: OpenProof,
  bets: readonly Bet[],
  actions: readonly unknown[] = [],
): Settled => {
  const round = recompute(game, proof, bets, actions);
  if (!round.ok) throw new RangeError(`a round that ${game.id} refuses: ${round.code}`);
  return round.value.settled;
};

const proofOf = (seeds: RoundSeeds, remaining: readonly number[] | null): OpenProof => ({
  kind: 'seeds',
  serverSeedHash: '',
  clientSeed: seeds.clientSeed,
  nonce: seeds.nonce,
  serverSeed: seeds.serverSeed,
  remaining,
});

/**
 * A game's rounds as anyone computes them again from the record: by these seeds, bets and actions. Throws a RangeError where
 * the rules refuse an action. Without bets: the outcome alone.
 */
export const recomputing =
  (game: HouseGame) =>
  (seeds: RoundSeeds, bets: readonly Bet[] = [], actions: readonly unknown[] = []): Settled =>
    settledBy(game, proofOf(seeds, null), bets, actions);

/** The same of a scratch series, with the tickets that were left by prize. */
export const recomputingTicket =
  (game: HouseGame) =>
  (seeds: RoundSeeds, bets: readonly Bet[], remaining: readonly number[]): Settled =>
    settledBy(game, proofOf(seeds, remaining), bets);

/** The same of a shared game, by the round's link and its chain's salt. */
export const recomputingShared =
  (game: HouseGame) =>
  ({ link, salt, index }: SharedSeeds, bets: readonly Bet[] = [], actions: readonly unknown[] = []): Settled =>
    settledBy(game, { kind: 'chain', chain: '', commitment: '', salt, index, link }, bets, actions);
