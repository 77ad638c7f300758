import { type DeskErrorCode, deskErrorStatus } from '#contract/desk/errors.ts';
import { errorStatus } from '#contract/error-status.ts';
import type { ErrorCode, Problem } from '#contract/errors.ts';
import type { Facts } from '#domain/result.ts';
import { deskMessage } from './desk/desk-message.ts';
import { errorMessage } from './error-message.ts';
import type { HeaderRecord } from './security-headers.ts';

export type ProblemDetails = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly facts?: Facts;
  readonly headers?: HeaderRecord;
};

/** The one shape of every failed call. */
export function problemResponse(
  code: ErrorCode | DeskErrorCode,
  requestId: string,
  base: HeaderRecord,
  details: ProblemDetails = {},
) {
  const body: Omit<Problem, 'code'> & { readonly code: string } = {
    code,
    message: isOfDesk(code) ? deskMessage[code] : errorMessage[code],
    requestId,
    ...(details.fields && { fields: { ...details.fields } }),
    ...(details.facts && { facts: { ...details.facts } }),
  };
  return new Response(JSON.stringify(body), {
    status: isOfDesk(code) ? deskErrorStatus[code] : errorStatus[code],
    headers: {
      ...base,
      ...details.headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  });
}

const isOfDesk = (code: ErrorCode | DeskErrorCode): code is DeskErrorCode => Object.hasOwn(deskErrorStatus, code);
