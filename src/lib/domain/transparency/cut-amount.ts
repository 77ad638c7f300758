/** A whole number from 0 to before `bound`, each as likely as any other. */
export type Below = (bound: bigint) => bigint;

const partsMin = 8;
const partsMax = 64;

/**
 * In how many parts an amount is cut (minor units, above zero): so many that one is seldom more than what is owed to a player on average,
 * from 8 to 64. Who is shown a part beside an own one learns of no balance.
 */
export const partsOf = (amountMinor: bigint, averageMinor: bigint): number => {
  const wanted = Number((amountMinor + averageMinor) / (averageMinor > 0n ? averageMinor : 1n));
  return Math.max(partsMin, Math.min(partsMax, wanted));
};

const rising = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

/** Cuts an amount at places drawn anywhere in it. Parts may be nothing; they sum to the amount. */
export const cutAmount = (amountMinor: bigint, parts: number, below: Below): bigint[] => {
  const cuts = Array.from({ length: parts - 1 }, () => below(amountMinor + 1n)).toSorted(rising);
  return [...cuts, amountMinor].map((cut, at) => cut - (cuts[at - 1] ?? 0n));
};

/**
 * Puts what stands from `to` to before `from` where it stays, in place: from the end of the list to its beginning, in as many pieces as one
 * likes, that is an order drawn from all there are (Fisher and Yates).
 */
export const shuffle = <Item>(order: Item[], { from, to }: { from: number; to: number }, below: Below): void => {
  for (let at = from - 1; at >= Math.max(to, 1); at -= 1) {
    const other = Number(below(BigInt(at + 1)));
    [order[at], order[other]] = [order[other] as Item, order[at] as Item];
  }
};
