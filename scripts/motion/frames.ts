/** What the browser's trace says of one moment, as far as pictures go. `ts` in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly ts: number;
  readonly args?: {
    /** The tick of the screen that it is about. */
    readonly frameSeqId?: number;
    readonly data?: { readonly needsBeginFrame?: number };
  };
};

/** The marks that the page sets where a round begins and where its result rests. */
export const marks = { begin: 'motion-begin', rest: 'motion-rest' } as const;

/** What the page's own process says between the two marks, in the order of time; nothing where a mark is missing. */
const betweenMarks = (events: readonly TraceEvent[]): readonly TraceEvent[] => {
  const begin = events.find(({ name }) => name === marks.begin);
  const rest = events.findLast(({ name }) => name === marks.rest);
  if (!begin || !rest) return [];
  return events
    .filter(({ pid, ts }) => pid === begin.pid && ts >= begin.ts && ts <= rest.ts)
    .toSorted((a, b) => a.ts - b.ts);
};

/**
 * The times from one picture to the next, in ms, by the ticks of the screen that they were drawn for. Nothing is counted over a tick
 * for which no picture was wanted, and over the time in which no ticks were: then nothing moves. A tick whose picture was wanted and
 * not drawn makes the time longer. Empty where nothing moved at all.
 */
export const gapsOf = (events: readonly TraceEvent[]): readonly number[] => {
  const told = betweenMarks(events);
  const dropped = new Set(told.flatMap(({ name, args }) => (name === 'DroppedFrame' ? [args?.frameSeqId] : [])));
  const drawn = new Set(told.flatMap(({ name, args }) => (name === 'DrawFrame' ? [args?.frameSeqId] : [])));
  const gaps: number[] = [];
  let last: number | undefined;
  for (const { name, ts, args } of told) {
    if (name === 'NeedsBeginFrameChanged' && !args?.data?.needsBeginFrame) last = undefined;
    if (name !== 'BeginFrame') continue;
    const tick = args?.frameSeqId;
    if (drawn.has(tick)) {
      if (last !== undefined) gaps.push((ts - last) / 1_000);
      last = ts;
    } else if (!dropped.has(tick)) last = undefined;
  }
  return gaps;
};
