import { bytesToHex } from '@noble/hashes/utils.js';
import {
  type CurrencyLiabilities,
  isLiabilitySigned,
  readLiabilities,
} from '#domain/transparency/liability-statement.ts';
import { liabilityLeaf, ownerHash, type SumNode } from '#domain/transparency/liability-tree.ts';
import type { Queryable } from '../../db/db.ts';
import {
  findLiabilityDay,
  type LiabilityDayRow,
  type LiabilityPageRow,
  type LiabilityShareRow,
  listKeptLiabilities,
  listLiabilityPages,
  listLiabilityShares,
} from '../../db/queries/liabilities.ts';
import type { Breach } from '../transparency/check-tree.ts';
import { foldSums, rootOfPages, unpackNodes } from './grow-tree.ts';

const isSame = (a: SumNode | undefined, b: SumNode): boolean =>
  a !== undefined && a.sum === b.sum && bytesToHex(a.hash) === bytesToHex(b.hash);

/**
 * Holds the trees that are kept against the statements that were signed of them, and each player's share against its tree. Whether a
 * statement is the one that was published, the log of the books says. Within a transaction that holds still.
 */
export const checkLiabilities = async (tx: Queryable, publicKey: string | undefined): Promise<Breach[]> => {
  const breaches: Breach[] = [];
  for (const { id } of await tx.query<{ id: bigint }>(listKeptLiabilities)) {
    const [day] = await tx.query<LiabilityDayRow>(findLiabilityDay, [id]);
    const statement = day && readLiabilities(day.statement);
    if (!statement || (publicKey !== undefined && !isLiabilitySigned(day.statement, day.signature, publicKey))) {
      breaches.push({ row: `liabilities of ${id}`, problem: 'are not as they were signed' });
      continue;
    }
    for (const one of statement.currencies)
      for (const problem of await problemsOf(tx, id, one))
        breaches.push({ row: `liabilities of ${statement.day} in ${one.currency}`, problem });
  }
  return breaches;
};

const problemsOf = async (
  tx: Queryable,
  id: bigint,
  { currency, leaves, root, owed }: CurrencyLiabilities,
): Promise<string[]> => {
  const problems: string[] = [];
  const pages: SumNode[] = [];
  const all: SumNode[] = [];
  for (let page = 0; all.length < leaves; page += 1) {
    const rows = await tx.query<LiabilityPageRow>(listLiabilityPages, [id, currency, [page]]);
    const row = rows.find((one) => one.page === page);
    const own = row?.leaves ? unpackNodes(row.leaves) : [];
    if (!row || own.length === 0) return [`have no page ${page} of their tree`];
    const node = foldSums(own);
    if (!isSame(unpackNodes(row.root)[0], node)) problems.push(`have a page ${page} that its leaves do not make`);
    pages.push(node);
    all.push(...own);
  }
  const top = rootOfPages(pages);
  if (bytesToHex(top.hash) !== root || `${top.sum}` !== owed)
    problems.push(`are signed as ${owed}, and their tree makes ${top.sum}`);
  let parts = 0;
  for (const share of await tx.query<LiabilityShareRow & { player: string }>(listLiabilityShares, [id, currency])) {
    parts += share.parts.length;
    if (!isShareIn(share, all)) problems.push(`are not in their tree as player ${share.player} has them`);
  }
  if (parts !== leaves) problems.push(`have ${leaves} leaves, and ${parts} of them are somebody’s`);
  return problems;
};

const isShareIn = ({ amount, owner, salt, parts }: LiabilityShareRow, leaves: readonly SumNode[]): boolean =>
  parts.reduce((sum, [, part]) => sum + BigInt(part), 0n) === amount &&
  parts.every(([index, part], number) =>
    isSame(leaves[index], liabilityLeaf(BigInt(part), ownerHash(salt, number, owner))),
  );
