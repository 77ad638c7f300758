import type { Sink } from '../services/shared/room.ts';

/** Begins a listener's events; resolves to what stops them. */
export type Listen = (sink: Sink) => Promise<() => void>;

/** A listener that has not taken so much is too slow: it is cut off, and comes back for a snapshot. */
const waitingBytesMax = 256 * 1024;

const retry = new TextEncoder().encode('retry: 1000\n\n');

/** Server-sent events as a body. The same bytes go to every listener; nobody's slowness holds anybody else up. */
export const eventStream = (listen: Listen): ReadableStream<Uint8Array> => {
  let stop: (() => void) | undefined;
  let isOver = false;
  const finish = () => {
    isOver = true;
    stop?.();
    stop = undefined;
  };
  return new ReadableStream<Uint8Array>(
    {
      start: async (controller) => {
        controller.enqueue(retry);
        const sink: Sink = {
          write: (event) => {
            if (isOver) return;
            controller.enqueue(event);
            if ((controller.desiredSize ?? 0) > 0) return;
            finish();
            controller.error(new Error('the listener is too slow'));
          },
          end: () => {
            if (isOver) return;
            finish();
            controller.close();
          },
        };
        try {
          stop = await listen(sink);
        } catch (error) {
          finish();
          controller.error(error);
        }
        // It hung up before the first event was out.
        if (isOver) finish();
      },
      cancel: finish,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: waitingBytesMax }),
  );
};
