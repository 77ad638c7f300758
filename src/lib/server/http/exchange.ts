import type { ServerResponse } from 'node:http';

/** One request's own things, made before its route is known. */
export type Exchange = {
  readonly requestId: string;
  readonly ip: string;
  /** Who spoke to us: the caller, or a proxy. */
  readonly remoteAddress: string | undefined;
  /** ISO code; see `caller-country.ts`. */
  readonly country: string;
  /** The time that it has, from its first byte; another one for what is named as longer or shorter. */
  readonly deadline: { readonly allow: (ms: number) => void; readonly isOver: () => boolean };
  readonly outgoing?: ServerResponse | undefined;
};
export type AppEnv = { Bindings: Exchange };
