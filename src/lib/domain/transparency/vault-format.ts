import type { TreeHead } from './head.ts';
import { headFrom } from './read-heads.ts';
import { isCount, isHash, isText } from './read-values.ts';
import { canonicalJson, objectOf } from './statement-format.ts';

/**
 * A day of the whole house for whoever supervises it: lines of canonical JSON (RFC 8785) with line feeds, hashes in lower-case hex. The first
 * names the signed head that proves it, the last has the nodes of the proof, and each between them is a leaf of the log of the books, from
 * where the day before ended: none can be left out, because a place of the tree would be empty.
 */
const vaultFormat = 'faceup-vault';
const vaultVersion = 1;

export type VaultStart = {
  /** `2027-01-31`, in UTC. */
  readonly day: string;
  /** The place of the first leaf in the tree: what the head of the day before had. */
  readonly from: number;
  /** How many leaves follow: up to the size of the head. */
  readonly lines: number;
  readonly publicKey: string;
  readonly head: TreeHead;
};

/**
 * A leaf at the next place of the tree: number `seq` of its chain (a player’s id, or the house’s nil), after the leaf `previous` of that chain
 * (zeros: it is the first). `content` is what it says (entry.ts); of a state that was followed by another one its SHA-256 is kept alone, as
 * `hash`, and `of` says of what (`round 1b4e…`).
 */
export type VaultLine = {
  readonly chain: string;
  readonly seq: number;
  readonly previous: string;
  readonly leaf: string;
} & ({ readonly content: string } | { readonly hash: string; readonly of: string });

/** `nodes` join the leaves to the head’s root; `growth` proves that the tree of `from` leaves is the beginning of it (RFC 9162, 2.1.4). */
export type VaultEnd = { readonly nodes: readonly string[]; readonly growth: readonly string[] };

const chainId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const vaultStart = (start: VaultStart): string =>
  canonicalJson({ format: vaultFormat, version: vaultVersion, ...start });

export const readVaultStart = (line: string): VaultStart | undefined => {
  const read = objectOf(line);
  if (read?.['format'] !== vaultFormat || read['version'] !== vaultVersion) return undefined;
  const { day, from, lines, publicKey } = read;
  const head = headFrom(read['head']);
  if (!isText(day) || !/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(day)) return undefined;
  if (!isCount(from) || !isCount(lines) || !isHash(publicKey) || !head) return undefined;
  return { day, from, lines, publicKey, head };
};

export const readVaultLine = (line: string): VaultLine | undefined => {
  const { chain, seq, previous, leaf, content, hash, of } = objectOf(line) ?? {};
  if (!isText(chain) || !chainId.test(chain) || !isCount(seq, 1) || !isHash(previous) || !isHash(leaf))
    return undefined;
  const place = { chain, seq, previous, leaf };
  if (isText(content)) return { ...place, content };
  return isHash(hash) && isText(of) ? { ...place, hash, of } : undefined;
};

export const readVaultEnd = (line: string): VaultEnd | undefined => {
  const { nodes, growth } = objectOf(line) ?? {};
  const areHashes = (value: unknown): value is string[] => Array.isArray(value) && value.every(isHash);
  return areHashes(nodes) && areHashes(growth) ? { nodes, growth } : undefined;
};
