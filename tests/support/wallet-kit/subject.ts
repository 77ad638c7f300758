import type { CurrencyCode } from '#domain/money/currency.ts';
import type { ServerContext } from '#server/context.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import type { WalletOutcome, WinKind } from '#server/services/wallet/commands.ts';

/** What a subject was told: its own code, and the balance as it was told, in minor units. */
export type Told = { readonly code: string; readonly balanceMinor: bigint | null };

export type Said = {
  readonly round?: string;
  readonly currency?: CurrencyCode;
  /** Another player's id in the place of one's own. */
  readonly player?: string;
  /** Another launch in the place of one's own. */
  readonly token?: string;
  readonly kind?: WinKind;
  /** The call ends its round as well; a subject without a word for that passes it over. */
  readonly closes?: boolean;
  /** Another game than the one that the launch was for. */
  readonly game?: string;
  /** The process that hears the call; the house's own when none is said. */
  readonly by?: ServerContext;
};

/** A studio with one player who was launched into its game, speaking the subject's language. */
export type Seat = {
  readonly player: PlayerSession;
  readonly token: string;
  readonly bet: (transaction: string, amountMinor: bigint, said?: Said) => Promise<Told>;
  readonly win: (transaction: string, amountMinor: bigint, said?: Said) => Promise<Told>;
  readonly rollback: (transaction: string, bet: string, said?: Said) => Promise<Told>;
};

/** Something that the kit can examine: the core, or a dialect around it. */
export type Subject = {
  readonly name: string;
  readonly provider: string;
  readonly game: string;
  /** Its word for each outcome of the core. */
  readonly codes: Readonly<Record<WalletOutcome, string>>;
  /** Its word for a rollback of a bet that never came, where that is none of those for success. */
  readonly neverCame?: string;
  /** And for a stake in a game that the launch was not for; the core's is that of a token which is none. */
  readonly otherGame?: string;
  /** Another token in the place of this one, or null, where the language knows of that. */
  readonly renew?: (ctx: ServerContext, token: string) => Promise<string | null>;
  /** A seat whose launch token waits; the first call opens the session. */
  readonly seat: (ctx: ServerContext, player: PlayerSession, token: string, currency: CurrencyCode) => Promise<Seat>;
};
