import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Where a call lives. `path` has `{name}` where a parameter stands. */
export type Route = { readonly method: Method; readonly path: string };

/**
 * One call as browser and server share it.
 * Schemas are strict: an unknown field is refused. Absent `query`, `params` or `body` means none is allowed.
 * They are written with `zod/mini`: a form that checks before it sends costs the browser 6 kB instead of 22.
 */
export type Call = Route & {
  readonly summary: string;
  readonly tag: Tag;
  /** `player`: a signed-in session is needed. */
  readonly session: 'none' | 'player';
  /** `restricted`: refused with 451 and `facts.country` to who comes from a country of the restricted list. */
  readonly country?: 'restricted';
  /**
   * The call moves money or takes what is had once, and the header `Idempotency-Key` (a UUID of the client's making) says which wish it
   * is. `required`: it must be sent, for it names what is made. `made`: where none is sent the server makes one, the same for the same
   * player, call and body within `madeKeySeconds`.
   */
  readonly idempotencyKey?: 'required' | 'made';
  /** What it brings may take the place of what an earlier call of its tag brought: that one, asked for again, is a new wish. */
  readonly takesPlace?: true;
  /** Fields of the body that prove who calls, and are no part of the wish: the same wish is the same with the next code of an app. */
  readonly proofs?: readonly string[];
  /**
   * How often a player may ask for it in a day. Each call that makes a row which is kept for good and that no money bounds has it:
   * far more than anybody needs, and an end all the same. Beyond it `too_often_today`.
   */
  readonly perDay?: number;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** How the body travels; JSON unless said. `raw`: signed bytes that nobody may parse before they are verified. */
  readonly bodyType?: 'json' | 'multipart' | 'raw';
  /**
   * How it answers; JSON unless said. `events`: server-sent events, each with one `response` as JSON in its data. `file`: a
   * download, whose media type is none of JSON's business; `response` is then `z.file()`. `text`: what another company's machine wants
   * to read, of whatever media type; `response` is then a string.
   */
  readonly answers?: 'json' | 'events' | 'file' | 'text';
  /** The media types of a `file`: each that may come, without parameters. */
  readonly fileTypes?: readonly string[];
  /** The 200 body; `z.void()` means 204 and no body. */
  readonly response: z.ZodMiniType;
  /** The failures that are this call's own, beside those every call may have (`commonErrors`). */
  readonly errors: readonly ErrorCode[];
};

/** How long the same body of the same player counts as the same wish where no key is sent: a double click, never a second payment. */
export const madeKeySeconds = 10;

/** The groups of the documentation, in its order. */
export const tags = [
  'user',
  'profile',
  'wallet',
  'payments',
  'promotions',
  'games',
  'fairness',
  'support',
  'ip',
  'log',
] as const;
export type Tag = (typeof tags)[number];

/** Keeps each call's exact schema types, which a plain annotation would widen. */
export const defineCall = <const C extends Call>(call: C): C => call;

/** What the server's handler gets, after parsing. */
export type BodyOf<C extends Call> = C extends { readonly body: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;
export type QueryOf<C extends Call> = C extends { readonly query: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;
export type ParamsOf<C extends Call> = C extends { readonly params: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;
export type ResponseOf<C extends Call> = z.input<C['response']>;

type Part<C extends Call, K extends 'params' | 'query' | 'body'> = C extends {
  readonly [P in K]: infer S extends z.ZodMiniType;
}
  ? { readonly [P in K]: z.input<S> }
  : { readonly [P in K]?: undefined };

/** What the browser sends, before parsing: `{ params?, query?, body? }`, each present exactly when the call has it. */
export type InputOf<C extends Call> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>;
