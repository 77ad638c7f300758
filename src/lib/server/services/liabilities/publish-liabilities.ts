import { bytesToHex } from '@noble/hashes/utils.js';
import {
  type CurrencyLiabilities,
  type LiabilityStatement,
  liabilityText,
  signLiabilities,
} from '#domain/transparency/liability-statement.ts';
import { numberOfDay } from '#domain/transparency/verify-liability.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  findLiabilityDay,
  insertLiabilityDay,
  insertLiabilityPage,
  insertLiabilityShares,
  type LiabilityBalanceRow,
  type LiabilityDayRow,
  readLiabilityBalances,
  tryLiabilityLock,
} from '../../db/queries/liabilities.ts';
import { readLogEpoch } from '../../db/queries/transparency.ts';
import { growTree, type LiabilityTree, packNodes, type Share } from './grow-tree.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random'> & {
  readonly config: { readonly secrets: { readonly log: string } };
};

const sharesAtOnce = 2_000;

/**
 * Signs once a day, as soon as it has begun in UTC, what the house owes to its players and where the money for it is; one process at a
 * time. The day is a leaf of the log of the books from its transaction on. Undefined: it has one, or another process is at it.
 */
export const publishLiabilities = async (ctx: Ctx): Promise<LiabilityStatement | undefined> => {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const isThere = async (db: Queryable) =>
    (await db.query<LiabilityDayRow>(findLiabilityDay, [numberOfDay(day)])).length > 0;
  if (await isThere(ctx.db)) return undefined;
  return ctx.db.transaction(async (tx) => {
    const [lock] = await tx.query<{ held: boolean }>(tryLiabilityLock);
    if (!lock?.held || (await isThere(tx))) return undefined;
    return publish(ctx, tx, day);
  });
};

const publish = async ({ clock, random, config }: Ctx, tx: Queryable, day: string): Promise<LiabilityStatement> => {
  const rows = await tx.query<LiabilityBalanceRow>(readLiabilityBalances);
  const [{ epoch } = { epoch: 1 }] = await tx.query<{ epoch: number }>(readLogEpoch);
  const at = clock.now();
  const trees = new Map<string, LiabilityTree>();
  const currencies: CurrencyLiabilities[] = [];
  for (const currency of [...new Set(rows.map((row) => row.currency))].sort()) {
    const own = rows.filter((row) => row.currency === currency);
    const tree = await growTree(
      own.flatMap(({ player, owner, amount: amountMinor }) =>
        player === null ? [] : [{ player, owner, amountMinor }],
      ),
      random,
    );
    trees.set(currency, tree);
    currencies.push(sumsOf(currency, own, tree));
  }
  const statement = { day, at: at.getTime(), epoch, currencies };
  const text = liabilityText(statement);
  const id = numberOfDay(day);
  await tx.query(insertLiabilityDay, [id, at, text, signLiabilities(text, config.secrets.log)]);
  for (const [currency, tree] of trees) await keep(tx, id, currency, tree);
  return statement;
};

const sumsOf = (
  currency: string,
  rows: readonly LiabilityBalanceRow[],
  { root, leaves }: LiabilityTree,
): CurrencyLiabilities => {
  const amountOf = (what: LiabilityBalanceRow['what']): string =>
    String(rows.find((row) => row.what === what)?.amount ?? 0n);
  return {
    currency,
    leaves,
    root: bytesToHex(root.hash),
    owed: `${root.sum}`,
    jackpots: amountOf('jackpot'),
    bonus: amountOf('bonus'),
    held: rows
      .filter(({ what, amount }) => what === 'clearing' && amount !== 0n)
      .map(({ owner, amount }) => ({ at: owner, amount: `${amount}` }))
      .toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  };
};

const keep = async (tx: Queryable, id: bigint, currency: string, { pages, shares }: LiabilityTree): Promise<void> => {
  for (const [page, { root, leaves }] of pages.entries())
    await tx.query(insertLiabilityPage, [id, currency, page, packNodes([root]), packNodes(leaves)]);
  for (let start = 0; start < shares.length; start += sharesAtOnce)
    await keepShares(tx, id, currency, shares.slice(start, start + sharesAtOnce));
};

const keepShares = async (tx: Queryable, id: bigint, currency: string, shares: readonly Share[]): Promise<void> => {
  await tx.query(insertLiabilityShares, [
    id,
    currency,
    shares.map(({ player }) => player),
    shares.map(({ amountMinor }) => amountMinor),
    shares.map(({ owner }) => owner),
    shares.map(({ salt }) => Buffer.from(salt)),
    shares.map(({ parts }) => JSON.stringify(parts)),
  ]);
};
