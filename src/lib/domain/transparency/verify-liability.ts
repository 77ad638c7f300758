import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { contentHash, entryBytes, houseChain, rowContent } from './entry.ts';
import { isSigned, logIdOf, type TreeHead } from './head.ts';
import { isLiabilitySigned, type LiabilityStatement, readLiabilities } from './liability-statement.ts';
import { liabilityLeaf, ownerHash, rootOfSums, type SumNode } from './liability-tree.ts';
import { leafHash } from './merkle.ts';
import { verifyInclusion } from './proofs.ts';

/** A day of the log by which its statement is one for everybody. Hashes are lower-case hex. */
export type LiabilitiesInLog = {
  readonly index: number;
  readonly seq: number;
  readonly previous: string;
  readonly head: TreeHead;
  readonly proof: readonly string[];
};

/** What proves to one player that a day's sums have the own money in them. Amounts are minor units as digits. */
export type LiabilityProof = {
  readonly publicKey: string;
  readonly statement: string;
  readonly signature: string;
  /** Null until a signed head of the log has it. */
  readonly log: LiabilitiesInLog | null;
  /** The player's id and mail address as they were. */
  readonly owner: string;
  readonly currencies: readonly {
    readonly currency: string;
    readonly salt: string;
    /** By their number, from 0: where each stands among the leaves, and how much it is. */
    readonly parts: readonly { readonly index: number; readonly amount: string }[];
    readonly nodes: readonly { readonly sum: string; readonly hash: string }[];
  }[];
};

/**
 * What is wrong. `statement` (none), `signature` (not the key's), `key` (not the one that is known of the house), `log` (the signed head
 * of the log has it not), `sum` (the own parts and the nodes beside them do not make the sum that was published).
 */
type LiabilityProblem = 'statement' | 'signature' | 'key' | 'log' | 'sum';

export type LiabilityReport = {
  readonly problems: readonly LiabilityProblem[];
  readonly statement: LiabilityStatement | undefined;
  readonly isLogged: boolean;
  /** What of the published sums is proven to be the owner's. Minor units. */
  readonly own: readonly { readonly currency: string; readonly amountMinor: bigint; readonly parts: number }[];
};

type Currency = LiabilityProof['currencies'][number];

const nodeOf = ({ sum, hash }: { readonly sum: string; readonly hash: string }): SumNode => ({
  sum: BigInt(sum),
  hash: hexToBytes(hash),
});

/** Whether the parts are in the sum, each in a place of its own. */
const isIn = (
  { salt, parts, nodes, currency }: Currency,
  owner: string,
  { currencies }: LiabilityStatement,
): boolean => {
  const published = currencies.find((one) => one.currency === currency);
  if (!published || parts.length === 0) return false;
  const leaves = parts
    .map(({ index, amount }, part) => ({
      index,
      node: liabilityLeaf(BigInt(amount), ownerHash(hexToBytes(salt), part, owner)),
    }))
    .toSorted((a, b) => a.index - b.index);
  const root = rootOfSums(leaves, nodes.map(nodeOf), published.leaves);
  return root !== undefined && bytesToHex(root.hash) === published.root && root.sum === BigInt(published.owed);
};

/** The number by which the house keeps a day: 20270131. */
export const numberOfDay = (day: string): bigint => BigInt(day.replaceAll('-', ''));

const isInLog = ({ statement, signature, publicKey }: LiabilityProof, day: string, log: LiabilitiesInLog): boolean => {
  const content = contentHash(rowContent('liability', { id: numberOfDay(day), statement, signature }));
  const entry = entryBytes({ chain: houseChain, seq: log.seq, previous: hexToBytes(log.previous), content });
  const tree = { size: log.head.size, root: hexToBytes(log.head.root) };
  return (
    log.head.logId === logIdOf(publicKey) &&
    isSigned(log.head, publicKey) &&
    verifyInclusion({ hash: leafHash(entry), index: log.index }, tree, log.proof.map(hexToBytes))
  );
};

/** Whatever is malformed does not hold. */
const holds = (check: () => boolean): boolean => {
  try {
    return check();
  } catch {
    return false;
  }
};

/** Verifies a proof by itself. `publicKey`: the house's, where it is known otherwise than from the proof. Asks nobody. */
export const verifyLiability = (proof: LiabilityProof, publicKey?: string): LiabilityReport => {
  const statement = readLiabilities(proof.statement);
  if (!statement) return { problems: ['statement'], statement, isLogged: false, own: [] };
  const { log, owner, currencies } = proof;
  const problems: LiabilityProblem[] = [];
  if (!isLiabilitySigned(proof.statement, proof.signature, proof.publicKey)) problems.push('signature');
  if (publicKey !== undefined && publicKey !== proof.publicKey) problems.push('key');
  if (log && !holds(() => isInLog(proof, statement.day, log))) problems.push('log');
  const isOnce = new Set(currencies.map(({ currency }) => currency)).size === currencies.length;
  if (!isOnce || !currencies.every((one) => holds(() => isIn(one, owner, statement)))) problems.push('sum');
  const own = currencies.map(({ currency, parts }) => ({
    currency,
    amountMinor: parts.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    parts: parts.length,
  }));
  return {
    problems,
    statement,
    isLogged: log !== null && !problems.includes('log'),
    own: problems.length > 0 ? [] : own,
  };
};
