/** What one way of 3, 4 and 5 reels from the left pays, in fiftieths of the stake. The low three pay from four on. */
export const wayPays: Readonly<Record<string, readonly [number, number, number]>> = {
  A: [25, 100, 500],
  B: [12, 40, 150],
  C: [6, 25, 100],
  D: [5, 12, 35],
  E: [0, 8, 22],
  F: [0, 4, 12],
  G: [0, 3, 8],
};

export const unitsAStake = 50;

/** The largest win of a spin in fiftieths of the stake, and in how many of all spins it comes: counted over all of them. */
export const topWin = { units: 21_420, cases: 6 } as const;
