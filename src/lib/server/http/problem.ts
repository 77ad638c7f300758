import { errorStatus } from '#contract/error-status.ts';
import type { ErrorCode, Problem } from '#contract/errors.ts';
import type { Facts } from '#domain/result.ts';
import { errorMessage } from './error-message.ts';
import type { HeaderRecord } from './security-headers.ts';

export type ProblemDetails = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly facts?: Facts;
  readonly headers?: HeaderRecord;
};

/** The one shape of every failed call. */
export function problemResponse(code: ErrorCode, requestId: string, base: HeaderRecord, details: ProblemDetails = {}) {
  const body: Problem = {
    code,
    message: errorMessage[code],
    requestId,
    ...(details.fields && { fields: { ...details.fields } }),
    ...(details.facts && { facts: { ...details.facts } }),
  };
  return new Response(JSON.stringify(body), {
    status: errorStatus[code],
    headers: {
      ...base,
      ...details.headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-request-id': requestId,
    },
  });
}
