import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One call as browser and server share it. `path` has `{name}` where a parameter stands.
 * Schemas are strict: an unknown field is refused. Absent `query`, `params` or `body` means none is allowed.
 * `response` is the 200 body; `z.void()` means 204 and no body.
 */
export type Call = {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly tag: Tag;
  /** `player`: a signed-in session is needed. `play`: a game session's token (see the games contract). */
  readonly session: 'none' | 'player';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** How the body travels; JSON unless said. */
  readonly bodyType?: 'json' | 'multipart';
  readonly response: z.ZodType;
  /** The failures that are this call's own, beside those every call may have. */
  readonly errors: readonly ErrorCode[];
};

export type Tag =
  | 'user'
  | 'profile'
  | 'wallet'
  | 'payments'
  | 'promotions'
  | 'games'
  | 'fairness'
  | 'ip'
  | 'static'
  | 'log';

/** Keeps each call's exact schema types, which a plain annotation would widen. */
export const defineCall = <const C extends Call>(call: C): C => call;

export type BodyOf<C extends Call> = C extends { readonly body: infer S extends z.ZodType } ? z.output<S> : undefined;
export type QueryOf<C extends Call> = C extends { readonly query: infer S extends z.ZodType } ? z.output<S> : undefined;
export type ParamsOf<C extends Call> = C extends { readonly params: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
export type ResponseOf<C extends Call> = z.input<C['response']>;
