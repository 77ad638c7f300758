import { fail, ok, type Result } from '#domain/result.ts';

/** Carries a TimeStampReq to an authority and its TimeStampResp back, both in DER. */
export type Ask = (request: Uint8Array) => Promise<Result<Uint8Array, 'away' | 'too_long'>>;

const answerMsMax = 10_000;
/** A token with its certificates has some 6 KiB. */
const answerBytesMax = 48 * 1024;
const queryType = 'application/timestamp-query';
const answerType = 'application/timestamp-reply';

/** Over the network, as to a stranger: 10 s at most, no redirect followed, no more than 48 KiB read (RFC 3161, 3.4). */
export const askOverNetwork =
  (url: string, msMax = answerMsMax): Ask =>
  async (request) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': queryType, accept: answerType },
        body: new Uint8Array(request),
        redirect: 'manual',
        signal: AbortSignal.timeout(msMax),
      });
      const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (response.status !== 200 || type !== answerType) {
        await response.body?.cancel();
        return fail('away', { said: `status ${response.status}, ${type ?? 'no type'}` });
      }
      const bytes = await readBounded(response);
      return bytes ? ok(bytes) : fail('too_long');
    } catch (error) {
      return fail('away', { said: error instanceof Error ? error.name : 'unknown' });
    }
  };

/** Undefined when there is more than may be. */
async function readBounded({ body }: Response): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest.
    if (size > answerBytesMax) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
