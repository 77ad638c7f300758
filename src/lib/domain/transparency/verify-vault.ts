import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { contentHash, entryBytes, houseChain, isLoggedTable, noLeaf } from './entry.ts';
import { isSigned, type TreeHead } from './head.ts';
import { rootOfLeafSet } from './leaf-set.ts';
import { emptyRoot, type Hash, leafHash } from './merkle.ts';
import { verifyConsistency } from './proofs.ts';
import { kindOf, playerOf } from './statement-content.ts';
import { vaultBooks } from './vault-books.ts';
import { saidMovement, saidRow } from './vault-content.ts';
import { readVaultEnd, readVaultLine, readVaultStart, type VaultLine, type VaultStart } from './vault-format.ts';
import { vaultStates } from './vault-states.ts';

/**
 * What is wrong with a line. `not_a_vault`, `head` (its signature), `key` (another one than before, or than is known of the house), `gap` (does not
 * begin where the day before ended), `line` (none of a vault), `chain` (not the leaf after the one before it in its chain), `hash` (does not
 * make its leaf’s hash), `player` (says another player), `no_content` (what has no later state, and of which the hash is told alone), `content` (unreadable, or
 * of no kind that there is), `twice`, `account`, `unbalanced` and `balance` (see vaultBooks), `day` (not after the day before, or signed before it was
 * over), `count`, `proof` (the leaves do not make the head’s root), `growth` (the head is not of a tree that goes on from the
 * day before).
 */
export type VaultProblem =
  | 'not_a_vault'
  | 'head'
  | 'key'
  | 'gap'
  | 'line'
  | 'chain'
  | 'hash'
  | 'player'
  | 'no_content'
  | 'content'
  | 'twice'
  | 'account'
  | 'day'
  | 'unbalanced'
  | 'balance'
  | 'count'
  | 'proof'
  | 'growth';
/** `line` counts from 1, as an editor does. */
type VaultFault = { readonly line: number; readonly problem: VaultProblem };

export type VaultDay = {
  readonly faults: readonly VaultFault[];
  readonly start: VaultStart | undefined;
  readonly movements: number;
};

type ChainEnd = { readonly seq: number; readonly leaf: string };
const faultsMax = 20;
const dayMs = 86_400_000;

/**
 * Verifies days one after the other, from the first of an epoch on, and makes the books of their movements; asks nobody. `publicKey`: the house’s,
 * where it is known otherwise than from the files. `take` gets each line of a day, and its end gives what is wrong with it. `told` gets
 * what each leaf says. A day of a later epoch (the house was restored) begins at the first leaf again, and so do the books.
 */
export const vaultVerifier = (publicKey?: string) => {
  let key = publicKey;
  let head: TreeHead | undefined;
  let ends = new Map<string, ChainEnd>();
  let books = vaultBooks();
  let states = vaultStates();
  let date = '';

  const begin = (start: VaultStart): VaultProblem | undefined => {
    if (head === undefined || start.head.epoch > head.epoch) {
      [head, ends, books, states, date] = [undefined, new Map(), vaultBooks(), vaultStates(), ''];
      if (start.from !== 0) return 'gap';
    } else if (start.from !== head.size || start.head.epoch !== head.epoch) return 'gap';
    if (key !== undefined && key !== start.publicKey) return 'key';
    key ??= start.publicKey;
    if (!isSigned(start.head, start.publicKey)) return 'head';
    if (start.day <= date || start.head.at < Date.parse(`${start.day}T00:00:00Z`) + dayMs) return 'day';
    date = start.day;
    return undefined;
  };

  const problemOf = (line: VaultLine): VaultProblem | undefined => {
    const end = ends.get(line.chain) ?? { seq: 0, leaf: bytesToHex(noLeaf()) };
    ends.set(line.chain, { seq: line.seq, leaf: line.leaf });
    if (line.seq !== end.seq + 1 || line.previous !== end.leaf) return 'chain';
    if (!('content' in line) && !states.followed(line.chain, line.of)) return 'no_content';
    const content = 'content' in line ? contentHash(line.content) : hexToBytes(line.hash);
    const entry = entryBytes({ chain: line.chain, seq: line.seq, previous: hexToBytes(line.previous), content });
    if (bytesToHex(leafHash(entry)) !== line.leaf) return 'hash';
    return 'content' in line ? saidProblem(line.chain, line.content) : undefined;
  };

  const saidProblem = (chain: string, content: string): VaultProblem | undefined => {
    const kind = kindOf(content);
    if (kind === 'movement') {
      const movement = saidMovement(content);
      if (movement === undefined) return 'content';
      if ((movement.player ?? houseChain) !== chain) return 'player';
      const taken = books.take(movement, chain);
      return taken === 'taken' || taken === 'again' ? undefined : taken;
    }
    const row = isLoggedTable(kind) ? saidRow(kind, content) : undefined;
    if (row === undefined) return 'content';
    if ((isOwn(kind) ? houseChain : playerOf(content)) !== chain) return 'player';
    states.said(chain, `${kind} ${row['id']}`);
    return undefined;
  };

  const day = (told: (content: string) => void = () => undefined) => {
    const faults: VaultFault[] = [];
    const leaves: { index: number; hash: Hash }[] = [];
    let [start, waiting, row, movements] = [undefined as VaultStart | undefined, undefined as string | undefined, 0, 0];
    const tell = (line: number, problem: VaultProblem) => faults.length < faultsMax && faults.push({ line, problem });

    const leaf = (text: string): void => {
      const line = readVaultLine(text);
      if (!line) return void tell(row, 'line');
      const problem = problemOf(line);
      if (problem) tell(row, problem);
      leaves.push({ index: (start?.from ?? 0) + leaves.length, hash: hexToBytes(line.leaf) });
      if (problem || !('content' in line)) return;
      if (kindOf(line.content) === 'movement') movements += 1;
      told(line.content);
    };

    const take = (text: string): void => {
      if (start === undefined && row === 0) {
        start = readVaultStart(text);
        const problem = start ? begin(start) : 'not_a_vault';
        if (problem) tell(1, problem);
        row = 1;
        return;
      }
      if (waiting !== undefined) {
        row += 1;
        leaf(waiting);
      }
      waiting = text;
    };

    const end = (): VaultDay => {
      const last = readVaultEnd(waiting ?? '');
      row += 1;
      if (start === undefined) return { faults, start, movements };
      if (leaves.length !== start.lines || start.from + start.lines !== start.head.size) tell(1, 'count');
      if (!last) tell(row, 'line');
      else if (faults.length === 0) {
        const root = rootOfLeafSet(leaves, last.nodes.map(hexToBytes), start.head.size);
        if (root === undefined || bytesToHex(root) !== start.head.root) tell(row, 'proof');
        else if (!grows(head, start.head, last.growth)) tell(row, 'growth');
      }
      head = start.head;
      return { faults, start, movements };
    };
    return { take, end };
  };

  /** `unfollowed`: how many states are told by hash alone whose later one is in no file yet. */
  return { day, books: () => books, unfollowed: () => states.unfollowed() };
};

/** What has no player in its words: the house’s own. */
const isOwn = (kind: string): boolean => ['liability', 'staff_act'].includes(kind);

const grows = (former: TreeHead | undefined, later: TreeHead, growth: readonly string[]): boolean =>
  verifyConsistency(
    { size: former?.size ?? 0, root: former ? hexToBytes(former.root) : emptyRoot() },
    { size: later.size, root: hexToBytes(later.root) },
    growth.map(hexToBytes),
  );
