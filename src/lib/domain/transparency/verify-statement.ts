import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { contentHash, entryBytes } from './entry.ts';
import { isSigned, logIdOf, type TreeHead } from './head.ts';
import { rootOfLeafSet } from './leaf-set.ts';
import { type Hash, leafHash } from './merkle.ts';
import { kindOf, movementSaid, playerOf } from './statement-content.ts';
import { readEnd, readLine, readStart, type StatementLine, type StatementStart } from './statement-format.ts';

/**
 * What is wrong. `not_a_statement`, `head` (its signature), `key` (not the one that is known of the house), `line` (none of a
 * statement), `order` (not the leaf after the one before it), `player` (says another player), `hash` (does not make its leaf’s
 * hash), `no_content` (a movement of which only the hash is told), `count`, `proof` (the leaves do not make the head’s root).
 */
export type StatementProblem =
  | 'not_a_statement'
  | 'head'
  | 'key'
  | 'line'
  | 'order'
  | 'player'
  | 'hash'
  | 'no_content'
  | 'count'
  | 'proof';

/** `line` counts from 1, as an editor does. */
export type StatementFault = { readonly line: number; readonly problem: StatementProblem };

/** What the movements of the month added up to on one kind of account of the player’s, in minor units. */
export type StatementSum = {
  readonly currency: string;
  readonly account: string;
  readonly kind: string;
  readonly count: number;
  readonly amount: bigint;
};

export type StatementReport = {
  readonly faults: readonly StatementFault[];
  readonly start: Omit<StatementStart, 'head'> | undefined;
  readonly head: TreeHead | undefined;
  readonly leaves: number;
  readonly movements: number;
  /** States that a later one followed, of which the hash alone is told. */
  readonly former: number;
  readonly sums: readonly StatementSum[];
};

const faultsMax = 20;
const nothing = { start: undefined, head: undefined, leaves: 0, movements: 0, former: 0, sums: [] } as const;

/** The first moment of the month and of the one after it, in milliseconds. */
const boundsOf = (month: string): readonly [number, number] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [Date.UTC(year, number - 1), Date.UTC(year, number)];
};

/** What is wrong with a leaf that should follow `previous` as number `seq` of the player’s chain. */
const problemOf = (
  line: StatementLine,
  { player }: StatementStart,
  { seq, previous, index }: { readonly seq: number; readonly previous: string; readonly index: number },
): StatementProblem | undefined => {
  if (line.seq !== seq || line.index <= index) return 'order';
  if (!('content' in line) && line.of.startsWith('movement ')) return 'no_content';
  const content = 'content' in line ? contentHash(line.content) : hexToBytes(line.hash);
  const entry = entryBytes({ chain: player, seq, previous: hexToBytes(previous), content });
  if (bytesToHex(leafHash(entry)) !== line.leaf) return 'hash';
  return 'content' in line && playerOf(line.content) !== player ? 'player' : undefined;
};

/** Verifies a statement by itself. `publicKey`: the house’s, where it is known otherwise than from the file. Asks nobody. */
export const verifyStatement = (text: string, publicKey?: string): StatementReport => {
  const rows = text.replace(/\n$/, '').split('\n');
  const start = readStart(rows[0] ?? '');
  if (!start) return { ...nothing, faults: [{ line: 1, problem: 'not_a_statement' }] };
  const faults: StatementFault[] = [];
  const told = (line: number, problem: StatementProblem) => faults.push({ line, problem });
  const { head } = start;
  if (head.logId !== logIdOf(start.publicKey) || !isSigned(head, start.publicKey)) told(1, 'head');
  if (publicKey !== undefined && publicKey !== start.publicKey) told(1, 'key');

  const counted = countUp(start);
  const leaves: { index: number; hash: Hash }[] = [];
  let [seq, previous, index] = [start.first, start.previous, -1];
  for (const [at, row] of rows.slice(1, -1).entries()) {
    const line = readLine(row);
    const problem = line ? problemOf(line, start, { seq, previous, index }) : 'line';
    if (problem && faults.length < faultsMax) told(at + 2, problem);
    if (!line) continue;
    // What follows is held against what stands here, so that one wrong line is one wrong line.
    [seq, previous, index] = [line.seq + 1, line.leaf, line.index];
    leaves.push({ index, hash: hexToBytes(line.leaf) });
    if (!problem) counted.take(line);
  }
  const end = readEnd(rows.at(-1) ?? '');
  if (leaves.length !== start.lines) told(1, 'count');
  if (!end) told(rows.length, 'line');
  else if (faults.length === 0 && !isProven(start, leaves, end.nodes)) told(rows.length, 'proof');
  return { faults, start, head, leaves: leaves.length, ...counted.result() };
};

const isProven = (
  { head }: StatementStart,
  leaves: readonly { readonly index: number; readonly hash: Hash }[],
  nodes: readonly string[],
): boolean => {
  const root = rootOfLeafSet(leaves, nodes.map(hexToBytes), head.size);
  return root !== undefined && bytesToHex(root) === head.root;
};

/** Adds up what the movements of the month moved. */
const countUp = ({ month }: StatementStart) => {
  const [from, before] = boundsOf(month);
  const sums = new Map<string, StatementSum>();
  let [movements, former] = [0, 0];
  const take = (line: StatementLine): void => {
    if (!('content' in line)) {
      former += 1;
      return;
    }
    const said = kindOf(line.content) === 'movement' ? movementSaid(line.content) : undefined;
    if (!said || said.at < from || said.at >= before) return;
    movements += 1;
    for (const { account, currency, amount } of said.moved) {
      const name = `${currency} ${account} ${said.kind}`;
      const sum = sums.get(name) ?? { currency, account, kind: said.kind, count: 0, amount: 0n };
      sums.set(name, { ...sum, count: sum.count + 1, amount: sum.amount + amount });
    }
  };
  return { take, result: () => ({ movements, former, sums: [...sums.values()] }) };
};
