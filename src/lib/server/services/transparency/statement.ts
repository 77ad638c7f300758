import { bytesToHex } from '@noble/hashes/utils.js';
import { fail, ok, type Result } from '#domain/result.ts';
import { noLeaf } from '#domain/transparency/entry.ts';
import { publicKeyOf, type TreeHead } from '#domain/transparency/head.ts';
import { leafSetRanges } from '#domain/transparency/leaf-set.ts';
import { canonicalJson, type StatementLine, startLine } from '#domain/transparency/statement-format.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import {
  type ChainEndRow,
  type ChainRow,
  firstHeadFrom,
  type HeadRow,
  lastOfChains,
  listChain,
  listHeads,
  placeOfLeaf,
  sizeSignedBy,
} from '../../db/queries/transparency.ts';
import type { PlayerSession } from '../caller.ts';
import { ownContents } from './own-contents.ts';
import { headOfRow } from './publish-head.ts';
import { hashList, saidOf } from './statement-lines.ts';

/** Leaves of one file: a verifier reads it in a second, and its proof has a few megabytes at most. */
const leavesMax = 20_000;
const leavesAPage = 500;

type Ctx = Pick<ServerContext, 'db' | 'config'>;

/** A part of a month: leaves `first` to before `end` of a player’s chain. */
type Part = {
  readonly head: TreeHead;
  readonly first: number;
  readonly end: number;
  readonly parts: number;
};

export type StatementFile = { readonly name: `${string}.jsonl`; readonly parts: AsyncGenerator<string, void> };

/**
 * The player’s own leaves of a month, from the last head that was signed before it to the first after it, or to the newest: a file
 * that proves itself, written page by page as it is taken. `not_found`: nothing was signed of that month yet, or it has no such part.
 */
export const provenStatement = async (
  ctx: Ctx,
  { playerId }: PlayerSession,
  { month, part }: { readonly month: string; readonly part: number },
): Promise<Result<StatementFile, 'not_found'>> => {
  const found = await findPart(ctx.db, playerId, month, part);
  if (!found) return fail('not_found');
  const name = `faceup-statement-${month}${found.parts > 1 ? `-part-${part}` : ''}.jsonl` as const;
  return ok({ name, parts: linesOf(ctx, playerId, month, part, found) });
};

const boundsOf = (month: string): readonly [from: Date, before: Date] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [new Date(Date.UTC(year, number - 1)), new Date(Date.UTC(year, number))];
};

const findPart = async (db: Queryable, playerId: string, month: string, part: number): Promise<Part | undefined> => {
  const [from, before] = boundsOf(month);
  const [after] = await db.query<HeadRow>(firstHeadFrom, [before]);
  const [newest] = after ? [after] : await db.query<HeadRow>(listHeads, [1]);
  const head = newest && headOfRow(newest);
  if (!head || head.at < from.getTime()) return undefined;
  const [signed] = await db.query<{ size: bigint }>(sizeSignedBy, [from]);
  const [last] = await db.query<ChainEndRow>(lastOfChains, [[playerId]]);
  const seqMax = Number(last?.seq ?? 0);
  const start = await firstSeqFrom(db, playerId, Number(signed?.size ?? 0), seqMax);
  const end = await firstSeqFrom(db, playerId, head.size, seqMax);
  const parts = Math.max(1, Math.ceil((end - start) / leavesMax));
  const first = start + (part - 1) * leavesMax;
  return part > parts ? undefined : { head, first, end: Math.min(end, first + leavesMax), parts };
};

/** The number of the chain’s first leaf at `index` of the tree or later; one more than its last where there is none. */
const firstSeqFrom = async (db: Queryable, chain: string, index: number, seqMax: number): Promise<number> => {
  let [low, high] = [1, seqMax + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [leaf] = await db.query<{ index: bigint }>(placeOfLeaf, [chain, middle]);
    if (Number(leaf?.index ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
};

async function* linesOf(
  { db, config }: Ctx,
  playerId: string,
  month: string,
  part: number,
  { head, first, end, parts }: Part,
): AsyncGenerator<string, void> {
  const [before] = await db.query<ChainRow>(listChain, [playerId, first - 1, first]);
  const publicKey = publicKeyOf(config.secrets.log);
  const previous = bytesToHex(before?.hash ?? noLeaf());
  yield `${startLine({ player: playerId, month, part, parts, lines: end - first, first, previous, publicKey, head })}\n`;
  const indices: number[] = [];
  for (let seq = first; seq < end; seq += leavesAPage) {
    const leaves = await db.query<ChainRow>(listChain, [playerId, seq, Math.min(end, seq + leavesAPage)]);
    const said = await ownContents(db, playerId, leaves);
    for (const leaf of leaves) indices.push(Number(leaf.index));
    yield leaves.map((leaf) => `${canonicalJson(lineOf(leaf, said))}\n`).join('');
  }
  yield* proofOf(db, indices, head.size);
}

const lineOf = (row: ChainRow, said: ReadonlyMap<string, string>): StatementLine => ({
  index: Number(row.index),
  seq: Number(row.seq),
  leaf: bytesToHex(row.hash),
  ...saidOf(row, said),
});

async function* proofOf(db: Queryable, indices: readonly number[], size: number): AsyncGenerator<string, void> {
  yield '{"nodes":';
  yield* hashList(db, leafSetRanges(indices, size));
  yield '}\n';
}
