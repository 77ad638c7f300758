import { entryBytes, noLeaf } from '#domain/transparency/entry.ts';
import { appendLeaves, type Hash, leafHash } from '#domain/transparency/merkle.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type ChainEndRow,
  insertLeaves,
  insertNodes,
  lastOfChains,
  type PendingRow,
  readTreeSize,
  takePending,
  trySealLock,
} from '../../db/queries/transparency.ts';
import { takeBacklog } from './backlog.ts';
import type { Fact } from './facts.ts';
import { readFrontier } from './nodes.ts';

const batchMax = 20_000;

/** Gives the leaves that wait their places in the tree, batch by batch; one process at a time, each batch a transaction of its own. */
export const sealLeaves = async (ctx: Pick<ServerContext, 'db'>): Promise<void> => {
  while (await sealBatch(ctx));
};

/** Whether there may be more. What waits goes first: what was there before the log was has waited longer already. */
const sealBatch = ({ db }: Pick<ServerContext, 'db'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [lock] = await tx.query<{ held: boolean }>(trySealLock);
    if (!lock?.held) return false;
    const pending = await tx.query<PendingRow>(takePending, [batchMax]);
    const facts = pending.length > 0 ? pending : await takeBacklog(tx);
    if (facts && facts.length > 0) await append(tx, facts);
    return facts !== undefined && (pending.length === 0 || pending.length === batchMax);
  });

type Leaf = Fact & { readonly seq: number; readonly hash: Hash };

/** Within a transaction that holds the lock. */
const append = async (tx: Queryable, facts: readonly Fact[]): Promise<void> => {
  const [{ size } = { size: 0n }] = await tx.query<{ size: bigint }>(readTreeSize);
  const leaves = await chainLeaves(tx, facts);
  const start = Number(size);
  const { nodes } = appendLeaves(
    await readFrontier(tx, start),
    leaves.map(({ hash }) => hash),
  );
  await tx.query(insertLeaves, [
    leaves.map((_, at) => start + at),
    leaves.map(({ chain }) => chain),
    leaves.map(({ seq }) => seq),
    leaves.map(({ kind }) => kind),
    leaves.map(({ subject }) => subject),
    leaves.map(({ content }) => content),
    leaves.map(({ hash }) => hash),
  ]);
  await tx.query(insertNodes, [
    nodes.map(({ level }) => level),
    nodes.map(({ index }) => index),
    nodes.map(({ hash }) => hash),
  ]);
};

const chainLeaves = async (tx: Queryable, facts: readonly Fact[]): Promise<Leaf[]> => {
  const ends = new Map<string, { readonly seq: number; readonly hash: Hash }>();
  const chains = [...new Set(facts.map(({ chain }) => chain))];
  for (const { chain, seq, hash } of await tx.query<ChainEndRow>(lastOfChains, [chains]))
    ends.set(chain, { seq: Number(seq), hash });
  return facts.map((fact) => {
    const last = ends.get(fact.chain) ?? { seq: 0, hash: noLeaf() };
    const seq = last.seq + 1;
    const hash = leafHash(entryBytes({ chain: fact.chain, seq, previous: last.hash, content: fact.content }));
    ends.set(fact.chain, { seq, hash });
    return { ...fact, seq, hash };
  });
};
