import { createHash, type X509Certificate } from 'node:crypto';
import { headBytes, type TreeHead } from '#domain/transparency/head.ts';
import { headName } from '#domain/transparency/judge-heads.ts';
import { type KeptStamp, oddMoment } from '#domain/transparency/stamp.ts';
import { sha256 } from '../../common/time-stamp/request.ts';
import { type StampFault, verifyStamp } from '../../common/time-stamp/verify-stamp.ts';
import type { Queryable } from '../../db/db.ts';
import { listStampsAfter, type StampRow } from '../../db/queries/head-stamps.ts';
import type { Breach } from './check-tree.ts';
import { headOfRow } from './publish-head.ts';
import { keptStamp } from './stamps-file.ts';

/** What a stamp is that does not hold, after its name. */
export const faultsOfStamps: Readonly<Record<StampFault, string>> = {
  malformed: 'is none',
  other_imprint: 'is of something else than this head',
  other_nonce: 'answers another request',
  other_policy: 'is of another policy',
  unknown_algorithm: 'is signed in a way that is not taken',
  forged: 'is not signed by whom it names',
  wrong_purpose: 'is signed by a certificate that is not for time stamps alone',
  expired: 'is of a moment at which its certificate was not valid',
  untrusted: 'is of no authority that is trusted',
};

/** What is wrong with a stamp beside its head; undefined: nothing. Of a stamp that only came late nothing is. */
const faultOfStamp = (
  head: TreeHead,
  { stamp }: KeptStamp,
  trusted: readonly X509Certificate[] | 'anybody',
): string | undefined => {
  const facts = verifyStamp(new Uint8Array(Buffer.from(stamp.token, 'base64')), {
    digest: sha256(headBytes(head)),
    trusted,
  });
  if (!facts.ok) return faultsOfStamps[facts.code];
  if (facts.value.at !== stamp.at || facts.value.by !== stamp.by)
    return 'is not of the moment and the authority that stand beside it';
  return oddMoment(head.at, stamp.at) === 'before_head' ? 'is older than the head' : undefined;
};

/** What is wrong with a stamp beside its head; undefined: nothing. */
export type StampJudge = (head: TreeHead, kept: KeptStamp) => string | undefined;

/** Judges each stamp once: the file and the database have the same ones, and one takes some three milliseconds. */
export const stampJudge = (trusted: readonly X509Certificate[] | 'anybody'): StampJudge => {
  const known = new Map<string, string | undefined>();
  return (head, kept) => {
    const key = createHash('sha256')
      .update(JSON.stringify([headName(head), kept.stamp]))
      .digest('base64');
    if (!known.has(key)) known.set(key, faultOfStamp(head, kept, trusted));
    return known.get(key);
  };
};

const nameOf = (place: string, at: number): string => `stamp in ${place} of the head of ${new Date(at).toISOString()}`;

/** Holds stamps that were kept outside the database against the heads kept there. */
export const checkKeptStamps = (
  stamps: readonly KeptStamp[],
  heads: readonly TreeHead[],
  judge: StampJudge,
): Breach[] => {
  const bySignature = new Map(heads.map((head) => [head.signature, head]));
  const newest = heads.at(-1)?.at ?? 0;
  return stamps.flatMap((kept) => {
    const head = bySignature.get(kept.head);
    // On another machine a stamp may be written down before its head is.
    if (!head && kept.headAt > newest) return [];
    const problem = head ? judge(head, kept) : 'is of a head that is not there';
    return problem === undefined ? [] : [{ row: nameOf('the file', kept.headAt), problem }];
  });
};

const atOnce = 500;

/** Holds the stamps of the database against its heads. */
export const checkStoredStamps = async (
  tx: Queryable,
  judge: StampJudge,
): Promise<{ readonly count: number; readonly breaches: readonly Breach[] }> => {
  const breaches: Breach[] = [];
  let count = 0;
  for (let after = 0n; ; ) {
    const rows = await tx.query<StampRow>(listStampsAfter, [after, atOnce]);
    count += rows.length;
    for (const row of rows) {
      const problem = judge(headOfRow(row), keptStamp(row));
      if (problem !== undefined) breaches.push({ row: nameOf('the database', Number(row.at)), problem });
    }
    const last = rows.at(-1);
    if (!last || rows.length < atOnce) return { count, breaches };
    after = last.at;
  }
};
