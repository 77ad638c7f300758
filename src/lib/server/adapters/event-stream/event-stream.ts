/** A message for others: `id` is the same however often it is sent. */
export type StreamMessage = { readonly id: string; readonly type: string; readonly body: string };

/** A stream outside that many may read. The outbox stays the truth: what it holds may be lost there and sent again. */
export type EventStream = {
  /**
   * Puts messages behind those before them, in their order; how many of them, from the first on, the stream has acknowledged: none behind
   * these is in it. Throws when that is none, since it is away or refuses the first.
   */
  readonly put: (messages: readonly StreamMessage[]) => Promise<number>;
  readonly close: () => Promise<void>;
};
