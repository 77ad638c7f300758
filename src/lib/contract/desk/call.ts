import type * as z from 'zod/mini';
import type { Act } from '#domain/desk/acts.ts';
import type { Route } from '../call.ts';
import type { ErrorCode } from '../errors.ts';
import type { DeskErrorCode } from './errors.ts';

/**
 * One call of the desk, which no player's browser knows of. Strict like every call of the contract.
 */
export type DeskCall = Route & {
  readonly summary: string;
  /** Who may ask it: anybody who stands at the desk's door, everybody of the staff who is signed in, or who may do an act. */
  readonly access: 'door' | 'staff' | Act;
  /** It moves rights, or money out of the house: who asks has shown their passkey in the last ten minutes, or hears `prove_again`. */
  readonly proof?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** JSON unless said; `file`: a download or a picture, whose media types `fileTypes` names; `page`: HTML for a frame of the desk. */
  readonly answers?: 'json' | 'file' | 'page';
  readonly fileTypes?: readonly string[];
  /** The 200 body; `z.void()` means 204 and no body. */
  readonly response: z.ZodMiniType;
  /** The failures that are this call's own. */
  readonly errors: readonly (ErrorCode | DeskErrorCode)[];
};

/** Keeps each call's exact schema types, which a plain annotation would widen. */
export const defineDeskCall = <const C extends DeskCall>(call: C): C => call;
