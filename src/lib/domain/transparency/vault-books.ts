import type { SaidMovement } from './vault-content.ts';

/** An account as the movements of a vault have made it, in minor units. */
type VaultAccount = {
  readonly kind: string;
  readonly currency: string;
  readonly owner: string;
  /** Whether it is a player’s. */
  readonly isPlayers: boolean;
  readonly balance: bigint;
};

/** What one kind of account holds in a currency, and how many accounts there are. */
export type VaultSum = {
  readonly kind: string;
  readonly currency: string;
  readonly count: number;
  readonly balance: bigint;
};

/** The books as they grow, movement by movement, from nothing. */
export type VaultBooks = {
  /** `again`: a movement that was taken already, which changes nothing. */
  readonly take: (movement: SaidMovement) => 'taken' | 'again' | 'unbalanced' | 'balance';
  readonly accounts: ReadonlyMap<string, VaultAccount>;
};

/**
 * Books from movements alone. One moves nothing in or out: its postings are nothing together, in each currency (`unbalanced`). What a player’s
 * posting says of the balance after it is what came of all before it (`balance`).
 */
export const vaultBooks = (): VaultBooks => {
  const accounts = new Map<string, VaultAccount>();
  const seen = new Set<string>();
  const take: VaultBooks['take'] = ({ id, postings }) => {
    if (seen.has(id)) return 'again';
    seen.add(id);
    const sums = new Map<string, bigint>();
    let isRight = true;
    for (const { account, kind, currency, owner, amount, balanceAfter } of postings) {
      sums.set(currency, (sums.get(currency) ?? 0n) + amount);
      const balance = (accounts.get(account)?.balance ?? 0n) + amount;
      if (balanceAfter !== null && balanceAfter !== balance) isRight = false;
      accounts.set(account, { kind, currency, owner, isPlayers: balanceAfter !== null, balance });
    }
    if ([...sums.values()].some((sum) => sum !== 0n)) return 'unbalanced';
    return isRight ? 'taken' : 'balance';
  };
  return { take, accounts };
};

/** The trial balance: each currency’s kinds of account add up to nothing. */
export const vaultSums = ({ accounts }: VaultBooks): VaultSum[] => {
  const sums = new Map<string, VaultSum>();
  for (const { kind, currency, balance } of accounts.values()) {
    const name = `${currency} ${kind}`;
    const sum = sums.get(name) ?? { kind, currency, count: 0, balance: 0n };
    sums.set(name, { ...sum, count: sum.count + 1, balance: sum.balance + balance });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
};
