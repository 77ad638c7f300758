/** How an address stood in a block: what it held, in the chain's units, and how many transactions it had sent by then. */
export type Look = { readonly balance: bigint; readonly sent: bigint };

/** What arrived at an address and no transfer explains. `isExact` is false when coins left meanwhile: then it is as much at least. */
export type Unseen = { readonly chainAmount: bigint; readonly isExact: boolean };

/**
 * Compares two looks at an address. `before` is undefined for one that was never looked at: it was made empty, of a key that
 * nobody else uses. `seen` is what transfers brought after the first block, up to the second. Undefined when they explain all.
 *
 * Coins leave an address by its own transactions alone, each of which is counted: while their number stands, the difference is
 * what arrived; when it grew, what left hides as much of it, and the rest arrived for certain.
 */
export const unseenBetween = (before: Look | undefined, now: Look, seen: bigint): Unseen | undefined => {
  const chainAmount = now.balance - (before?.balance ?? 0n) - seen;
  return chainAmount <= 0n ? undefined : { chainAmount, isExact: now.sent === (before?.sent ?? 0n) };
};
