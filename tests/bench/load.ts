import { connect, type Socket } from 'node:net';

export type Load = {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** The whole request of one connection's next turn, as it goes over the wire. */
  readonly request: (connection: number) => string;
};

export type Measured = {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds that 99 of 100 answers took at the most. */
  readonly p99: number;
};

/**
 * A load generator that costs less than what it measures: one request at a time on each kept-open connection, the answer
 * read by its content-length. Throws at the first answer that is not 200.
 */
export async function load({ origin, connections, seconds, request }: Load): Promise<Measured> {
  const { hostname, port } = new URL(origin);
  const latencies: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      try {
        await drive(socket, () => request(index), end, latencies);
      } finally {
        socket.destroy();
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  latencies.sort((a, b) => a - b);
  return { rate: latencies.length / took, p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN };
}

function drive(socket: Socket, request: () => string, end: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let missing = 0;
    let head = '';
    const send = () => {
      sentAt = performance.now();
      socket.write(request());
    };
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed the connection')));
    socket.once('connect', send);
    socket.on('data', (chunk) => {
      if (missing > 0) missing -= chunk.length;
      else {
        head += chunk.toString('latin1');
        const bodyAt = head.indexOf('\r\n\r\n') + 4;
        if (bodyAt < 4) return;
        if (!head.startsWith('HTTP/1.1 200')) return reject(new Error(head.slice(0, 600)));
        const length = /^content-length: (\d+)/im.exec(head)?.[1];
        if (length === undefined) return reject(new Error(`An answer without a content-length:\n${head}`));
        missing = Number(length) - (head.length - bodyAt);
        head = '';
      }
      if (missing > 0) return;
      const now = performance.now();
      latencies.push(now - sentAt);
      if (now >= end) resolve();
      else send();
    });
  });
}
