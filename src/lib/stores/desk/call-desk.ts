import type * as z from 'zod/mini';
import type { DeskCallName, deskCalls } from '#contract/desk/calls.ts';
import type { DeskErrorCode } from '#contract/desk/errors.ts';
import { deskRoutes } from '#contract/desk/routes.ts';
import type { Facts, Ok } from '#domain/result.ts';
import { ok } from '#domain/result.ts';
import { type ApiCode, type ApiFail, buildUrl, failFrom, networkFail } from '../calls/api.ts';

/** `network`: no answer came, so nobody knows whether it was carried out. */
export type DeskCode = ApiCode | DeskErrorCode;

/** A call of the desk that failed. Its words are `desk.error.<code>` of the locale file. */
export type DeskFail = {
  readonly ok: false;
  readonly code: DeskCode;
  readonly fields?: Readonly<Record<string, string>>;
  readonly facts?: Facts;
};
export type DeskResult<T> = Ok<T> | DeskFail;

type Calls = typeof deskCalls;
type Part<C, Key extends 'params' | 'query' | 'body'> = C extends {
  readonly [K in Key]: infer S extends z.ZodMiniType;
}
  ? { readonly [K in Key]: z.input<S> }
  : { readonly [K in Key]?: undefined };

export type DeskInput<Name extends DeskCallName> = Part<Calls[Name], 'params'> &
  Part<Calls[Name], 'query'> &
  Part<Calls[Name], 'body'>;

/** What a call answers, as it travels. */
export type DeskAnswer<Name extends DeskCallName> = z.input<Calls[Name]['response']>;

/** The calls that answer with a file. */
export type DeskFileCall = {
  [Name in DeskCallName]: Calls[Name] extends { readonly answers: 'file' } ? Name : never;
}[DeskCallName];

/** What the desk hears of each of its calls: that one was answered, or that nobody is signed in any more. */
type Ears = { readonly answered: () => void; readonly refused: () => void };
let ears: Ears = { answered: () => undefined, refused: () => undefined };
export const hearCalls = (heard: Ears): void => {
  ears = heard;
};

/**
 * Shows the passkey once more, where a call asks for it; true when the server believes it. Given by the store of who comes in, which needs
 * these calls itself.
 */
let prove = async (): Promise<boolean> => false;
export const proveWith = (shown: () => Promise<boolean>): void => {
  prove = shown;
};

const msMax = 60_000;
/** A file that is written while it comes may take its time. */
const fileMsMax = 600_000;

const signedOut: ApiFail = { ok: false, code: 'not_signed_in', status: 401, message: '' };

/** By itself, since the players' session on this browser is none of the desk's: what ends here ends nothing there. */
const refusal = async (response: Response): Promise<ApiFail> => {
  const body: unknown = await response.json().catch(() => null);
  const isOut = typeof body === 'object' && body !== null && 'code' in body && body.code === 'not_signed_in';
  return isOut ? signedOut : failFrom(response.status, response.statusText, body);
};

type Wire = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

const send = async <T>(
  name: DeskCallName,
  { params, query, body }: Wire,
  timeoutMs: number,
  read: (response: Response) => Promise<T>,
): Promise<DeskResult<T>> => {
  const { method, path } = deskRoutes[name];
  try {
    const response = await fetch(buildUrl(path, params, query), {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.ok) {
      ears.answered();
      return ok(await read(response));
    }
    const failed = await refusal(response);
    if (failed.code === 'not_signed_in') ears.refused();
    else ears.answered();
    return failed;
  } catch {
    return networkFail;
  }
};

/**
 * Typed by the desk's contract; never throws: a refusal and a lost network are values. Where the passkey has to be shown once more it is
 * asked for, and the call goes again.
 */
export const callDesk = async <Name extends DeskCallName>(
  name: Name,
  input: DeskInput<Name>,
): Promise<DeskResult<DeskAnswer<Name>>> => {
  const ask = () =>
    send(name, input, msMax, async (response) =>
      response.status === 204 ? (undefined as DeskAnswer<Name>) : ((await response.json()) as DeskAnswer<Name>),
    );
  const answer = await ask();
  return !answer.ok && answer.code === 'prove_again' && (await prove()) ? ask() : answer;
};

/** As `callDesk`, for a file: its bytes and the name that the server gave it. */
export const callDeskFile = <Name extends DeskFileCall>(
  name: Name,
  input: DeskInput<Name>,
): Promise<DeskResult<{ readonly name: string; readonly blob: Blob }>> =>
  send(name, input, fileMsMax, async (response) => ({
    name: /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download',
    blob: await response.blob(),
  }));
