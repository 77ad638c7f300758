import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { hex32, orElse, queryInt, uuid } from '../wire.ts';

/** As many leaves as nine digits count. */
const leavesMax = 999_999_999;
const hashes = z.array(hex32);

/** A signed tree head (`#domain/transparency/head.ts`); `at` in milliseconds since 1970. */
const headShape = {
  logId: hex32,
  epoch: z.int(),
  size: z.int(),
  root: hex32,
  at: z.int(),
  signature: z.string().check(z.regex(/^[0-9a-f]{128}$/)),
};
export const treeHead = z.strictObject(headShape);

/** Of a head’s time stamp (RFC 3161) when, in milliseconds since 1970, and whose it is. */
const stampedBy = { at: z.int(), by: z.string() };

export const listTreeHeads = defineCall({
  ...routes.listTreeHeads,
  summary:
    'The newest signed heads of the log of the books, the newest first, the Ed25519 key that they are signed with, and who stamped them',
  tag: 'fairness',
  session: 'none',
  response: z.strictObject({
    publicKey: hex32,
    heads: z.array(z.strictObject({ ...headShape, stamp: z.optional(z.strictObject(stampedBy)) })),
    /** Who stamps heads now: the certificates that its stamps lead to, in PEM. None: heads are not stamped. */
    authority: z.optional(z.strictObject({ isSandbox: z.boolean(), certificates: z.string() })),
  }),
  errors: [],
});

/** Milliseconds since 1970, for the next 3,000 years. */
const moment = z.pipe(
  z.pipe(z.string().check(z.maxLength(14, 'too_large'), z.regex(/^[1-9]\d*$/)), z.transform(Number)),
  z.int(),
);

export const readHeadStamp = defineCall({
  ...routes.readHeadStamp,
  summary:
    'The time stamp of RFC 3161 of the head that was signed at `at`: of the SHA-256 of the head as SignedTreeHeadDataV2 of RFC 9162 (4.10), its token as DER in base64',
  tag: 'fairness',
  session: 'none',
  query: z.strictObject({ at: moment }),
  response: z.strictObject({
    head: treeHead,
    stamp: z.strictObject({ ...stampedBy, token: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/)) }),
  }),
  errors: ['not_found'],
});

export const readConsistency = defineCall({
  ...routes.readConsistency,
  summary: 'The proof of RFC 9162 (2.1.4) that the tree of `second` leaves begins with the one of `first`',
  tag: 'fairness',
  session: 'none',
  query: z.strictObject({ first: queryInt(1, leavesMax), second: queryInt(1, leavesMax) }),
  response: z.strictObject({ proof: hashes }),
  errors: ['not_found'],
});

/** Sizes of which the proofs between neighbours are asked at once. */
const growthSizesMax = 100;
const isRising = (sizes: readonly number[]): boolean =>
  sizes.every((size, at) => at === 0 || size > (sizes[at - 1] ?? 0));

export const readGrowth = defineCall({
  ...routes.readGrowth,
  summary:
    'For rising sizes of the tree, parted by commas, the proofs of RFC 9162 (2.1.4) from each to the next: one fewer than the sizes',
  tag: 'fairness',
  session: 'none',
  query: z.strictObject({
    sizes: z.pipe(
      z.pipe(
        z.string().check(z.maxLength(10 * growthSizesMax, 'too_large'), z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})+$/)),
        z.transform((text) => text.split(',').map(Number)),
      ),
      z.array(z.int()).check(z.maxLength(growthSizesMax), z.refine(isRising)),
    ),
  }),
  response: z.strictObject({ proofs: z.array(hashes) }),
  errors: ['not_found'],
});

export const readOwnLeaf = defineCall({
  ...routes.readOwnLeaf,
  summary:
    'A leaf of the player’s own chain by its number, with the proof of RFC 9162 (2.1.3) that the newest head has it',
  tag: 'fairness',
  session: 'player',
  query: z.strictObject({ seq: queryInt(1, leavesMax) }),
  response: z.strictObject({
    chain: uuid,
    index: z.int(),
    kind: z.string(),
    subject: z.string(),
    /** What the entry is made of: the hash of the leaf before it in the chain, and SHA-256 of the content. */
    previous: hex32,
    content: hex32,
    head: treeHead,
    proof: hashes,
  }),
  errors: ['not_found'],
});

export const exportProvenStatement = defineCall({
  ...routes.exportProvenStatement,
  summary:
    'The player’s own leaves of a month in UTC, with what each says and the proof that a signed head has it: lines of JSON that are verified without the house',
  tag: 'wallet',
  session: 'player',
  query: z.strictObject({
    month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
    /** Of a month with more than 20,000 leaves. */
    part: orElse(queryInt(1, 9_999), 1),
  }),
  answers: 'file',
  fileTypes: ['application/jsonl'],
  response: z.file(),
  errors: ['not_found'],
});
