import type { CurrencyCode } from '#domain/money/currency.ts';
import type { StudioWords, WalletOutcome, WinKind } from '../wallet/commands.ts';

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
  readonly act: Asked | MoneyAct;
};

/** What moves no money. */
type Asked =
  /** `renew` asks for another token in the place of this one. */
  | { readonly action: 'session' | 'balance' | 'renew' }
  /** Who the player is; there is no token. */
  | { readonly action: 'player' }
  | { readonly action: 'find_said'; readonly by: 'reference' | 'transaction'; readonly id: string }
  | { readonly action: 'find_round'; readonly round: string };

export type MoneyAct =
  | (Moved & { readonly action: 'bet' })
  | (Moved & { readonly action: 'win'; readonly kind: WinKind })
  | (Kept & {
      readonly action: 'rollback';
      readonly transaction: string;
      /** Names under which the bet may have come; those that never did are tombstones. */
      readonly bets: readonly string[];
      readonly game?: string;
      readonly round?: string;
      readonly closesRound?: boolean;
    });

type Moved = Kept & {
  readonly transaction: string;
  readonly game: string;
  readonly round: string;
  readonly amountMinor: bigint;
  readonly closesRound: boolean;
  /** A promotion of the studio's own: its token may be of any age, and must be one of ours. */
  readonly isStudioPromo?: boolean;
};

/** Said by a dialect that looks commands up again, and is told the number under which the house has each. */
type Kept = { readonly said?: StudioWords };

/** Beside the core's: `malformed` is not a call of this dialect. */
export type StudioOutcome =
  | WalletOutcome
  | 'malformed'
  | 'provider_missing'
  | 'player_unknown'
  | 'game_invalid'
  | 'cancel_not_found'
  | 'cancel_not_bet'
  | 'said_not_found'
  | 'round_not_found';

export type StudioAnswer = {
  readonly outcome: StudioOutcome;
  readonly currency: CurrencyCode | null;
  readonly balanceMinor: bigint | null;
  readonly player: string | null;
  /** The one that counts from now on. */
  readonly token: string | null;
  /** The core's id of the game that the token was launched for. */
  readonly game: string | null;
  /** ISO code, as the profile or the house has it. */
  readonly country: string | null;
  /** The house's number of the command that was carried out, where its words are kept. */
  readonly receipt?: bigint;
  /** What the studio said before. */
  readonly said?: readonly object[];
  readonly round?: { readonly game: string; readonly openedAt: Date; readonly endedAt: Date | null };
  readonly registeredAt?: Date;
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
