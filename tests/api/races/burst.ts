import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One request of a race, already in the bytes that go over the wire. */
export type Shot = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON when it is no text. */
  readonly body?: unknown;
};

export type Hit = { readonly status: number; readonly head: string; readonly body: string; readonly json: unknown };

const bytesOf = (origin: string, { method, path, headers = {}, body }: Shot): Buffer => {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const lines = {
    host: new URL(origin).host,
    origin,
    connection: 'close',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${text}`);
};

/**
 * Last-byte sync: every request waits on a socket of its own with all but its last byte sent; then the last bytes go out
 * in one turn of the event loop. The answers stand in the order of the shots.
 */
export async function burst(origin: string, shots: readonly Shot[]): Promise<Hit[]> {
  const { hostname, port } = new URL(origin);
  const loaded = await Promise.all(
    shots.map(async (shot) => {
      const socket = connect({ port: Number(port), host: hostname, noDelay: true });
      await once(socket, 'connect');
      const bytes = bytesOf(origin, shot);
      const answer = answerOf(socket);
      await new Promise((sent) => socket.write(bytes.subarray(0, -1), sent));
      return { socket, last: bytes.subarray(-1), answer };
    }),
  );
  // The server has read the rest of them all by now.
  await new Promise((resolve) => setTimeout(resolve, 30));
  for (const { socket, last } of loaded) socket.write(last);
  return Promise.all(loaded.map(({ answer }) => answer));
}

function answerOf(socket: Socket): Promise<Hit> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: unchunked(head, body, text), json: jsonOf(unchunked(head, body, text)) });
    });
  });
}

const unchunked = (head: string, body: string, text: string): string => {
  if (!/transfer-encoding: chunked/i.test(head)) return body;
  const raw = text.slice(head.length + 4);
  return raw.replaceAll(/(?:^|\r\n)[0-9a-f]+\r\n/gi, '').replace(/\r\n$/, '');
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** How many answers had each status: `{ 200: 1, 409: 49 }`. */
export const tally = (hits: readonly Hit[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of hits) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
