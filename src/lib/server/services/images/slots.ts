/** Runs work when it is its turn; undefined when too many stand in line already. */
export type Slots = <Value>(work: () => Promise<Value>) => Promise<Value | undefined>;

/** `atOnce` pieces of work side by side, `waitingMax` more in line behind them, first come first served. */
export function createSlots(atOnce: number, waitingMax: number): Slots {
  const line: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (line.length >= waitingMax) return undefined;
      // Who ends hands the place over, so that nobody can slip in between.
      await new Promise<void>((begin) => line.push(begin));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
