import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { traceFetches } from './fetches.ts';
import type { Attributes, Part, Tracing } from './tracing.ts';

export type TracingSettings = {
  /** Where the collector listens, without `/v1/traces`. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Of all traces that begin here, from 0 to 1. */
  readonly share: number;
};

const kinds: Readonly<Record<Part, SpanKind>> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  internal: SpanKind.INTERNAL,
};

/** By then the process ends, whatever its collector does. */
const closeMsMax = 2_000;

/**
 * Traces to a collector, OTLP over HTTP. They are sent in batches behind the work; what a collector that is away does not take is dropped, and
 * no call waits for it. Nothing is registered globally: two houses of one process do not meet.
 */
export function otlpTracing(
  { endpoint, headers, serviceName, share }: TracingSettings,
  onFailed: (reason: string) => void,
): Tracing {
  const collector = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': String(process.pid) }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: toldOnce(collector, onFailed) })],
  });
  const tracer = provider.getTracer('faceup');
  const underWay = new AsyncLocalStorage<Context>();
  const current = (): Span | undefined => {
    const context = underWay.getStore();
    return context && trace.getSpan(context);
  };

  const run = <T>(
    name: string,
    { part, attributes = {}, links = [] }: Beginning,
    parent: Context,
    work: () => Promise<T>,
  ): Promise<T> => {
    const span = tracer.startSpan(name, { kind: kinds[part], attributes, links: [...links] }, parent);
    return underWay
      .run(trace.setSpan(parent, span), work)
      .catch((error: unknown) => {
        fail(span, error instanceof Error ? error.name : 'unknown');
        throw error;
      })
      .finally(() => span.end());
  };

  const within: Tracing['within'] = (name, part, attributes, work) => {
    const parent = underWay.getStore();
    return parent === undefined ? work() : run(name, { part, attributes }, parent, work);
  };
  const endFetches = traceFetches((host, method) => {
    const parent = underWay.getStore();
    if (parent === undefined) return null;
    const attributes = { 'http.request.method': method, 'server.address': host };
    const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, parent);
    return {
      answered: (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= 400) fail(span, String(status));
      },
      failed: (error) => fail(span, error.name),
      over: () => span.end(),
    };
  });

  return {
    isOn: true,
    begin: (name, part, traceparent, work) => run(name, { part }, parentOf(traceparent), work),
    follow: (name, part, attributes, traceparent, work) =>
      run(name, { part, attributes, links: linksTo(traceparent) }, ROOT_CONTEXT, work),
    within,
    note: (attributes, name) => {
      const span = current();
      if (span === undefined) return;
      span.setAttributes(attributes);
      if (name !== undefined) span.updateName(name);
      const status = attributes['http.response.status_code'];
      if (typeof status === 'number' && status >= 500) fail(span, String(status));
      const type = attributes['error.type'];
      if (typeof type === 'string') fail(span, type);
    },
    ids: () => {
      const ids = current()?.spanContext();
      return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {};
    },
    traceparent: () => {
      const ids = current()?.spanContext();
      return ids === undefined || (ids.traceFlags & TraceFlags.SAMPLED) === 0
        ? null
        : `00-${ids.traceId}-${ids.spanId}-01`;
    },
    close: async () => {
      endFetches();
      // A collector that is away, or takes and never answers, is no reason to stay.
      const sent = provider.shutdown().catch(() => undefined);
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, closeMsMax);
      await Promise.race([sent, late]);
      clearTimeout(timer);
    },
  };
}

/** Says the first failure of each row of failures. */
function toldOnce(exporter: SpanExporter, onFailed: (reason: string) => void): SpanExporter {
  let failed = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failsNow = result.code !== ExportResultCode.SUCCESS;
        if (failsNow && !failed) onFailed(result.error?.message ?? 'the collector refused them');
        failed = failsNow;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

/** The message of an error may quote what somebody sent: its kind is told alone. */
const fail = (span: Span, type: string): void => {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

type Beginning = { readonly part: Part; readonly attributes?: Attributes; readonly links?: readonly Link[] };

const linksTo = (traceparent: string | null): Link[] => {
  const context = traceparent === null ? null : parseTraceParent(traceparent);
  return context === null ? [] : [{ context: { ...context, isRemote: true } }];
};

const parentOf = (traceparent: string | null): Context => {
  const parent = traceparent === null ? null : parseTraceParent(traceparent);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
};
