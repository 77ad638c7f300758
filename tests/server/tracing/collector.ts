import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type ToldSpan = {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
};

type Value = { readonly stringValue?: string; readonly intValue?: number | string };
type Attribute = { readonly key: string; readonly value: Value };
type Sent = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
};
type WireSpan = {
  readonly name: string;
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status?: { readonly code?: number };
  readonly attributes: readonly Attribute[];
};

const readable = (attributes: readonly Attribute[]): Record<string, string | number> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

/** A collector of OTLP over HTTP with JSON (https://opentelemetry.io/docs/specs/otlp/#otlphttp), which keeps all that it is told. */
export async function startCollector(status = 200) {
  const spans: ToldSpan[] = [];
  const resources: Record<string, string | number>[] = [];
  const headers: (string | undefined)[] = [];
  const bodies: string[] = [];
  const server = createServer((req, res) => {
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const text = Buffer.concat(parts).toString();
      if (req.method === 'GET') return res.writeHead(req.url?.startsWith('/gone') ? 410 : 200).end('here');
      headers.push(req.headers['x-house'] as string | undefined);
      if (req.url === '/v1/traces' && status === 200) {
        bodies.push(text);
        for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans) {
          resources.push(readable(resource.attributes));
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({
              ...span,
              parentSpanId: span.parentSpanId ?? '',
              failed: span.status?.code === 2,
              attributes: readable(span.attributes),
            });
        }
      }
      return res.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    spans,
    resources,
    headers,
    /** As they came, for what must not stand in any of them. */
    bodies,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
