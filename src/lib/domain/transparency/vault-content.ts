import { type LoggedTable, rowColumns } from './entry.ts';
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
    if (id == null || kind == null || at == null) return undefined;
    return {
      id,
      kind,
      player: player ?? null,
      reference: reference ?? null,
      round: round ?? null,
      at,
      postings: postings.map(postingOf),
    };
  } catch {
    return undefined;
  }
};

const postingOf = (items: readonly unknown[]): SaidPosting => {
  const [account, kind, currency, owner, amount, balanceAfter] = items.map(textOr);
  return {
    account: account ?? '',
    kind: kind ?? '',
    currency: currency ?? '',
    owner: owner ?? '',
    amount: BigInt(amount ?? 'none'),
    balanceAfter: balanceAfter == null ? null : BigInt(balanceAfter),
  };
};

/** A row of a table, by its columns; undefined of another kind, and of what is none. */
export const saidRow = (table: LoggedTable, content: string): SaidRow | undefined => {
  if (kindOf(content) !== table) return undefined;
  try {
    const [, ...items] = listOf(content);
    return Object.fromEntries(rowColumns[table].map((column, at) => [column, items[at] ?? null]));
  } catch {
    return undefined;
  }
};
