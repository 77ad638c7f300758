/** Takes a turn for somebody, or waits for one; resolves to what gives it back, or to null where the line is full. */
export type Turns = (who: string) => Promise<(() => void) | null>;

/**
 * At most `atOnce` turns at a time for each; the others stand in line in memory, in their order. A player who floods the
 * house so waits for nobody but themselves, and can hold up none of their own calls that has arrived already: when a
 * handler begins, only a few of theirs can lie before it at the player's lock. `waitingMax` bounds the memory of a line.
 */
export const createTurns = (atOnce: number, waitingMax: number): Turns => {
  const lines = new Map<string, { running: number; readonly waiting: (() => void)[] }>();
  return async (who) => {
    const line = lines.get(who) ?? { running: 0, waiting: [] };
    lines.set(who, line);
    if (line.running < atOnce) line.running += 1;
    else if (line.waiting.length >= waitingMax) return null;
    else await new Promise<void>((called) => line.waiting.push(called));
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const next = line.waiting.shift();
      // The turn goes on to the next in line without being given back.
      if (next) return next();
      line.running -= 1;
      if (line.running === 0) lines.delete(who);
    };
  };
};
