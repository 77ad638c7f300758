import { connect, type Socket } from 'node:net';

export type Load = {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** Before those: answers are waited for and not counted. */
  readonly warmSeconds?: number;
  /** The whole request of one connection's next turn, as it goes over the wire. */
  readonly request: (connection: number) => string;
  /** Given the body of the first answer on each connection: throws where somebody else answered, or something else. */
  readonly check?: (connection: number, body: string) => void;
};

export type Measured = {
  /** Of all that were sent, the uncounted ones too. */
  readonly answers: number;
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds that 99 of 100 answers took at the most. */
  readonly p99: number;
};

/**
 * A load generator that costs less than what it measures: one request at a time on each kept-open connection, the answer
 * read by its content-length. Throws at the first answer that is not 200.
 */
export async function load({ origin, connections, seconds, warmSeconds = 0, request, check }: Load): Promise<Measured> {
  const { hostname, port } = new URL(origin);
  const latencies: number[] = [];
  const began = performance.now() + warmSeconds * 1000;
  const end = began + seconds * 1000;
  let answers = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      try {
        await drive(socket, {
          request: () => request(index),
          first: (body) => check?.(index, body),
          answered: (now, ms) => {
            answers += 1;
            if (now >= began) latencies.push(ms);
            return now < end;
          },
        });
      } finally {
        socket.destroy();
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  return { answers, rate: latencies.length / took, p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN };
}

type Drive = {
  readonly request: () => string;
  readonly first: (body: string) => void;
  /** Told when an answer is there and how long it took, in ms; whether to go on. */
  readonly answered: (now: number, ms: number) => boolean;
};

function drive(socket: Socket, { request, first, answered }: Drive): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let missing = 0;
    let head = '';
    let firstBody: string | undefined = '';
    const send = () => {
      sentAt = performance.now();
      socket.write(request());
    };
    const read = (chunk: Buffer) => {
      if (missing > 0) {
        missing -= chunk.length;
        if (firstBody !== undefined) firstBody += chunk.toString('latin1');
      } else {
        head += chunk.toString('latin1');
        const bodyAt = head.indexOf('\r\n\r\n') + 4;
        if (bodyAt < 4) return;
        if (!head.startsWith('HTTP/1.1 200')) throw new Error(head.slice(0, 600));
        const length = /^content-length: (\d+)/im.exec(head)?.[1];
        if (length === undefined) throw new Error(`An answer without a content-length:\n${head}`);
        missing = Number(length) - (head.length - bodyAt);
        if (firstBody !== undefined) firstBody = head.slice(bodyAt);
        head = '';
      }
      if (missing > 0) return;
      if (firstBody !== undefined) first(firstBody);
      firstBody = undefined;
      const now = performance.now();
      if (answered(now, now - sentAt)) send();
      else resolve();
    };
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed the connection')));
    socket.once('connect', send);
    socket.on('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        reject(error);
      }
    });
  });
}
