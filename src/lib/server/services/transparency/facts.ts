import {
  contentHash,
  houseChain,
  type LoggedTable,
  movementContent,
  type PostingFact,
  rowContent,
} from '#domain/transparency/entry.ts';
import type { LoggedRow, MovementRow } from '../../db/queries/transparency.ts';

/** A row as it enters the log. */
export type Fact = {
  readonly chain: string;
  readonly kind: string;
  readonly subject: string;
  readonly content: Uint8Array;
};

/** What the leaf of a movement says. */
export const movementText = (row: MovementRow): string =>
  movementContent({ ...row, postings: (row.postings ?? []).map(postingOf) });

/** An account that is not there has no kind: its posting's leaf says null, as functions/ledger.sql does. */
const postingOf = (row: NonNullable<MovementRow['postings']>[number]): PostingFact => ({
  account: BigInt(row.account),
  kind: row.kind,
  currency: row.currency,
  owner: row.owner,
  amount: BigInt(row.amount),
  balanceAfter: row.balanceAfter === null ? null : BigInt(row.balanceAfter),
});

export const movementFact = (row: MovementRow): Fact => ({
  chain: row.player ?? houseChain,
  kind: 'movement',
  subject: `${row.id}`,
  content: contentHash(movementText(row)),
});

export const rowFact = (table: LoggedTable, row: LoggedRow): Fact => ({
  chain: row.player_id ?? houseChain,
  kind: table,
  subject: `${row['id']}`,
  content: contentHash(rowContent(table, row)),
});
