import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { scaleWord } from './scale.ts';

/** What an outcome is made of: nothing else may enter it. */
export type RoundSeeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number };

/** The randomness of one round, the same for the same seeds and nonce, consumed strictly in order. */
export type Stream = {
  /** The next 4 bytes, big-endian: 0 to 2^32 − 1. */
  readonly u32: () => number;
  /** An unbiased integer from 0 to n − 1. Takes one word, or more when a word is rejected; takes one even for n = 1. */
  readonly below: (n: number) => number;
};

const wordsABlock = 8;

/**
 * What else than the game's outcome the seeds of a round decide, each by a stream of its own. After a colon: how a stake left a round
 * that others leave at other times.
 */
export type StreamLabel = 'jackpot' | 'fraction' | `fraction:${string}`;

/**
 * The stream of one round. Block k is HMAC-SHA256(key = the server seed's hex TEXT as UTF-8, message =
 * `clientSeed:nonce:k`), k = 0, 1, 2, …; its 32 bytes are consumed in order before block k + 1 is made. With a label the
 * message is `clientSeed:nonce:label:k`: no client seed has a colon, so that no two streams share a block.
 */
export const createStream = ({ serverSeed, clientSeed, nonce }: RoundSeeds, label?: StreamLabel): Stream => {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('a nonce counts from 0');
  const key = utf8ToBytes(serverSeed);
  const round = label === undefined ? `${clientSeed}:${nonce}` : `${clientSeed}:${nonce}:${label}`;
  let block: DataView | undefined;
  let taken = 0;
  const u32 = (): number => {
    const word = taken % wordsABlock;
    if (!block || word === 0) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${round}:${taken / wordsABlock}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    taken += 1;
    return block.getUint32(word * 4);
  };
  const below = (n: number): number => {
    for (;;) {
      const chosen = scaleWord(u32(), 32, n);
      if (chosen !== undefined) return chosen;
    }
  };
  return { u32, below };
};
