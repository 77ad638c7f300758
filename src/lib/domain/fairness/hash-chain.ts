import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { commitmentOf } from './seeds.ts';

/**
 * The seeds of shared rounds. A chain is made backwards from one secret seed: each link is the commitment (SHA-256 of
 * the hex TEXT, in hex) of the link that is played after it. Link 0 is published before the first round and binds all
 * the others; round k is played with link k and reveals it, and nobody can compute link k + 1 from it.
 */
export type Link = string;

/** The link `steps` places earlier in the order of play: `steps` hashes of this one. */
export const earlierLink = (link: Link, steps: number): Link => {
  let earlier = link;
  for (let step = 0; step < steps; step += 1) earlier = commitmentOf(earlier);
  return earlier;
};

/** Links 0 (the commitment) to `rounds` (the seed itself): 64 lower-case hex digits each. */
export const chainOf = (seed: Link, rounds: number): Link[] => {
  const links = [seed];
  for (let round = 0; round < rounds; round += 1) links.push(commitmentOf(links[round] ?? ''));
  return links.reverse();
};

/**
 * Whether a link is that of this round in the chain whose link 0 is `commitment`.
 * @internal
 */
export const isLinkOf = (commitment: Link, round: number, link: Link): boolean =>
  earlierLink(link, round) === commitment;

/**
 * 52 bits for a round: the first 13 hex digits of HMAC-SHA256(key = the link's hex text as UTF-8, message = the salt as
 * UTF-8). The salt is a public value that nobody knew when the commitment was published, the same for the whole chain: the
 * house could not choose the seed by its outcomes.
 */
export const saltedDraw = (link: Link, salt: string): bigint => {
  const bytes = hmac(sha256, utf8ToBytes(link), utf8ToBytes(salt));
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(0) >> 12n;
};
