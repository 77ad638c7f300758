import type { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headBytes, type TreeHead } from '#domain/transparency/head.ts';
import { isAhead, oddMoment, responseOf } from '#domain/transparency/stamp.ts';
import { readResponse } from '#server/common/time-stamp/read-response.ts';
import { sha256 } from '#server/common/time-stamp/request.ts';
import { verifyStamp } from '#server/common/time-stamp/verify-stamp.ts';
import { faultsOfStamps } from '#server/services/transparency/check-stamps.ts';
import { hostName } from './house.ts';
import type { Shown } from './watch.ts';

/** Certificates of the authority; without any it is only seen that a stamp is of its head. */
export type Trusted = readonly X509Certificate[] | 'anybody';

/** A head and what was found of its stamp: `ok`, with what is still odd about it, or why it does not hold. */
export type StampVerdict = { readonly head: TreeHead; readonly ok: boolean; readonly said?: string };

/** More are asked for at the next look. */
const askedMax = 50;

export const stampFolder = (state: string, address: string): string => join(state, `${hostName(address)}-stamps`);

const fileOf = (folder: string, { at }: TreeHead, kind: 'tsr' | 'bin'): string => join(folder, `${at}.${kind}`);

const write = (file: string, bytes: Uint8Array): void => {
  writeFileSync(`${file}.part`, bytes, { flush: true });
  renameSync(`${file}.part`, file);
};

/** As `openssl ts -verify` takes them: the bytes that were stamped, and the stamp. */
export const keepStamp = (folder: string, head: TreeHead, token: Uint8Array): void => {
  mkdirSync(folder, { recursive: true });
  write(fileOf(folder, head, 'bin'), headBytes(head));
  write(fileOf(folder, head, 'tsr'), responseOf(token));
};

export const isKept = (folder: string, head: TreeHead): boolean => existsSync(fileOf(folder, head, 'tsr'));

/** The heads whose stamps the house shows and that are not kept yet: the newest first, as many as are asked for at once. */
export const stampsToAsk = (folder: string, { heads }: Pick<Shown, 'heads'>): Shown['heads'] =>
  heads
    .filter((head) => head.stamp && !isKept(folder, head))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, askedMax);

/** Judges a token: of this head, by whom is trusted, and of a moment that can be. */
export const judgeStamp = (head: TreeHead, token: Uint8Array, trusted: Trusted, nowMs: number): StampVerdict => {
  const facts = verifyStamp(token, { digest: sha256(headBytes(head)), trusted });
  if (!facts.ok) return { head, ok: false, said: faultsOfStamps[facts.code] };
  const { at, by } = facts.value;
  const moment = `${new Date(at).toISOString()}, by ${by}`;
  if (isAhead(at, nowMs)) return { head, ok: false, said: `is of a moment that is still to come: ${moment}` };
  const odd = oddMoment(head.at, at);
  if (odd === 'before_head') return { head, ok: false, said: `is older than the head says to be: ${moment}` };
  return odd === 'late' ? { head, ok: true, said: `came more than a day later: ${moment}` } : { head, ok: true };
};

/** Judges the stamps that were kept of these heads. */
export const judgeKept = (
  folder: string,
  heads: readonly TreeHead[],
  trusted: Trusted,
  nowMs: number,
): StampVerdict[] =>
  heads
    .filter((head) => isKept(folder, head))
    .map((head) => {
      const token = readResponse(new Uint8Array(readFileSync(fileOf(folder, head, 'tsr'))));
      return token.ok
        ? judgeStamp(head, token.value, trusted, nowMs)
        : { head, ok: false, said: faultsOfStamps.malformed };
    });
