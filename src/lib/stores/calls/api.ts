import type { InputOf, ResponseOf, Route } from '#contract/call.ts';
import type { calls } from '#contract/calls.ts';
import type { ErrorCode, Problem } from '#contract/errors.ts';
import type { CallName } from '#contract/routes.ts';
import { visitorRoutes } from '#contract/visitor-routes.ts';
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

export type Wire = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
};

const timeoutMs = 20_000;

/** For an operator whose services live on another origin the server names it in the page; empty means our own. */
export const apiOrigin = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="api-origin"]')?.content ?? '';

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

/** No answer came. */
export const networkFail: ApiFail = { ok: false, code: 'network', status: 0, message: '' };

/** A refusal out of an answer's status and its body, whatever that is. Tells the listeners when nobody is signed in any more. */
export const failFrom = (status: number, statusText: string, body: unknown): ApiFail => {
  const fallback = status >= 500 ? 'unavailable' : 'bad_request';
  if (!isProblem(body)) return { ok: false, code: fallback, status, message: statusText };
  const { code, message, requestId, fields, facts } = body;
  if (code === 'not_signed_in') for (const listener of refusedListeners) listener();
  return {
    ok: false,
    code,
    status,
    message: message || statusText,
    requestId,
    ...(fields ? { fields } : {}),
    ...(facts ? { facts } : {}),
  };
};

const isVisitors = (name: CallName): name is keyof typeof visitorRoutes => Object.hasOwn(visitorRoutes, name);

/** What only players call is loaded with the first such call. */
const routeOf = async (name: CallName): Promise<Route> =>
  isVisitors(name) ? visitorRoutes[name] : (await import('./own-routes.ts')).ownRoute(name);

/** The only `fetch` of the browser: the answer of a call that succeeded, read by `read`. */
const send = async <T>(
  name: CallName,
  { params, query, body, idempotencyKey, signal }: Wire,
  msMax: number,
  read: (response: Response) => Promise<T>,
): Promise<ApiResult<T>> => {
  const limit = AbortSignal.timeout(msMax);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  try {
    const { method, path } = await routeOf(name);
    const response = await fetch(apiOrigin + buildUrl(path, params, query), {
      method,
      headers,
      credentials: apiOrigin === '' ? 'same-origin' : 'include',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      return failFrom(response.status, response.statusText, await response.json().catch(() => null));
    }
    return ok(await read(response));
  } catch {
    return networkFail;
  }
};

/** A house in the page itself, for who plays without an account: the answer of a call that it takes, else undefined. */
export type OwnHouse = (name: CallName, input: Wire) => Promise<ApiResult<unknown>> | undefined;

let ownHouse: OwnHouse | undefined;

/** From now on this house answers what it takes, and nothing of that is sent. */
export const askOwnHouse = (house: OwnHouse): void => {
  ownHouse = house;
};

/**
 * Typed by the contract, never throws: a refusal and a lost network are values. `idempotencyKey` is kept by the calling
 * action until an answer came, so that a repeat is the same movement.
 */
export const callApi = <Name extends CallName>(
  name: Name,
  input: ApiInput<Name>,
): Promise<ApiResult<ApiAnswer<Name>>> =>
  (ownHouse?.(name, input) ??
    send(name, input, timeoutMs, async (response) =>
      response.status === 204 ? undefined : ((await response.json()) as ApiAnswer<Name>),
    )) as Promise<ApiResult<ApiAnswer<Name>>>;

/** The calls that answer with a file. */
export type FileCall = {
  [Name in CallName]: Calls[Name] extends { readonly answers: 'file' } ? Name : never;
}[CallName];

/** A file that is written while it comes may take its time. */
const fileMsMax = 600_000;

/** As `callApi`, for a file: its bytes and the name that the server gave it. */
export const callFile = <Name extends FileCall>(
  name: Name,
  input: ApiInput<Name>,
): Promise<ApiResult<{ readonly name: string; readonly blob: Blob }>> =>
  send(name, input, fileMsMax, async (response) => ({
    name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download',
    blob: await response.blob(),
  }));
