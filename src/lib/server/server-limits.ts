import type { RequestListener, Server, ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { headersMax, headRefusal } from './http/request-head.ts';
import { securityHeaders } from './http/security-headers.ts';

const options: ServerOptions = {
  // A client that dribbles its headers or body is cut off.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  insecureHTTPParser: false,
  // Without one `headRefusal` answers, with every header that an answer of ours has.
  requireHostHeader: false,
  noDelay: true,
};

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Bounds on what one client may hold of the process, and on which requests `listener` hears. */
export const serverLimits = {
  options,
  apply: (server: Server, publicOrigin: string, listener: RequestListener): void => {
    server.maxHeadersCount = headersMax;
    server.maxConnections = 10_000;
    server.maxRequestsPerSocket = 0;
    server.setTimeout(60_000);
    const headers = Object.entries(securityHeaders(publicOrigin)).map(([name, value]) => `${name}: ${value}\r\n`);
    const refusal = { ...securityHeaders(publicOrigin), connection: 'close', 'content-length': '0' };
    server.on('request', (req, res) => {
      const status = headRefusal(req);
      if (status === null) listener(req, res);
      else res.writeHead(status, refusal).end();
    });
    // Node answers this one by itself, without a header of ours.
    server.on('checkExpectation', (_req, res) => {
      res.writeHead(417, refusal).end();
    });
    server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
      if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
      const status = statusOf[error.code ?? ''] ?? '400 Bad Request';
      socket.end(`HTTP/1.1 ${status}\r\n${headers.join('')}connection: close\r\ncontent-length: 0\r\n\r\n`);
    });
  },
} as const;
