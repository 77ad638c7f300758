import type { ServerResponse } from 'node:http';

/** One request's own things, made before its route is known. */
export type Exchange = {
  readonly requestId: string;
  readonly ip: string;
  /** ISO code; see `caller-country.ts`. */
  readonly country: string;
  readonly outgoing?: ServerResponse | undefined;
};
export type AppEnv = { Bindings: Exchange };
