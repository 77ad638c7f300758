/** The banks at which a value is kept, in minor units: even steps first, then ever further apart. */
export type BankGrid = {
  readonly banks: Float64Array;
  /** The place of a bank between two of them, as a number whose whole part is the lower one. At most the last. */
  readonly placeOf: (bank: number) => number;
};

/** Even steps of `step` up to where they are `ratio` of the bank, then each bank `ratio` more than the one before, beyond `most`. */
export const bankGrid = (step: number, ratio: number, most: number): BankGrid => {
  const dense = Math.ceil(1 / ratio);
  const wide = Math.max(1, Math.ceil(Math.log(most / (dense * step)) / Math.log1p(ratio)));
  const factor = Math.log1p(ratio);
  const banks = Float64Array.from({ length: dense + wide + 1 }, (_, at) =>
    at <= dense ? at * step : dense * step * Math.exp((at - dense) * factor),
  );
  const last = banks.length - 1;
  const placeOf = (bank: number): number => {
    if (bank <= dense * step) return bank / step;
    const low = Math.min(last, dense + Math.floor(Math.log(bank / (dense * step)) / factor + 1e-9));
    if (low === last) return last;
    const [from, to] = [banks[low] ?? 0, banks[low + 1] ?? 0];
    return low + Math.min(1, Math.max(0, (bank - from) / (to - from)));
  };
  return { banks, placeOf };
};
