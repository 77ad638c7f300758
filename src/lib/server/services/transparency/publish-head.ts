import { bytesToHex } from '@noble/hashes/utils.js';
import { signHead, type TreeHead } from '#domain/transparency/head.ts';
import { rootOf } from '#domain/transparency/merkle.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type HeadRow,
  insertHead,
  listHeads,
  listHeadsAfter,
  readLogEpoch,
  readTreeSize,
  trySealLock,
} from '../../db/queries/transparency.ts';
import { appendHeads, readHeads } from './heads-file.ts';
import { readFrontier } from './nodes.ts';

const hourMs = 3_600_000;

/** What signing and keeping heads needs of the house. */
export type Publisher = Pick<ServerContext, 'db' | 'clock'> & {
  readonly config: { readonly dataDir: string; readonly secrets: { readonly log: string } };
};

export const headOfRow = ({ at, epoch, size, root, logId, signature }: HeadRow): TreeHead => ({
  logId,
  epoch,
  size: Number(size),
  root,
  at: Number(at),
  signature,
});

/** Signs a head each hour and as an epoch begins, and writes whatever was published into this machine's file; one process at a time. */
export const publishHourly = async (ctx: Publisher): Promise<void> => {
  await publish(ctx, hourMs);
};

/** Signs a head of the tree as it now is. Undefined: another process is at it. */
export const publishNow = (ctx: Publisher): Promise<TreeHead | undefined> => publish(ctx, 0);

const publish = (ctx: Publisher, ageMs: number): Promise<TreeHead | undefined> =>
  ctx.db.transaction(async (tx) => {
    const [lock] = await tx.query<{ held: boolean }>(trySealLock);
    if (!lock?.held) return undefined;
    const [last] = (await tx.query<HeadRow>(listHeads, [1])).map(headOfRow);
    const now = ctx.clock.now().getTime();
    const [{ epoch } = { epoch: 1 }] = await tx.query<{ epoch: number }>(readLogEpoch);
    // The first head of an epoch is signed at once: until then what was published before it seems to be gone.
    const isFresh = last !== undefined && last.epoch >= epoch && now < last.at + ageMs;
    const head = isFresh ? undefined : await sign(tx, ctx, { at: Math.max(now, (last?.at ?? 0) + 1), epoch });
    await writeDown(tx, ctx);
    return head;
  });

const sign = async (
  tx: Queryable,
  { config }: Publisher,
  { at, epoch }: Pick<TreeHead, 'at' | 'epoch'>,
): Promise<TreeHead> => {
  const [{ size } = { size: 0n }] = await tx.query<{ size: bigint }>(readTreeSize);
  const root = bytesToHex(rootOf(await readFrontier(tx, Number(size))));
  const head = signHead({ at, epoch, size: Number(size), root }, config.secrets.log);
  await tx.query(insertHead, [at, epoch, size, root, head.logId, head.signature]);
  return head;
};

/**
 * What the file lacks of this machine. A head is on the disk before its transaction ends: one that was not kept by the database after
 * all is still signed and of the same tree.
 */
const writeDown = async (tx: Queryable, { config }: Publisher): Promise<void> => {
  const after = Math.max(0, ...readHeads(config.dataDir).map(({ at }) => at));
  appendHeads(config.dataDir, (await tx.query<HeadRow>(listHeadsAfter, [after])).map(headOfRow));
};
