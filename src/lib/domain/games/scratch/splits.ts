/** An amount that is printed as several: each way lists the parts, the largest first. */
export type Split = readonly number[];

/** All ways in which at most `most` of the amounts, each as often as one likes, make a prize. The one way to make 0 is none. */
export const splitsOf = (prize: number, amounts: readonly number[], most: number): Split[] => {
  if (prize === 0) return [[]];
  if (most === 0) return [];
  return amounts
    .filter((amount) => amount <= prize)
    .flatMap((amount) =>
      splitsOf(
        prize - amount,
        amounts.filter((other) => other <= amount),
        most - 1,
      ).map((rest) => [amount, ...rest]),
    );
};
