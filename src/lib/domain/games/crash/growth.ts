/** The multiplier doubles in this time. */
export const doublingMs = 10_000;

/** Elapsed times are counted up to here, well beyond the largest crash point. */
export const elapsedMsMax = 2 ** 18 - 1;

const scaleBits = 96n;
const roundUp = (1n << scaleBits) - 1n;

/** ceil(2^96 · 2^(1/10,000)): the growth of one millisecond. */
const growthOfMs = 79_233_654_382_342_553_241_521_137_211n;

const times = (a: bigint, b: bigint): bigint => (a * b + roundUp) >> scaleBits;

/** Growth over 1, 2, 4, … 2^17 milliseconds. Rounded up, so that whole doublings are not missed by a hair. */
const growthOfPower: readonly bigint[] = Array.from({ length: 17 }).reduce<bigint[]>(
  (table) => [...table, times(table.at(-1) ?? 0n, table.at(-1) ?? 0n)],
  [growthOfMs],
);

/** 2^(elapsed / 10,000) in units of 2^-96, off by less than 2^-70 of itself. */
export const growthAt = (elapsedMs: number): bigint =>
  growthOfPower.reduce(
    (growth, factor, bit) => ((elapsedMs >> bit) & 1 ? times(growth, factor) : growth),
    1n << scaleBits,
  );

/**
 * The multiplier in hundredths after so many whole milliseconds by the server's clock: floor(100 · 2^(elapsed / 10,000)),
 * integers throughout, so every process and every browser computes the same.
 */
export const multiplierAt = (elapsedMs: number): number => {
  if (!Number.isInteger(elapsedMs) || elapsedMs < 0)
    throw new RangeError('elapsed time is counted in whole milliseconds');
  return Number((100n * growthAt(Math.min(elapsedMs, elapsedMsMax))) >> scaleBits);
};

/** The first millisecond at which the multiplier is at or above so many hundredths: when an automatic cash-out falls due. */
export const elapsedOf = (hundredths: number): number => {
  if (hundredths > multiplierAt(elapsedMsMax)) throw new RangeError('no round climbs that high');
  let below = -1;
  let reached = elapsedMsMax;
  while (reached - below > 1) {
    const middle = (below + reached) >> 1;
    if (multiplierAt(middle) >= hundredths) reached = middle;
    else below = middle;
  }
  return reached;
};

/** The first millisecond at which a round with this point has crashed. An instant crash: 0. */
export const crashMsOf = (point: number): number => elapsedOf(point + 1);
