import { chainOf } from '#domain/fairness/hash-chain.ts';
import { serverSeedBytes } from '#domain/fairness/seeds.ts';
import type { SharedSeeds } from '#domain/games/kit/game.ts';
import { freshServerSeed, type TrialChain, type TrialIo } from './state.ts';

/** Shorter than a chain of the house: it is hashed through in the page. */
const trialChainLength = 500;

/** A chain whose commitment is made before its salt. */
export const freshChain = (number: number, io: TrialIo): TrialChain => {
  const seed = freshServerSeed(io);
  const [commitment = ''] = chainOf(seed, trialChainLength);
  const salt = [...io.bytes(serverSeedBytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name: `try-${number}`, seed, commitment, length: trialChainLength, salt, index: 1 };
};

/** What decides the round of a chain at its present place. */
export const seedsAt = ({ seed, length, salt, index }: TrialChain): SharedSeeds => {
  const link = chainOf(seed, length)[index] ?? '';
  return { link, salt, index };
};

/** The chain at its next round; another chain when its last one is played. */
export const nextInChain = (chain: TrialChain, io: TrialIo): TrialChain =>
  chain.index < chain.length
    ? { ...chain, index: chain.index + 1 }
    : freshChain(Number(chain.name.slice('try-'.length)) + 1, io);
