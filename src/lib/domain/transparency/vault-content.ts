import { bytesToHex } from '@noble/hashes/utils.js';
import { contentHash, type LoggedTable, rowColumns } from './entry.ts';
import { kindOf } from './statement-content.ts';

/** A posting as a leaf tells it, in minor units. `balanceAfter` is there of players' accounts alone. */
type SaidPosting = {
  readonly account: string;
  readonly kind: string;
  readonly currency: string;
  readonly owner: string;
  readonly amount: bigint;
  readonly balanceAfter: bigint | null;
};
export type SaidMovement = {
  readonly id: string;
  readonly kind: string;
  /** Null of the house's own. */
  readonly player: string | null;
  readonly reference: string | null;
  readonly round: string | null;
  /** Seconds since 1970, as written. */
  readonly at: string;
  readonly postings: readonly SaidPosting[];
  /** SHA-256 of all that it says. */
  readonly digest: string;
};
/** A row by its columns: numbers as they are written, so that none becomes a double. */
export type SaidRow = Readonly<Record<string, unknown>>;

/** A list of JSON whose numbers are their digits. */
const listOf = (line: string): readonly unknown[] => {
  const digits = (_name: string, value: unknown, { source }: { source?: string } = {}): unknown =>
    typeof value === 'number' ? (source ?? String(value)) : value;
  const list: unknown = JSON.parse(line, digits as (name: string, value: unknown) => unknown);
  if (!Array.isArray(list)) throw new SyntaxError('no list');
  return list;
};

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A movement, as its leaf tells it; undefined of another kind, and of what is none. */
export const saidMovement = (content: string): SaidMovement | undefined => {
  if (kindOf(content) !== 'movement') return undefined;
  try {
    const [head = [], ...postings] = content.split('\n').map(listOf);
    const [, id, kind, player, reference, round, at] = head.map(textOr);
    if (id == null || kind == null || at == null || head.length !== 7 || postings.length === 0) return undefined;
    return {
      id,
      kind,
      player: player ?? null,
      reference: reference ?? null,
      round: round ?? null,
      at,
      postings: postings.map(postingOf),
      digest: bytesToHex(contentHash(content)),
    };
  } catch {
    return undefined;
  }
};

/** Digits as PostgreSQL writes them: one number has one way to be said. */
const whole = (value: string | null | undefined): bigint => {
  if (value == null || !/^(?:0|-?[1-9]\d*)$/.test(value)) throw new SyntaxError('no whole number');
  return BigInt(value);
};

const postingOf = (items: readonly unknown[]): SaidPosting => {
  const [account, kind, currency, owner, amount, balanceAfter] = items.map(textOr);
  if (items.length !== 6 || !account || !kind || !currency) throw new SyntaxError('no posting');
  return {
    account,
    kind,
    currency,
    owner: owner ?? '',
    amount: whole(amount),
    // Null, and nothing else, says that there is none.
    balanceAfter: items[5] === null ? null : whole(balanceAfter),
  };
};

/** A row of a table, by its columns; undefined of another kind, and of what is none. */
export const saidRow = (table: LoggedTable, content: string): SaidRow | undefined => {
  if (kindOf(content) !== table) return undefined;
  try {
    const [, ...items] = listOf(content);
    if (items.length !== rowColumns[table].length) return undefined;
    return Object.fromEntries(rowColumns[table].map((column, at) => [column, items[at] ?? null]));
  } catch {
    return undefined;
  }
};
