import { bytesToHex } from '@noble/hashes/utils.js';
import type { ResponseOf } from '#contract/call.ts';
import type { listTreeHeads, readConsistency, readGrowth, readHeadStamp, readOwnLeaf } from '#contract/games/log.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { noLeaf } from '#domain/transparency/entry.ts';
import { publicKeyOf } from '#domain/transparency/head.ts';
import { consistencyRanges, inclusionRanges } from '#domain/transparency/proofs.ts';
import type { ServerContext } from '../../context.ts';
import { listShownHeads, readStamp, type ShownHeadRow, type StampRow } from '../../db/queries/head-stamps.ts';
import { type HeadRow, listHeads, type OwnLeafRow, readLeaf } from '../../db/queries/transparency.ts';
import type { PlayerSession } from '../caller.ts';
import { readRanges } from './nodes.ts';
import { headOfRow } from './publish-head.ts';
import { keptStamp } from './stamps-file.ts';

/** Heads of a week. */
const shown = 168;

type Ctx = Pick<ServerContext, 'db' | 'config' | 'timeStamps'>;

const newestHead = async ({ db }: Pick<Ctx, 'db'>) => (await db.query<HeadRow>(listHeads, [1])).map(headOfRow)[0];

export const treeHeads = async ({ db, config, timeStamps }: Ctx): Promise<ResponseOf<typeof listTreeHeads>> => ({
  publicKey: publicKeyOf(config.secrets.log),
  heads: (await db.query<ShownHeadRow>(listShownHeads, [shown])).map(({ stampedAt, authority, ...row }) => ({
    ...headOfRow(row),
    ...(stampedAt !== null && authority !== null && { stamp: { at: Number(stampedAt), by: authority } }),
  })),
  ...(timeStamps && {
    authority: {
      isSandbox: timeStamps.isSandbox,
      certificates: timeStamps.trusted.map((one) => one.toString()).join(''),
    },
  }),
});

/** `not_found` of a head that is none, or that has no stamp. */
export const headStamp = async (
  { db }: Pick<Ctx, 'db'>,
  at: number,
): Promise<Result<ResponseOf<typeof readHeadStamp>, 'not_found'>> => {
  const [row] = await db.query<StampRow>(readStamp, [at]);
  if (!row) return fail('not_found');
  return ok({ head: headOfRow(row), stamp: keptStamp(row).stamp });
};

/** `not_found` beyond what the newest head has: of what is not published nothing is proven. */
export const consistency = async (
  ctx: Ctx,
  { first, second }: { readonly first: number; readonly second: number },
): Promise<Result<ResponseOf<typeof readConsistency>, 'not_found'>> => {
  const head = await newestHead(ctx);
  if (!head || first > second || second > head.size) return fail('not_found');
  return ok({ proof: (await readRanges(ctx.db, consistencyRanges(first, second))).map(bytesToHex) });
};

/** The proofs from each of these rising sizes to the next. `not_found` beyond what the newest head has. */
export const growth = async (
  ctx: Ctx,
  sizes: readonly number[],
): Promise<Result<ResponseOf<typeof readGrowth>, 'not_found'>> => {
  const head = await newestHead(ctx);
  if (!head || (sizes.at(-1) ?? 0) > head.size) return fail('not_found');
  const proofs = sizes.slice(1).map((second, at) => consistencyRanges(sizes[at] ?? second, second));
  const hashes = (await readRanges(ctx.db, proofs.flat())).map(bytesToHex);
  let taken = 0;
  return ok({
    proofs: proofs.map(({ length }) => {
      taken += length;
      return hashes.slice(taken - length, taken);
    }),
  });
};

/** `not_found` of a number that the player's chain has not, or that the newest head has not yet. */
export const ownLeaf = async (
  ctx: Ctx,
  { playerId }: PlayerSession,
  seq: number,
): Promise<Result<ResponseOf<typeof readOwnLeaf>, 'not_found'>> => {
  const head = await newestHead(ctx);
  const [leaf] = await ctx.db.query<OwnLeafRow>(readLeaf, [playerId, seq]);
  if (!head || !leaf || leaf.index >= head.size) return fail('not_found');
  const index = Number(leaf.index);
  const path = await readRanges(ctx.db, inclusionRanges(index, head.size));
  return ok({
    chain: playerId,
    index,
    kind: leaf.kind,
    subject: leaf.subject,
    previous: bytesToHex(leaf.previous ?? noLeaf()),
    content: bytesToHex(leaf.content),
    head,
    proof: path.map(bytesToHex),
  });
};
