import type { CurrencyCode } from '#domain/money/currency.ts';
import type { WalletOutcome, WinKind } from '../wallet/commands.ts';

/** One call of an outside studio as it came: nothing is trusted before `verify` said so. */
export type StudioCall = {
  readonly method: string;
  /** Behind `/wallet/{dialect}`, with its query. */
  readonly path: string;
  readonly headers: Headers;
  readonly raw: Uint8Array;
};

/** What a studio asks for, in the core's words. Ids are the studio's own; amounts are minor units. */
export type StudioRequest = {
  readonly token: string | null;
  /** The player whom the studio names; null where the dialect names one by the token alone. */
  readonly player: string | null;
  /** Null: the session's. */
  readonly currency: CurrencyCode | null;
  readonly act:
    | { readonly action: 'session' }
    | { readonly action: 'balance' }
    | (Moved & { readonly action: 'bet' })
    | (Moved & { readonly action: 'win'; readonly kind: WinKind })
    | {
        readonly action: 'rollback';
        readonly transaction: string;
        /** Names under which the bet may have come; those that never did are tombstones. */
        readonly bets: readonly string[];
        readonly game?: string;
        readonly round?: string;
      };
};

type Moved = {
  readonly transaction: string;
  readonly game: string;
  readonly round: string;
  readonly amountMinor: bigint;
  readonly closesRound: boolean;
};

/** `malformed`: not a call of this dialect. The other outcomes are the core's. */
export type StudioOutcome = WalletOutcome | 'malformed';

export type StudioAnswer = {
  readonly outcome: StudioOutcome;
  readonly currency: CurrencyCode | null;
  readonly balanceMinor: bigint | null;
  readonly player: string | null;
  readonly token: string | null;
  /** The core's id of the game that the token was launched for. */
  readonly game: string | null;
  /** ISO code, as the profile or the house has it. */
  readonly country: string | null;
};

export type Parsed =
  | { readonly ok: true; readonly request: StudioRequest }
  | { readonly ok: false; readonly outcome: StudioOutcome };

/** A studio's way of speaking: three pure functions. `Keys` is its part of the operator's file. */
export type Dialect<Keys> = {
  readonly name: string;
  readonly verify: (call: StudioCall, keys: Keys) => boolean;
  readonly parse: (call: StudioCall) => Parsed;
  readonly render: (answer: StudioAnswer, call: StudioCall) => { readonly status: number; readonly body: object };
};

/** The house's id of a studio's game. */
export const gameIdOf = (dialect: string, code: string): string => `${dialect}-${code}`;
