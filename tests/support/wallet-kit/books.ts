/** What a player must have, by what the house said was done: a plain sum, whatever the order was. */
export type Books = {
  readonly bet: (id: string, amountMinor: bigint) => void;
  readonly win: (id: string, amountMinor: bigint) => void;
  /** The bet by that id went back; one that never was taken is none. */
  readonly back: (bet: string) => void;
  readonly balance: () => bigint;
};

export const openBooks = (startedMinor: bigint): Books => {
  const [bets, wins, back] = [new Map<string, bigint>(), new Map<string, bigint>(), new Set<string>()];
  const put = (kept: Map<string, bigint>) => (id: string, amountMinor: bigint) => {
    const before = kept.get(id);
    if (before !== undefined && before !== amountMinor)
      throw new Error(`${id} was done for ${before}, and then for ${amountMinor}`);
    kept.set(id, amountMinor);
  };
  const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n);
  return {
    bet: put(bets),
    win: put(wins),
    back: (bet) => void back.add(bet),
    balance: () => {
      const taken = [...bets].filter(([id]) => !back.has(id)).map(([, amount]) => amount);
      return startedMinor - sum(taken) + sum(wins.values());
    },
  };
};
