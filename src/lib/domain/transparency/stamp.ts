import { concatBytes } from '@noble/hashes/utils.js';

/** A time stamp of a head (RFC 3161). `at`: when, in milliseconds since 1970; `by`: whose; `token`: its DER in base64. */
type HeadStamp = { readonly at: number; readonly by: string; readonly token: string };

/** A stamp as it is kept: with the signature of the head that it is of, and when that was signed. */
export type KeptStamp = { readonly head: string; readonly headAt: number; readonly stamp: HeadStamp };

/** By so much two clocks that are kept may differ. */
const clocksMs = 5 * 60_000;
/** Heads are stamped within seconds; an authority that was away for a day is told. */
const lateMs = 24 * 3_600_000;

/**
 * What is odd about a stamp’s moment beside that of its head, both in ms. `before_head`: the head says that it was signed after it was
 * stamped; `late`: for so long nobody but the house says that there was such a head.
 */
export const oddMoment = (headAt: number, stampAt: number): 'before_head' | 'late' | undefined => {
  if (stampAt < headAt - clocksMs) return 'before_head';
  return stampAt > headAt + lateMs ? 'late' : undefined;
};

/** Whether a stamp is of a moment that is still to come: no authority that keeps its clock gives one. */
export const isAhead = (stampAt: number, nowMs: number): boolean => stampAt > nowMs + clocksMs;

const SEQUENCE = 0x30;
/** PKIStatusInfo of what was granted: a sequence with the integer 0. */
const granted = Uint8Array.of(SEQUENCE, 3, 2, 1, 0);

/** The length of DER (X.690, 8.1.3): below 128 a byte, else how many bytes it takes and then these. */
const lengthBytes = (length: number): Uint8Array => {
  if (length < 128) return Uint8Array.of(length);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.of(128 + bytes.length, ...bytes);
};

/** A token as the answer of its authority, TimeStampResp of RFC 3161 (2.4.2): what other tools read from a file `.tsr`. */
export const responseOf = (token: Uint8Array): Uint8Array =>
  concatBytes(Uint8Array.of(SEQUENCE), lengthBytes(granted.length + token.length), granted, token);

const stampFrom = (value: unknown): KeptStamp | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { head, headAt, stamp } = value as Partial<KeptStamp>;
  if (typeof stamp !== 'object' || stamp === null || !/^[0-9a-f]{128}$/.test(`${head}`)) return undefined;
  const { at, by, token } = stamp;
  const areMoments = [headAt, at].every((moment) => Number.isSafeInteger(moment) && Number(moment) >= 0);
  if (!areMoments || typeof by !== 'string' || !/^[A-Za-z0-9+/]+={0,2}$/.test(`${token}`)) return undefined;
  return { head: `${head}`, headAt: Number(headAt), stamp: { at, by, token } };
};

/** The stamps of lines of JSON, as `stamps.jsonl` has them; a line that a power cut left unfinished is none. */
export const stampsOfLines = (text: string): KeptStamp[] =>
  text.split('\n').flatMap((line) => {
    try {
      return stampFrom(JSON.parse(line)) ?? [];
    } catch {
      return [];
    }
  });
