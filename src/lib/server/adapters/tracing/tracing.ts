/** What a part of the work says of itself. Never who it is done for: no ids of players, no addresses, no values of a statement. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Whose work it is: the house's answer to somebody, what it asks of somebody else, what it tells without waiting for an answer, or its own. */
export type Part = 'server' | 'client' | 'producer' | 'internal';

/** What takes how long, told to a collector as traces (OpenTelemetry). */
export type Tracing = {
  readonly isOn: boolean;
  /** Runs `work` as a trace of its own, or as a part of the caller's, by their `traceparent` (W3C Trace Context). */
  readonly begin: <T>(name: string, part: Part, traceparent: string | null, work: () => Promise<T>) => Promise<T>;
  /**
   * Runs `work`, which waited in a queue, as a trace of its own that is linked to the one that it came from, by the `traceparent` that was
   * kept with its row.
   */
  readonly follow: <T>(
    name: string,
    part: Part,
    attributes: Attributes,
    traceparent: string | null,
    work: () => Promise<T>,
  ) => Promise<T>;
  /** Runs `work` as a part of what is under way; where nothing is, it is not told of. */
  readonly within: <T>(name: string, part: Part, attributes: Attributes, work: () => Promise<T>) => Promise<T>;
  /** More of the part that is under way, and another name for it. A status of 500 or more, or an `error.type`, is its failure. */
  readonly note: (attributes: Attributes, name?: string) => void;
  /** What a line of the log names, so that it is found from its trace; nothing outside of one. */
  readonly ids: () => { readonly trace_id?: string; readonly span_id?: string };
  /** What is under way as a `traceparent`, to be kept with what follows from it; null where nothing is, or nobody is told of it. */
  readonly traceparent: () => string | null;
  /** Sends what waits. */
  readonly close: () => Promise<void>;
};

/** Tells nobody, and costs a call. */
export const noTracing: Tracing = {
  isOn: false,
  begin: (_name, _part, _traceparent, work) => work(),
  follow: (_name, _part, _attributes, _traceparent, work) => work(),
  within: (_name, _part, _attributes, work) => work(),
  note: () => undefined,
  ids: () => ({}),
  traceparent: () => null,
  close: async () => undefined,
};
