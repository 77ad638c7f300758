import { encodeEvent, quietMs, type Sink, stillHere } from './sink.ts';

/** Speaks to all who listen at a table: one text for all, whatever their number, and a sign of life when there is nothing to tell. */
export const createSpeaker = () => {
  const sinks = new Set<Sink>();
  let quiet: NodeJS.Timeout | undefined;
  let events = 0;

  const write = (bytes: Uint8Array): void => {
    for (const sink of sinks) sink.write(bytes);
    clearTimeout(quiet);
    if (sinks.size > 0) quiet = setTimeout(write, quietMs, stillHere);
  };

  return {
    send: (event: object): void => {
      events += 1;
      if (sinks.size > 0) write(encodeEvent(event, events));
    },
    /** Takes in a listener, with what it hears first. Returns how to let it go. */
    greet: (sink: Sink, first: object): (() => void) => {
      sink.write(encodeEvent(first, events));
      sinks.add(sink);
      return () => {
        sinks.delete(sink);
      };
    },
    listeners: (): number => sinks.size,
    hush: (): void => clearTimeout(quiet),
    end: (): void => {
      clearTimeout(quiet);
      for (const sink of sinks) sink.end();
      sinks.clear();
    },
  };
};
