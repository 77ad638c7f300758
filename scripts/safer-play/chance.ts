/** Chance that is the same each time: what the synthetic players are made of. */
export type Chance = {
  /** From 0 to below 1. */
  readonly unit: () => number;
  readonly between: (low: number, high: number) => number;
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number;
  readonly happens: (probability: number) => boolean;
};

/** The generator mulberry32 of a seed of 32 bits: no cipher, and good enough to make people up. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + (high - low) * unit();
  return {
    unit,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    happens: (probability) => unit() < probability,
  };
};
