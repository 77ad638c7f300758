/**
 * Expected failures are values. A `throw` anywhere in Faceup means a bug or a lost dependency.
 * `code` is one of the closed union of `#contract/errors.ts`; `F` are the facts that go with it.
 */
export type Ok<T> = { readonly ok: true; readonly value: T };
export type Fail<C extends string = string> = { readonly ok: false; readonly code: C; readonly facts?: Facts };
/** Facts of a failure: plain JSON, shown to the player beside the message (a limit, a balance, a field). */
export type Facts = { readonly [name: string]: string | number | boolean | null };
export type Result<T, C extends string = string> = Ok<T> | Fail<C>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const fail = <C extends string>(code: C, facts?: Facts): Fail<C> =>
  facts === undefined ? { ok: false, code } : { ok: false, code, facts };
