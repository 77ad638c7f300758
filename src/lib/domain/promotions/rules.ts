import type { CurrencyCode } from '../money/currency.ts';
import type { Audience } from './audience/audience.ts';

/**
 * A promotion as its document has it (`src/content/offers`): plain JSON, so that a grant keeps the very version that the player
 * accepted, and every side (ledger, deposit dialog, terms) computes with the same figures. Amounts are decimal strings in
 * euros, shares are whole percent, days are written YYYY-MM-DD and last until their end in UTC.
 */
export type PromotionRules = {
  /** The document's name; with `version` it names the rules for ever. */
  readonly id: string;
  /** Counts up with every change of what follows. */
  readonly version: number;
  readonly name: string;
  /** What offers it, as lists group it: the welcome offer, a code, the week. */
  readonly event: { readonly name: string; readonly displayName: string };
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** ISO 3166-1 alpha-2. With `only` no other country has it, with `except` every other one. */
  readonly countries: { readonly only: readonly string[] } | { readonly except: readonly string[] };
  readonly currencies: 'all' | readonly CurrencyCode[];
  /** How many deposits the player may have made before, both ends included; null where it does not matter. */
  readonly depositsMade: { readonly from: number; readonly to: number } | null;
  readonly segments: 'all' | readonly Segment[];
  /** Left out where it is for anybody whom the rest allows, as in every document from before there were audiences. */
  readonly audience?: Audience | undefined;
  /** Without a code it is offered; with one it is for whom has the code. */
  readonly coupon: Coupon | null;
  readonly oncePer: 'player' | 'week';
  readonly reward: Reward;
  /** The bonuses of all promotions of the same family together come to this at most. */
  readonly cap: { readonly family: string; readonly maxEur: string } | null;
  /** What turns its bonus money into the player's own; null where nothing has to be staked. */
  readonly wagering: Wagering | null;
  readonly freeSpins: FreeSpins | null;
};

/** Whom a promotion is for, beside its other conditions: nobody who has deposited yet, or who has and not for 30 days. */
export type Segment = 'no_deposit_yet' | 'depositor' | 'away_30_days';

/** `usesMax` in all, null for any number; each player once. Compared without regard to case. */
type Coupon = { readonly code: string; readonly usesMax: number | null };

export type Reward =
  /** Bonus money for a deposit: the first step whose `upToEur` covers it; the last matches no more than its own `upToEur`. */
  | {
      readonly kind: 'deposit';
      readonly minDepositEur: string;
      readonly steps: readonly [DepositStep, ...DepositStep[]];
    }
  /** Free spins for nothing. */
  | { readonly kind: 'no_deposit' }
  /** Money for nothing, once: what a coupon may give. */
  | { readonly kind: 'money'; readonly bonusEur: string };

/** `upToEur` null: without bound, but for the family's cap. */
export type DepositStep = {
  readonly upToEur: string | null;
  readonly percent: number;
  readonly freeSpins: number;
};

/**
 * Bonus money has to be staked `times` over within `days`. A stake counts by its game: `games` first, then `categories`, else 0;
 * whole percent. While it runs no single stake may be above `stakeMaxEur`.
 */
export type Wagering = {
  readonly times: number;
  readonly days: number;
  readonly stakeMaxEur: string;
  readonly categories: Readonly<Record<string, number>>;
  readonly games: Readonly<Record<string, number>>;
};

/**
 * Spins of one game at one stake. `spins` is their number where no deposit decides it. What they win is bonus money, or stays
 * locked until a deposit of `unlock.depositEur`, which adds `unlock.extraBonusPercent` of the winnings.
 */
export type FreeSpins = {
  readonly gameId: string;
  readonly stakeEur: string;
  readonly days: number;
  readonly spins: number | null;
  readonly unlock: { readonly depositEur: string; readonly extraBonusPercent: number } | null;
};
