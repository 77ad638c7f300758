/** How much one key may do: `points` in `windowSeconds`; beyond that it waits, each time twice as long as the time before. */
export type Rule = {
  readonly name: string;
  readonly points: number;
  readonly windowSeconds: number;
  /** The first wait. It doubles with every further overrun of the same day, up to `waitSecondsMax`. */
  readonly waitSeconds: number;
  readonly waitSecondsMax: number;
};

/** Counts across all processes, atomically: two calls at once never both get the last point. */
export type Limiter = {
  /** 0 when the call may go on, else the seconds to wait. */
  readonly take: (rule: Rule, key: string) => Promise<number>;
  readonly close: () => Promise<void>;
};
