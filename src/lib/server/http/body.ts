import { isUtf8 } from 'node:buffer';
import { fail, ok, type Result } from '#domain/result.ts';

type BodyFault = 'payload_too_large' | 'bad_request';

/**
 * Reads a body and stops at `bytesMax`, also while it streams: a body without a length is counted as it comes. A client
 * that hangs up or breaks its own framing has sent a bad request; that is no failure of ours to report.
 */
export async function readBytes(request: Request, bytesMax: number): Promise<Result<Uint8Array, BodyFault>> {
  try {
    return await readWhole(request, bytesMax);
  } catch {
    return fail('bad_request');
  }
}

async function readWhole(request: Request, bytesMax: number): Promise<Result<Uint8Array, BodyFault>> {
  const declared = request.headers.get('content-length');
  if (declared !== null) {
    // Node's parser never hands over more than the declared length, so the fast path is safe.
    if (!/^\d{1,15}$/.test(declared)) return fail('bad_request');
    if (Number(declared) > bytesMax) return fail('payload_too_large');
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length > bytesMax ? fail('payload_too_large') : ok(bytes);
  }
  if (request.body === null) return ok(new Uint8Array());
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(Buffer.concat(chunks));
    length += value.length;
    if (length > bytesMax) {
      await reader.cancel().catch(() => undefined);
      return fail('payload_too_large');
    }
    chunks.push(value);
  }
}

/** UTF-8 text, or null when the bytes are none: a replacement character would change what the sender signed. */
export function textOf(bytes: Uint8Array): string | null {
  return isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8') : null;
}
