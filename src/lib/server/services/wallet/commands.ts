import type { CurrencyCode } from '#domain/money/currency.ts';

/**
 * The one interface that every game calls, ours in process and outside studios' through a dialect. Amounts are minor
 * units. `transaction` is the studio's id of the command: the same id again has no second effect.
 */
export type WalletCommand =
  | { readonly action: 'authenticate'; readonly provider: string; readonly token: string }
  | (Who & { readonly action: 'balance' })
  | (Moved & Said & { readonly action: 'bet'; readonly session: string })
  | (Moved & Said & { readonly action: 'win'; readonly kind: WinKind })
  | (Who &
      Said & {
        readonly action: 'rollback';
        readonly transaction: string;
        readonly bet: string;
        /** `bet` may also be the reference of a bet that is kept in its studio's words. */
        readonly byReference?: boolean;
        /** Not every dialect sends these; when sent they must be the bet's own. */
        readonly game?: string;
        readonly round?: string;
        readonly amountMinor?: bigint;
      })
  | (Who & {
      readonly action: 'end_round';
      readonly transaction: string;
      readonly game: string;
      readonly round: string;
    })
  | (Who & {
      readonly action: 'adjust';
      readonly transaction: string;
      readonly game: string;
      readonly reason: string;
      /** Positive to the player, negative from the player's cash. */
      readonly amountMinor: bigint;
    });

export type WinKind = 'base' | 'promo' | 'jackpot' | 'free_round';

/** What a studio that looks its commands up again said of one, kept with it. `reference` is what the studio groups by. */
export type StudioWords = { readonly reference: string | null; readonly words: object };

type Said = { readonly said?: StudioWords | undefined };
type Who = { readonly provider: string; readonly player: string; readonly currency: CurrencyCode };
type Moved = Who & {
  readonly transaction: string;
  readonly game: string;
  readonly round: string;
  readonly amountMinor: bigint;
};

/** Closed, and checked in this order for a bet. `temporary` alone invites a retry. */
export const walletOutcomes = [
  'ok',
  'signature_invalid',
  'amount_invalid',
  'duplicate_transaction',
  'transaction_cancelled',
  'token_invalid',
  'player_disabled',
  'token_expired',
  'currency_mismatch',
  'bet_not_found',
  'bet_ambiguous',
  'already_settled',
  'already_cancelled',
  'bet_limit',
  'insufficient_funds',
  'temporary',
] as const;

export type WalletOutcome = (typeof walletOutcomes)[number];

export type WalletAnswer = {
  readonly outcome: WalletOutcome;
  /** What the player can stake now, after a replay too; null where player or wallet are unknown. */
  readonly balanceMinor: bigint | null;
  /** The command was answered before: this answer had no effect. */
  readonly replayed: boolean;
  /** What `authenticate` opened. */
  readonly opened?: { readonly session: string; readonly player: string };
};
