import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Sink } from '../services/shared/sink.ts';
import type { HeaderRecord } from './security-headers.ts';

/** Begins a listener's events; resolves to what stops them. */
export type Listen = (sink: Sink) => Promise<() => void>;

/** A listener that has not taken so much is too slow: it is cut off, and comes back for a snapshot. */
const waitingBytesMax = 256 * 1024;

const retry = new TextEncoder().encode('retry: 1000\n\n');

/** One listener's way out, whatever carries it. `isFull` after a write means that it does not keep up. */
type Way = {
  readonly write: (event: Uint8Array) => void;
  readonly isFull: () => boolean;
  readonly end: () => void;
  readonly cut: () => void;
};

/** Connects a listener with its way out. Returns what to call when the way is gone. */
const connect = (listen: Listen, way: Way): (() => void) => {
  let stop: (() => void) | undefined;
  let isOver = false;
  const finish = () => {
    isOver = true;
    stop?.();
    stop = undefined;
  };
  const sink: Sink = {
    write: (event) => {
      if (isOver) return;
      way.write(event);
      if (!way.isFull()) return;
      finish();
      way.cut();
    },
    end: () => {
      if (isOver) return;
      finish();
      way.end();
    },
  };
  way.write(retry);
  listen(sink).then(
    (leave) => {
      stop = leave;
      // It hung up before the first event was out.
      if (isOver) finish();
    },
    () => {
      if (!isOver) way.cut();
      finish();
    },
  );
  return finish;
};

/**
 * Server-sent events straight to the connection: one write a listener and event, of the same bytes. Without chunks; the body
 * ends when the connection does, which is not used for anything else.
 */
export const writeEvents = (outgoing: ServerResponse, headers: HeaderRecord, listen: Listen): Response => {
  outgoing.useChunkedEncodingByDefault = false;
  outgoing.shouldKeepAlive = false;
  outgoing.writeHead(200, { ...headers });
  const gone = connect(listen, {
    write: (event) => void outgoing.write(event),
    isFull: () => outgoing.writableLength > waitingBytesMax,
    end: () => outgoing.end(),
    cut: () => outgoing.destroy(),
  });
  outgoing.on('close', gone);
  outgoing.on('error', gone);
  return RESPONSE_ALREADY_SENT;
};

/** The same as a body, where there is no connection to write to. */
export const eventStream = (listen: Listen): ReadableStream<Uint8Array> => {
  let gone = () => {};
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        gone = connect(listen, {
          write: (event) => controller.enqueue(event),
          isFull: () => (controller.desiredSize ?? 0) <= 0,
          end: () => controller.close(),
          cut: () => controller.error(new Error('the listener is too slow')),
        });
      },
      cancel: () => gone(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: waitingBytesMax }),
  );
};
