import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hash } from './merkle.ts';

/**
 * What a leaf says of a row: UTF-8 text of one or more lines, each a JSON array as PostgreSQL's json_build_array writes it (`", "`
 * between items, `": "` within objects). functions/transparency.sql writes the same in the transaction of the row; a test compares.
 * Whole numbers are exact, a moment is its seconds since 1970 with six decimals, and a column of json stands as PostgreSQL prints jsonb.
 */
type Item = string | bigint | boolean | null | { readonly json: string | null };

const itemText = (item: Item): string => {
  if (item === null) return 'null';
  if (typeof item === 'string') return JSON.stringify(item);
  if (typeof item === 'object') return item.json ?? 'null';
  return String(item);
};
const line = (items: readonly Item[]): string => `[${items.map(itemText).join(', ')}]`;

/** A row of `posting` with what its account says. Minor units. */
export type PostingFact = {
  readonly account: bigint;
  readonly kind: string | null;
  readonly currency: string | null;
  readonly owner: string | null;
  readonly amount: bigint;
  readonly balanceAfter: bigint | null;
};
export type MovementFact = {
  readonly id: bigint;
  readonly kind: string;
  readonly player: string | null;
  readonly reference: string | null;
  readonly round: string | null;
  /** Seconds since 1970 with six decimals, as text. */
  readonly at: string;
  /** In the order of their accounts. */
  readonly postings: readonly PostingFact[];
};

/** A line for the movement and one for each posting, parted by line feeds. */
export const movementContent = (fact: MovementFact): string =>
  [
    line(['movement/1', fact.id, fact.kind, fact.player, fact.reference, fact.round, { json: fact.at }]),
    ...fact.postings.map(({ account, kind, currency, owner, amount, balanceAfter }) =>
      line([account, kind, currency, owner, amount, balanceAfter]),
    ),
  ].join('\n');

/** A row of another table: columns of jsonb as their text, moments as text of their seconds. */
export type RowFact = Readonly<Record<string, string | bigint | boolean | null>>;

/** The columns of a row that its leaf has, in their order. What a player may not see yet, and what only bounds play, has no part. */
export const rowColumns = {
  round: [
    ...[
      'id',
      'player_id',
      'game_session_id',
      'provider',
      'game_id',
      'game_version',
      'reference',
      'currency',
      'demo',
      'status',
    ],
    ...[
      'stake',
      'stake_bonus',
      'payout',
      'balance_before',
      'balance_after',
      'seed_pair_id',
      'nonce',
      'bet_movement_id',
    ],
    ...['win_movement_id', 'bets', 'added_bets', 'actions', 'outcome', 'wins', 'remaining', 'opened_at', 'ended_at'],
    ...[
      'series_id',
      'shared_round_id',
      'grant_id',
      'free_spin',
      'jackpot_version',
      'jackpot_contribution',
      'jackpot_win',
    ],
    'undecided',
  ],
  deposit: [
    ...[
      'id',
      'player_id',
      'gateway',
      'currency',
      'amount',
      'state',
      'provider_reference',
      'created_at',
      'completed_at',
    ],
  ],
  withdrawal: [
    ...[
      'id',
      'player_id',
      'provider',
      'currency',
      'amount',
      'destination',
      'eur_cents',
      'state',
      'reference',
      'created_at',
    ],
  ],
  // What a player decided about limits, breaks and exclusion: of each event without where it came from.
  limit: ['id', 'player_id', 'at', 'kind', 'facts'],
  // What the house owes, of each day: in the house's own chain.
  liability: ['id', 'statement', 'signature'],
  // What people of the house did: by the hash of an entry of their log (domain/desk/act-entry.ts), which has all of it. In the house's own chain.
  staff_act: ['id', 'hash'],
} as const satisfies Record<string, readonly string[]>;

export type LoggedTable = keyof typeof rowColumns;
export const loggedTables = Object.keys(rowColumns) as readonly LoggedTable[];
export const isLoggedTable = (name: string): name is LoggedTable => Object.hasOwn(rowColumns, name);

/** Columns of jsonb among them. */
export const jsonColumns: ReadonlySet<string> = new Set([
  'bets',
  'added_bets',
  'actions',
  'outcome',
  'wins',
  'remaining',
  'facts',
]);
/** Columns of moments among them. */
export const momentColumns: ReadonlySet<string> = new Set([
  'opened_at',
  'ended_at',
  'created_at',
  'completed_at',
  'at',
]);

const isVerbatim = (column: string): boolean => jsonColumns.has(column) || momentColumns.has(column);

/** One line: the table's name and version, then its columns. */
export const rowContent = (table: LoggedTable, row: RowFact): string =>
  line([
    `${table}/1`,
    ...rowColumns[table].map((column): Item => {
      const value = row[column] ?? null;
      return isVerbatim(column) ? { json: value === null ? null : String(value) } : value;
    }),
  ]);

export const contentHash = (content: string): Hash => sha256(utf8ToBytes(content));

/** The chain of the house's own movements, which belong to no player. */
export const houseChain = '00000000-0000-0000-0000-000000000000';

/** The previous leaf hash of a chain's first leaf. */
export const noLeaf = (): Hash => new Uint8Array(32);

/** `chain` is a player's id; `seq` counts its leaves from 1. */
export type LeafEntry = {
  readonly chain: string;
  readonly seq: number;
  readonly previous: Hash;
  readonly content: Hash;
};

/**
 * The entry of a leaf, 88 bytes: the chain's id (16), the number of the leaf in it (8, big-endian), the hash of the leaf before it in
 * it (32, zeros for the first), SHA-256 of the content (32). Each player's leaves are a chain of their own within the tree: what is
 * taken out of it or put in between shows at the next one.
 */
export const entryBytes = ({ chain, seq, previous, content }: LeafEntry): Uint8Array => {
  if (!Number.isSafeInteger(seq) || seq < 1) throw new RangeError('the leaves of a chain count from 1');
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(seq));
  return concatBytes(hexToBytes(chain.replaceAll('-', '')), number, previous, content);
};
