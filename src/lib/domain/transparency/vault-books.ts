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
  /** Of the chain `chain`. `again`: a movement that was taken already, which changes nothing. */
  readonly take: (
    movement: SaidMovement,
    chain: string,
  ) => 'taken' | 'again' | 'twice' | 'account' | 'unbalanced' | 'balance';
  readonly accounts: ReadonlyMap<string, VaultAccount>;
};

/**
 * Books from movements alone. One moves nothing in or out: its postings are nothing together, in each currency (`unbalanced`). What a player’s
 * posting says of the balance after it is what came of all before it (`balance`). An account stays what it was, and whose (`account`), and a
 * movement is told once, or alike each time (`twice`).
 */
export const vaultBooks = (): VaultBooks => {
  const accounts = new Map<string, VaultAccount>();
  const chains = new Map<string, string>();
  const kinds = new Map<string, boolean>();
  const seen = new Map<string, string>();
  const take: VaultBooks['take'] = (movement, chain) => {
    const { id, digest, postings } = movement;
    const before = seen.get(id);
    if (before !== undefined) return before === digest ? 'again' : 'twice';
    seen.set(id, digest);
    const sums = new Map<string, bigint>();
    let problem: 'taken' | 'account' | 'balance' = 'taken';
    for (const { account, kind, currency, owner, amount, balanceAfter } of postings) {
      sums.set(currency, (sums.get(currency) ?? 0n) + amount);
      const isPlayers = balanceAfter !== null;
      const former = accounts.get(account);
      const balance = (former?.balance ?? 0n) + amount;
      if (isPlayers && balanceAfter !== balance) problem = 'balance';
      const now = { kind, currency, owner, isPlayers, balance };
      if (former !== undefined && !isSame(former, now)) problem = 'account';
      // A player's account that hides its balance would be as one of the house.
      if ((kinds.get(kind) ?? isPlayers) !== isPlayers) problem = 'account';
      kinds.set(kind, isPlayers);
      if (isPlayers && (chains.get(account) ?? chain) !== chain) problem = 'account';
      if (isPlayers) chains.set(account, chain);
      accounts.set(account, now);
    }
    if ([...sums.values()].some((sum) => sum !== 0n)) return 'unbalanced';
    return problem;
  };
  return { take, accounts };
};

const isSame = (one: VaultAccount, other: VaultAccount): boolean =>
  one.kind === other.kind &&
  one.currency === other.currency &&
  one.owner === other.owner &&
  one.isPlayers === other.isPlayers;

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
