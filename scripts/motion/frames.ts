/** What the browser's trace says of one moment, as far as frames go. `ts` in microseconds. */
export type TraceEvent = {
  readonly name: string;
  readonly pid: number;
  readonly ts: number;
  readonly args?: { readonly data?: { readonly needsBeginFrame?: number | boolean } };
};

/** The marks that the page sets where a round begins and where its result rests. */
export const marks = { begin: 'motion-begin', rest: 'motion-rest' } as const;

/**
 * The times from one picture to the next between the two marks, in ms: those of the page's own process, in which something was
 * wanted. While nothing moves the browser asks for no picture, and that time is nobody's. Empty where nothing moved at all.
 */
export const gapsOf = (events: readonly TraceEvent[]): readonly number[] => {
  const begin = events.find(({ name }) => name === marks.begin);
  const rest = events.findLast(({ name }) => name === marks.rest);
  if (!begin || !rest) return [];
  const told = events
    .filter(({ pid, ts }) => pid === begin.pid && ts >= begin.ts && ts <= rest.ts)
    .toSorted((a, b) => a.ts - b.ts);
  const gaps: number[] = [];
  let last: number | undefined;
  for (const { name, ts, args } of told) {
    if (name === 'NeedsBeginFrameChanged' && !args?.data?.needsBeginFrame) last = undefined;
    if (name !== 'DrawFrame') continue;
    if (last !== undefined) gaps.push((ts - last) / 1_000);
    last = ts;
  }
  return gaps;
};
