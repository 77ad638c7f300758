import type { HeaderRecord } from './security-headers.ts';

/** A file that a call answers with. A body that streams is read as the client takes it. */
export type Download = {
  /** What the browser saves it as: letters, digits, dots and hyphens, so that no header needs to quote it. */
  readonly name: `${string}.${string}`;
  /** Its media type, with the charset where it is text. */
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
};

/**
 * The answer that saves a file: never shown as a page of ours (ASVS 3.2.1), by `attachment`, `nosniff` and a policy that
 * allows nothing.
 */
export function downloadResponse({ name, type, body }: Download, headers: HeaderRecord, wantsBody = true): Response {
  if (!/^[\w-][\w.-]{0,99}$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name for a download`);
  // Nobody will read it: what it holds is let go at once.
  if (!wantsBody && body instanceof ReadableStream) void body.cancel();
  return new Response(wantsBody ? body : null, {
    headers: {
      ...headers,
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      ...(body instanceof Uint8Array && { 'content-length': String(body.length) }),
    },
  });
}
