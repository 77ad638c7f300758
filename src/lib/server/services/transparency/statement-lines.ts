import { bytesToHex } from '@noble/hashes/utils.js';
import { contentHash } from '#domain/transparency/entry.ts';
import type { Range } from '#domain/transparency/proofs.ts';
import type { Queryable } from '../../db/db.ts';
import type { ChainRow } from '../../db/queries/transparency.ts';
import { readRanges } from './nodes.ts';
import { nameOf } from './own-contents.ts';

const nodesAPage = 1_000;

/** What a leaf says. A row that has changed since says something else than the leaf: of what it said then the hash alone is kept. */
export const saidOf = (
  { kind, subject, content }: Pick<ChainRow, 'kind' | 'subject' | 'content'>,
  said: ReadonlyMap<string, string>,
): { readonly content: string } | { readonly hash: string; readonly of: string } => {
  const name = nameOf(kind, subject);
  const text = said.get(name);
  return text !== undefined && Buffer.compare(contentHash(text), content) === 0
    ? { content: text }
    : { hash: bytesToHex(content), of: name };
};

/** The hashes of these nodes of the tree as a list of JSON, page by page. */
export async function* hashList(db: Queryable, ranges: readonly Range[]): AsyncGenerator<string, void> {
  yield '[';
  for (let at = 0; at < ranges.length; at += nodesAPage) {
    const nodes = await readRanges(db, ranges.slice(at, at + nodesAPage));
    yield (at === 0 ? '' : ',') + nodes.map((node) => `"${bytesToHex(node)}"`).join(',');
  }
  yield ']';
}
