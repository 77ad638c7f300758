/** Chance that a number names, so that a run can be had again. */
export type Chance = {
  /** From 0 to `count` − 1. */
  readonly below: (count: number) => number;
  readonly one: <Item>(of: readonly Item[]) => Item;
  readonly happens: (share: number) => boolean;
};

/** Mulberry32: its draws are as good as a test needs. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    one: (of) => {
      const found = of[below(of.length)];
      if (found === undefined) throw new RangeError('nothing to choose from');
      return found;
    },
    happens: (share) => next() < share,
  };
};
