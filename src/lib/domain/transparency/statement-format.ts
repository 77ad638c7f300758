import type { TreeHead } from './head.ts';
import { headFrom } from './read-heads.ts';
import { isCount, isHash, isObject, type Read } from './read-values.ts';

/**
 * A player’s statement of a month: lines of canonical JSON (RFC 8785) with line feeds. The first says whose it is and which signed
 * head proves it, the last has the nodes of the proof, and each between them is a leaf of the player’s chain, in its order: one for
 * each movement, and for each state of a round, a deposit, a withdrawal and a limit. Hashes are lower-case hex.
 */
const statementFormat = 'faceup-statement';
const statementVersion = 1;

export type StatementStart = {
  readonly player: string;
  /** `2027-01`, in UTC. */
  readonly month: string;
  /** Which of how many files of the month this is, from 1. */
  readonly part: number;
  readonly parts: number;
  /** How many leaves follow, the number of the first in the player’s chain, and the hash of the leaf before it. */
  readonly lines: number;
  readonly first: number;
  readonly previous: string;
  readonly publicKey: string;
  readonly head: TreeHead;
};

/**
 * A leaf: its place in the tree, its number in the chain and its hash. `content` is what it says (entry.ts); of a state that was
 * followed by another one only its SHA-256 is kept, as `hash`, and `of` says of what (`round 1b4e…`).
 */
export type StatementLine = {
  readonly index: number;
  readonly seq: number;
  readonly leaf: string;
} & ({ readonly content: string } | { readonly hash: string; readonly of: string });

export type StatementEnd = { readonly nodes: readonly string[] };

/** JSON as RFC 8785 writes it: no blanks, the names of an object in their order. Of texts, whole numbers, lists and objects. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`;
};

export const startLine = (start: StatementStart): string =>
  canonicalJson({ format: statementFormat, version: statementVersion, ...start });

/** A line as an object, where it is canonical JSON of one. */
export const objectOf = (line: string): Read | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) && canonicalJson(value) === line ? value : undefined;
  } catch {
    return undefined;
  }
};

export const readStart = (line: string): StatementStart | undefined => {
  const read = objectOf(line);
  if (read?.['format'] !== statementFormat || read['version'] !== statementVersion) return undefined;
  const { player, month, part, parts, lines, first, previous, publicKey } = read;
  const head = headFrom(read['head']);
  if (typeof player !== 'string' || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(player)) return undefined;
  if (typeof month !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return undefined;
  if (!isCount(part, 1) || !isCount(parts, 1) || !isCount(lines, 0) || !isCount(first, 1)) return undefined;
  if (!isHash(previous) || !isHash(publicKey) || !head) return undefined;
  return { player, month, part, parts, lines, first, previous, publicKey, head };
};

export const readLine = (line: string): StatementLine | undefined => {
  const { index, seq, leaf, content, hash, of } = objectOf(line) ?? {};
  if (!isCount(index, 0) || !isCount(seq, 1) || !isHash(leaf)) return undefined;
  if (typeof content === 'string') return { index, seq, leaf, content };
  return isHash(hash) && typeof of === 'string' ? { index, seq, leaf, hash, of } : undefined;
};

export const readEnd = (line: string): StatementEnd | undefined => {
  const { nodes } = objectOf(line) ?? {};
  return Array.isArray(nodes) && nodes.every(isHash) ? { nodes } : undefined;
};
