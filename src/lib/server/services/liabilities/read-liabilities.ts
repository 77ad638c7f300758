import { bytesToHex } from '@noble/hashes/utils.js';
import type { ResponseOf } from '#contract/call.ts';
import type { listLiabilities, proveLiability } from '#contract/games/liabilities.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { noLeaf } from '#domain/transparency/entry.ts';
import { publicKeyOf } from '#domain/transparency/head.ts';
import { leafSetRanges } from '#domain/transparency/leaf-set.ts';
import { readLiabilities } from '#domain/transparency/liability-statement.ts';
import type { SumNode } from '#domain/transparency/liability-tree.ts';
import { inclusionRanges, type Range } from '#domain/transparency/proofs.ts';
import { numberOfDay } from '#domain/transparency/verify-liability.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  findLiabilityDay,
  findLiabilityLeaf,
  type LiabilityDayRow,
  type LiabilityLeafRow,
  type LiabilityPageRow,
  type LiabilityShareRow,
  listLiabilityDays,
  listLiabilityPages,
  listOwnLiability,
} from '../../db/queries/liabilities.ts';
import { type HeadRow, listHeads } from '../../db/queries/transparency.ts';
import type { PlayerSession } from '../caller.ts';
import { readRanges } from '../transparency/nodes.ts';
import { headOfRow } from '../transparency/publish-head.ts';
import { foldSums, pageSize, unpackNodes } from './grow-tree.ts';

type Ctx = Pick<ServerContext, 'db' | 'config' | 'clock'>;

/** Days of five weeks: of as many, proofs are kept (`forgetStatements`). */
const shown = 35;
const dayMs = 86_400_000;

export const liabilityDays = async ({
  db,
  config,
}: Omit<Ctx, 'clock'>): Promise<ResponseOf<typeof listLiabilities>> => ({
  publicKey: publicKeyOf(config.secrets.log),
  days: (await db.query<LiabilityDayRow>(listLiabilityDays, [shown])).map(({ statement, signature }) => ({
    statement,
    signature,
  })),
});

/**
 * What proves that a day's sums have the player's own money in them. `not_found`: the day has no statement, or its proofs are no longer
 * kept. A player to whom nothing was owed gets a proof of nothing.
 */
export const ownLiability = async (
  { db, config, clock }: Ctx,
  { playerId }: PlayerSession,
  day: string,
): Promise<Result<ResponseOf<typeof proveLiability>, 'not_found'>> => {
  const id = numberOfDay(day);
  const [found] = await db.query<LiabilityDayRow>(findLiabilityDay, [id]);
  const oldest = new Date(clock.now().getTime() - shown * dayMs).toISOString().slice(0, 10);
  if (!found || day < oldest) return fail('not_found');
  const { statement, signature } = found;
  const shares = await db.query<LiabilityShareRow>(listOwnLiability, [id, playerId]);
  const currencies = [];
  const trees = readLiabilities(statement)?.currencies ?? [];
  for (const share of shares) {
    const leaves = trees.find(({ currency }) => currency === share.currency)?.leaves ?? 0;
    currencies.push(await proofOf(db, id, share, leaves));
  }
  const publicKey = publicKeyOf(config.secrets.log);
  const owner = shares[0]?.owner ?? playerId;
  return ok({ publicKey, statement, signature, log: await inLog(db, id), owner, currencies });
};

const proofOf = async (db: Queryable, id: bigint, { currency, salt, parts }: LiabilityShareRow, size: number) => {
  const indices = parts.map(([index]) => index).toSorted((a, b) => a - b);
  const wanted = [...new Set(indices.map((index) => Math.floor(index / pageSize)))];
  const pages = await db.query<LiabilityPageRow>(listLiabilityPages, [id, currency, wanted]);
  const leaves = new Map(pages.flatMap((page) => (page.leaves ? [[page.page, unpackNodes(page.leaves)]] : [])));
  const roots = pages.flatMap(({ root }) => unpackNodes(root));
  return {
    currency,
    salt: bytesToHex(salt),
    parts: parts.map(([index, amount]) => ({ index, amount })),
    nodes: leafSetRanges(indices, size)
      .map((range) => nodeOver(range, roots, leaves))
      .map(({ sum, hash }) => ({ sum: `${sum}`, hash: bytesToHex(hash) })),
  };
};

/** A range of a proof lies within one page, or is made of whole ones. */
const nodeOver = (
  [start, end]: Range,
  roots: readonly SumNode[],
  leaves: ReadonlyMap<number, readonly SumNode[]>,
): SumNode => {
  const page = Math.floor(start / pageSize);
  const from = page * pageSize;
  const isWithin = end - from <= pageSize;
  if (!isWithin || !leaves.has(page)) return foldSums(roots.slice(page, Math.ceil(end / pageSize)));
  return foldSums((leaves.get(page) ?? []).slice(start - from, end - from));
};

const inLog = async (db: Queryable, id: bigint): Promise<ResponseOf<typeof proveLiability>['log']> => {
  const [leaf] = await db.query<LiabilityLeafRow>(findLiabilityLeaf, [`${id}`]);
  const [head] = (await db.query<HeadRow>(listHeads, [1])).map(headOfRow);
  if (!leaf || !head || leaf.index >= head.size) return null;
  const index = Number(leaf.index);
  const proof = (await readRanges(db, inclusionRanges(index, head.size))).map(bytesToHex);
  return { index, seq: Number(leaf.seq), previous: bytesToHex(leaf.previous ?? noLeaf()), head, proof };
};
