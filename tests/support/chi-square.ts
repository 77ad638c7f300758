/** ln Γ(x) for x > 0. Source: C. Lanczos's approximation with g = 7 and nine coefficients, good to 15 digits. */
const lnGamma = (x: number): number => {
  const parts = [
    676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
    -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  const sum = parts.reduce((total, part, index) => total + part / (x + index), 0.99999999999980993);
  const t = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
};

/** The chance that chi-square of so many degrees of freedom is as large or larger: 1 − P(df/2, chi2/2), by its series. */
const chanceAbove = (chiSquare: number, degrees: number): number => {
  const [a, x] = [degrees / 2, chiSquare / 2];
  if (x === 0) return 1;
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * 1e-16 && n < 10_000; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return 1 - sum * Math.exp(a * Math.log(x) - x - lnGamma(a));
};

/**
 * How far counts lie from a law, as the chance of lying as far or farther. `law` gives each cell's share of one; cells with
 * fewer than five expected are put together, as the approximation asks.
 */
export const chanceOfCounts = (counts: ReadonlyMap<string, number>, law: ReadonlyMap<string, number>): number => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const strangers = [...counts.keys()].filter((cell) => !law.has(cell));
  if (strangers.length > 0) throw new RangeError(`the law knows no ${strangers.join(', ')}`);
  const cells: { seen: number; due: number }[] = [];
  const rare = { seen: 0, due: 0 };
  for (const [cell, share] of law) {
    const one = { seen: counts.get(cell) ?? 0, due: share * total };
    if (one.due >= 5) cells.push(one);
    else [rare.seen, rare.due] = [rare.seen + one.seen, rare.due + one.due];
  }
  if (rare.due > 0) cells.push(rare);
  return chanceAbove(
    cells.reduce((sum, { seen, due }) => sum + (seen - due) ** 2 / due, 0),
    cells.length - 1,
  );
};

export const countOf = (cells: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
};
