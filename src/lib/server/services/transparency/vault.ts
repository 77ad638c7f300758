import { bytesToHex } from '@noble/hashes/utils.js';
import { fail, ok, type Result } from '#domain/result.ts';
import { noLeaf } from '#domain/transparency/entry.ts';
import { publicKeyOf, type TreeHead } from '#domain/transparency/head.ts';
import { leafSetRanges } from '#domain/transparency/leaf-set.ts';
import { consistencyRanges } from '#domain/transparency/proofs.ts';
import { canonicalJson } from '#domain/transparency/statement-format.ts';
import { type VaultLine, vaultStart } from '#domain/transparency/vault-format.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import type { HeadRow } from '../../db/queries/transparency.ts';
import { endOfDaysBefore, listLeaves, type TreeLeafRow } from '../../db/queries/vault.ts';
import { allContents } from './own-contents.ts';
import { headOfRow } from './publish-head.ts';
import { hashList, saidOf } from './statement-lines.ts';

const leavesAPage = 500;
const dayMs = 86_400_000;

type Ctx = Pick<ServerContext, 'db' | 'config'>;
export type VaultFile = {
  readonly name: `faceup-vault-${string}.jsonl`;
  readonly head: TreeHead;
  readonly leaves: number;
  readonly parts: AsyncGenerator<string, void>;
};

/**
 * A day of the whole house, as domain/transparency/vault-format.ts has it: every leaf from what the first head of the day had to what the first
 * head after it has, so that the files of all days together have each leaf once, and a day ends within a minute or two of midnight.
 * `not_found`: no head was signed since the day ended, or none before. After a restore (another epoch) the first day has all leaves.
 */
export const vaultOfDay = async (ctx: Ctx, day: string): Promise<Result<VaultFile, 'not_found'>> => {
  const begins = new Date(`${day}T00:00:00Z`);
  const head = await endBefore(ctx.db, new Date(begins.getTime() + dayMs), null);
  if (!head) return fail('not_found');
  const from = (await endBefore(ctx.db, begins, head.epoch))?.size ?? 0;
  const leaves = head.size - from;
  return ok({ name: `faceup-vault-${day}.jsonl`, head, leaves, parts: linesOf(ctx, day, from, head) });
};

const endBefore = async (db: Queryable, moment: Date, epoch: number | null): Promise<TreeHead | undefined> =>
  (await db.query<HeadRow>(endOfDaysBefore, [moment, epoch])).map(headOfRow)[0];

async function* linesOf({ db, config }: Ctx, day: string, from: number, head: TreeHead): AsyncGenerator<string, void> {
  const publicKey = publicKeyOf(config.secrets.log);
  yield `${vaultStart({ day, from, lines: head.size - from, publicKey, head })}\n`;
  for (let at = from; at < head.size; at += leavesAPage) {
    const leaves = await db.query<TreeLeafRow>(listLeaves, [at, Math.min(head.size, at + leavesAPage)]);
    const said = await allContents(db, leaves);
    yield leaves.map((leaf) => `${canonicalJson(lineOf(leaf, said))}\n`).join('');
  }
  const indices = Array.from({ length: head.size - from }, (_, at) => from + at);
  yield '{"growth":';
  yield* hashList(db, from === 0 ? [] : consistencyRanges(from, head.size));
  yield ',"nodes":';
  yield* hashList(db, leafSetRanges(indices, head.size));
  yield '}\n';
}

const lineOf = (row: TreeLeafRow, said: ReadonlyMap<string, string>): VaultLine => ({
  chain: row.chain,
  seq: Number(row.seq),
  previous: bytesToHex(row.previous ?? noLeaf()),
  leaf: bytesToHex(row.hash),
  ...saidOf(row, said),
});
