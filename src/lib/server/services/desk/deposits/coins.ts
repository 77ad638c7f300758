import { formatAmount } from '#domain/money/amount.ts';
import { toMinor } from '#domain/payments/chain/depth.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Db } from '../../../db/db.ts';
import {
  type LogRow,
  listTransferLog,
  readTransfer,
  type SupportRow,
  type TransferRow,
} from '../../../db/queries/chain.ts';
import { listUnseen, type UnseenRow } from '../../../db/queries/chain-unseen.ts';
import { transfersForSupport } from '../../chain/support.ts';

const transferOf = (row: SupportRow) => ({
  id: `${row.id}`,
  player: { id: row.player_id, email: row.email },
  chain: row.chain,
  txid: row.txid,
  address: row.address,
  currency: row.currency,
  amount: formatAmount(row.amount, row.currency),
  seenAt: row.seen_at.toISOString(),
  why: row.why,
});

/** Ether is all that can arrive without a transaction that names its address. */
const findingOf = (row: UnseenRow) => ({
  id: `${row.id}`,
  player: { id: row.player_id, email: row.email },
  chain: row.chain,
  address: row.address,
  amount: formatAmount(toMinor('ETH', row.chain_amount), 'ETH'),
  exact: row.is_exact,
  blocks: { from: row.from_height === null ? null : `${row.from_height + 1n}`, to: `${row.to_height}` },
});

/** Coins that wait for a person, and findings that no transaction explains. */
export async function listHeldCoins(db: Db) {
  const transfers = await transfersForSupport(db);
  const findings = await db.query<UnseenRow>(listUnseen);
  return { transfers: transfers.map(transferOf), findings: findings.map(findingOf) };
}

type Deeds = { readonly playerId: string; readonly deeds: { at: string; kind: string; facts: LogRow['facts'] }[] };

/** What the watcher and people did with one transfer. */
export async function readCoins(db: Db, id: bigint): Promise<Result<Deeds, 'not_found'>> {
  const [transfer] = await db.query<TransferRow>(readTransfer, [id]);
  if (transfer === undefined) return fail('not_found');
  const rows = await db.query<LogRow>(listTransferLog, [id]);
  const deeds = rows.map(({ at, kind, facts }) => ({ at: at.toISOString(), kind, facts }));
  return ok({ playerId: transfer.player_id, deeds });
}
