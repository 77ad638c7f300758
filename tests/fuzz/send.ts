import { connect } from 'node:net';
import type { Chance } from './chance.ts';

export type Request = {
  readonly method: string;
  /** Path and query, encoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
};
/** `status` is null where the server hung up without a word, as it may on what is no HTTP. */
export type Answer = { readonly status: number | null; readonly text: string };

const textMax = 200_000;

/** What is read of a stream of events is its beginning. */
export const send = async (origin: string, { method, target, headers, body }: Request): Promise<Answer> => {
  const signal = AbortSignal.timeout(20_000);
  const wanted = { method, headers, redirect: 'manual', signal, ...(body !== undefined && { body }) } as const;
  const response = await fetch(origin + target, wanted);
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  return { status: response.status, text: (await response.text()).slice(0, textMax) };
};

/** The same by a socket that breaks rules of HTTP: lengths that lie, a body cut off, half of a line; then its half is closed. */
export const sendBroken = (origin: string, request: Request, chance: Chance): Promise<Answer> =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(origin);
    const body = request.body ?? new Uint8Array();
    const lie = chance.one([body.length, body.length + 10, Math.max(0, body.length - 3), 2 ** 31, -1]);
    const framing = chance.one([
      `content-length: ${lie}`,
      `transfer-encoding: chunked`,
      `content-length: ${body.length}\r\ntransfer-encoding: chunked`,
      `content-length: ${body.length}\r\ncontent-length: ${lie}`,
      `content-length: ${body.length}\r\ncontent-encoding: gzip`,
    ]);
    const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
    const head = [
      `${request.method} ${request.target} HTTP/1.1`,
      `host: ${host}`,
      'connection: close',
      framing,
      ...lines,
    ].join('\r\n');
    const bytes = Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), body]);
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    const done = () => {
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1];
      resolve({
        status: status === undefined ? null : Number(status),
        text: text.split('\r\n\r\n').slice(1).join('\r\n\r\n'),
      });
    };
    socket.setTimeout(3_000, done);
    socket.on('data', (data) => {
      text += data.toString('utf8');
    });
    socket.on('error', done);
    socket.on('close', done);
    socket.end(chance.happens(0.4) ? bytes.subarray(0, chance.below(bytes.length + 1)) : bytes);
  });
