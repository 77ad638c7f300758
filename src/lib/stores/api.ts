import type { InputOf, ResponseOf } from '#contract/call.ts';
import type { calls } from '#contract/calls.ts';
import type { ErrorCode, Problem } from '#contract/errors.ts';
import { type CallName, routes } from '#contract/routes.ts';
import { type Facts, type Ok, ok } from '#domain/result.ts';

/** `network`: no answer came (offline, timed out, hung up), so nobody knows whether the call was carried out. */
export type ApiCode = ErrorCode | 'network';

/** A failed call. `message` is the server's own line, shown only where the specification asks for it (sign-in). */
export type ApiFail = {
  readonly ok: false;
  readonly code: ApiCode;
  readonly status: number;
  readonly message: string;
  readonly requestId?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly facts?: Facts;
};
export type ApiResult<T> = Ok<T> | ApiFail;

type Calls = typeof calls;

export type ApiInput<Name extends CallName> = InputOf<Calls[Name]> & {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
};

/** What the call answers, as it travels. */
export type ApiAnswer<Name extends CallName> = ResponseOf<Calls[Name]>;

type Wire = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
};

const timeoutMs = 20_000;

/** For an operator whose services live on another origin the server names it in the page; empty means our own. */
const apiOrigin = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content ?? '';

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));
const entriesOf = (value: unknown): [string, string][] =>
  Object.entries((value ?? {}) as Record<string, unknown>)
    .filter(([, one]) => one !== undefined && one !== null && one !== '')
    .map(([name, one]) => [name, textOf(one)]);

/** `/round/{id}` + `{ id: 'a/b' }` + `{ page: 1 }` → `/round/a%2Fb?page=1`. */
export const buildUrl = (path: string, params: unknown, query: unknown): string => {
  const filled = entriesOf(params).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search === '' ? filled : `${filled}?${search}`;
};

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';

type Listener = () => void;
const refusedListeners = new Set<Listener>();

/** Runs `listener` whenever the server says that nobody is signed in (any more). */
export const onSessionRefused = (listener: Listener): void => void refusedListeners.add(listener);

const networkFail: ApiFail = { ok: false, code: 'network', status: 0, message: '' };

const readFail = async (response: Response): Promise<ApiFail> => {
  const body: unknown = await response.json().catch(() => null);
  const fallback = response.status >= 500 ? 'unavailable' : 'bad_request';
  if (!isProblem(body)) return { ok: false, code: fallback, status: response.status, message: response.statusText };
  const { code, message, requestId, fields, facts } = body;
  return {
    ok: false,
    code,
    status: response.status,
    message: message || response.statusText,
    requestId,
    ...(fields ? { fields } : {}),
    ...(facts ? { facts } : {}),
  };
};

/**
 * The only `fetch` of the browser. Typed by the contract, never throws: a refusal and a lost network are values.
 * `idempotencyKey` is kept by the calling action until an answer came, so that a repeat is the same movement.
 */
export const callApi = async <Name extends CallName>(
  name: Name,
  input: ApiInput<Name>,
): Promise<ApiResult<ApiAnswer<Name>>> => {
  const { method, path } = routes[name];
  const { params, query, body, idempotencyKey, signal }: Wire = input;
  const limit = AbortSignal.timeout(timeoutMs);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  try {
    const response = await fetch(apiOrigin + buildUrl(path, params, query), {
      method,
      headers,
      credentials: apiOrigin === '' ? 'same-origin' : 'include',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      const failed = await readFail(response);
      if (failed.code === 'not_signed_in') for (const listener of refusedListeners) listener();
      return failed;
    }
    return ok((response.status === 204 ? undefined : await response.json()) as ApiAnswer<Name>);
  } catch {
    return networkFail;
  }
};

/** The calls that answer by server-sent events. */
export type StreamName = {
  [Name in CallName]: Calls[Name] extends { readonly answers: 'events' } ? Name : never;
}[CallName];

export type StreamEars<Name extends StreamName> = {
  readonly onEvent: (event: ApiAnswer<Name>) => void;
  /** The way broke; it is opened again by itself, and then begins with a snapshot. */
  readonly onLost: () => void;
};

const reopenMsMin = 1_000;
const reopenMsMax = 15_000;

/**
 * The only `EventSource` of the browser: hears a stream of the contract until the returned function is called. The browser
 * itself reconnects where the line broke; where the server refused, it is tried again after 1 s, then 2, 4, … 15 s.
 */
export const listenTo = <Name extends StreamName>(name: Name, { onEvent, onLost }: StreamEars<Name>): (() => void) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = reopenMsMin;
  const open = () => {
    source = new EventSource(apiOrigin + routes[name].path, { withCredentials: apiOrigin !== '' });
    source.onmessage = ({ data }) => {
      waitMs = reopenMsMin;
      onEvent(JSON.parse(String(data)) as ApiAnswer<Name>);
    };
    source.onerror = () => {
      onLost();
      // 2: the server refused, and the browser gave up.
      if (source.readyState !== 2) return;
      timer = setTimeout(open, waitMs);
      waitMs = Math.min(waitMs * 2, reopenMsMax);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source.close();
  };
};
