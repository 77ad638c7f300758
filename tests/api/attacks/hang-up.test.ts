import { connect as openSocket } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { startServer } from '#tests/support/server.ts';

test('16.5.3 clients that hang up fill no log with errors of ours', async () => {
  const lines: string[] = [];
  const sink = new Writable({ write: (line, _, done) => done(void lines.push(String(line))) });
  const server = await startServer({ parts: { log: pino({ level: 'info' }, sink) } });
  try {
    const { port, hostname } = new URL(server.origin);
    const headers = `Host: x\r\nOrigin: ${server.origin}\r\nContent-Type: application/json\r\n`;
    const cuts = [
      `POST /user-service/api/v1/signin HTTP/1.1\r\n${headers}Content-Length: 100\r\n\r\n{"a`,
      `POST /user-service/api/v1/signin HTTP/1.1\r\n${headers}Transfer-Encoding: chunked\r\n\r\n5\r\n{"a`,
      `POST /payments/devcode/webhook HTTP/1.1\r\n${headers}Content-Length: 100\r\n\r\n{"a`,
      `POST /sandbox/pay/devcode/pay_x HTTP/1.1\r\n${headers}Content-Length: 100\r\n\r\n{"a`,
      `POST /user-service/api/v1/signin HTTP/1.1\r\n${headers}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
    ];
    for (const bytes of cuts)
      for (let time = 0; time < 5; time++) {
        const socket = openSocket(Number(port), hostname);
        socket.on('error', () => undefined);
        await new Promise((sent) => socket.write(bytes, sent));
        await new Promise((resolve) => setTimeout(resolve, 20));
        socket.destroy();
      }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  } finally {
    await server.stop();
  }
});
