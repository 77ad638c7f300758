import type { X509Certificate } from 'node:crypto';
import type { Result } from '#domain/result.ts';
import type { StampFault } from '../../common/time-stamp/verify-stamp.ts';

/** A stamp that was verified. `at`: ms since 1970; `by`: the name in the signer’s certificate; `token`: in DER. */
type Stamp = { readonly at: number; readonly by: string; readonly token: Uint8Array };

/** Why there is no stamp: it is away, gives none, gives one that does not hold, or one of another moment than now. */
type StampRefused = 'away' | 'too_long' | 'rejected' | 'wrong_moment' | StampFault;

/** A time stamping authority (RFC 3161). */
export type TimeStamps = {
  /** The certificates that its stamps lead to. */
  readonly trusted: readonly X509Certificate[];
  readonly isSandbox: boolean;
  /** A stamp of these bytes’ SHA-256, made now. Never throws. */
  readonly stamp: (bytes: Uint8Array) => Promise<Result<Stamp, StampRefused>>;
};
