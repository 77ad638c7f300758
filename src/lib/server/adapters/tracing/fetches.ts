import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** One that is followed. `over` comes last, once. */
export type Followed = {
  readonly answered: (status: number) => void;
  readonly failed: (error: Error) => void;
  readonly over: () => void;
};

/**
 * Tells of every `fetch` of this process, by the channels that Node publishes on, in the very context in which it was asked; returns what
 * ends it. `begun` gives null for one that nobody follows. Of an address its host is told alone: paths and queries hold references and keys.
 */
export function traceFetches(begun: (host: string, method: string) => Followed | null): () => void {
  const followed = new WeakMap<object, Followed>();
  const ended = (request: object): void => {
    followed.get(request)?.over();
    followed.delete(request);
  };
  const listeners: Readonly<Record<string, (message: Told) => void>> = {
    'undici:request:create': ({ request }) => {
      const one = begun(new URL(String(request.origin)).host, request.method);
      if (one !== null) followed.set(request, one);
    },
    'undici:request:headers': ({ request, response }) => followed.get(request)?.answered(response?.statusCode ?? 0),
    'undici:request:trailers': ({ request }) => ended(request),
    'undici:request:error': ({ request, error }) => {
      if (error) followed.get(request)?.failed(error);
      ended(request);
    },
  };
  const heard = Object.entries(listeners).map(([channel, listen]) => {
    const hear = (message: unknown): void => listen(message as Told);
    subscribe(channel, hear);
    return () => unsubscribe(channel, hear);
  });
  return () => {
    for (const end of heard) end();
  };
}

/** As https://undici.nodejs.org/#/docs/api/DiagnosticsChannel has it. */
type Told = {
  readonly request: { readonly origin: string | URL; readonly method: string };
  readonly response?: { readonly statusCode: number };
  readonly error?: Error;
};
