import type { BodyOf, Call, ParamsOf, QueryOf, ResponseOf } from '#contract/call.ts';
import type { CallName, calls } from '#contract/calls.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Result } from '#domain/result.ts';
import type { ServerContext } from '../context.ts';
import type { Caller, PlayerSession } from '../services/caller.ts';
import type { Download } from './download.ts';
import type { Listen } from './event-stream.ts';
import type { RateClass } from './rate.ts';

export type { CallName };

/** One request after everything that is the same for all calls: parsed, checked, counted, its session looked up. */
export type Incoming<C extends Call> = {
  readonly ctx: ServerContext;
  readonly caller: Caller;
  /** Null only where the contract says that no session is needed. */
  readonly session: C['session'] extends 'player' ? PlayerSession : null;
  /** The session cookie's token as sent: for signing out and for asking whether it is alive. */
  readonly sessionToken: string | null;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  /** The client's UUID on calls whose contract needs it, or the one made in its place; else empty. */
  readonly idempotencyKey: string;
  /** The body as it came, for `bodyType: 'raw'`; else empty. */
  readonly raw: Uint8Array;
  readonly headers: Headers;
  /** By what the browser is known to have signed in before, as sent. */
  readonly deviceToken: string | null;
  /** Sets the session's cookie, and the one by which the browser is known where there is a new one. */
  readonly signIn: (token: string, newDeviceToken?: string | null) => void;
  readonly signOut: () => void;
};

/** How one call is served. What the contract already says (session, idempotency, body type) is not said again. */
export type Route<C extends Call> = {
  readonly rate: RateClass;
  /** The call with which a `sensitive` one shares its count of tries; its own unless said. */
  readonly countedAs?: CallName;
  /** 16 KiB unless said. */
  readonly bodyBytesMax?: number;
  /** From the call's first byte, 10 s unless said; later the caller gets 503 and may try again with the same key. */
  readonly deadlineMs?: number;
  /** `Cache-Control` of its answer; `no-store` unless said. A refusal is never kept. */
  readonly cache?: string;
  /**
   * Of a call without an idempotency key that may be sent again all the same: the name of the wish, under which its first answer is kept.
   * The handler has seen that the wish is the same.
   */
  keptAs?(incoming: Incoming<C>): string;
  /** A method, so that routes of different calls fit one table. */
  handle(incoming: Incoming<C>): Promise<Result<AnswerOf<C>, ErrorCode>>;
};

/** What a handler gives: the answer, for server-sent events the way to begin them, a file to keep or a text. */
type AnswerOf<C extends Call> = C extends { readonly answers: 'events' }
  ? Listen
  : C extends { readonly answers: 'file' }
    ? Download
    : C extends { readonly answers: 'text' }
      ? Text
      : ResponseOf<C>;

/** A text and its media type. */
export type Text = { readonly type: string; readonly body: string };

/** Every call of the contract: one that nothing serves does not compile. */
export type RouteTable = RoutesOf<CallName>;

export type RoutesOf<Names extends CallName> = { readonly [Name in Names]: Route<(typeof calls)[Name]> };
