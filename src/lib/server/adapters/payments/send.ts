import { fail, ok, type Result } from '#domain/result.ts';
import type { IncomingResponse, OutgoingRequest } from './protocol.ts';

/** Carries a request to a company and its answer back. */
export type Send = (request: OutgoingRequest) => Promise<Result<IncomingResponse, 'gateway_unavailable'>>;

const answerMsMax = 3_000;
const answerBytesMax = 256 * 1024;

/**
 * Over the network, as to a stranger (OWASP API10): 3 s at most, no redirect followed, no more than 256 KiB read. Whatever goes
 * wrong is told to `onFailure` and nobody else; the answer itself is the protocol's to judge.
 */
export const sendOverNetwork =
  (onFailure: (reason: string) => void): Send =>
  async ({ method, url, headers, body }) => {
    try {
      const signal = AbortSignal.timeout(answerMsMax);
      const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
      const text = await readBounded(response);
      if (text === null) return refuse('the answer is too long');
      // What `redirect: 'manual'` hands over is the redirect itself: no company answers an order with one.
      if (response.status >= 300 && response.status < 400) return refuse(`a redirect (${response.status})`);
      return ok({ status: response.status, headers: response.headers, body: text });
    } catch (error) {
      return refuse(error instanceof Error ? error.name : 'unknown');
    }

    function refuse(reason: string) {
      onFailure(reason);
      return fail('gateway_unavailable');
    }
  };

/** Null when there is more than may be. */
async function readBounded(response: Response): Promise<string | null> {
  if (response.body === null) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > answerBytesMax) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
