import type { DialectName, OutsideGame } from '#domain/catalogue/game.ts';
import type { StudioListing } from '#domain/catalogue/studio-listing.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Result } from '#domain/result.ts';

/** What a studio is asked for when a player opens one of its games. */
export type GameOrder = {
  readonly game: Pick<OutsideGame, 'code' | 'studio'>;
  readonly language: string;
  readonly platform: 'desktop' | 'mobile';
  /** Where the game's own buttons lead. */
  readonly lobbyUrl: string;
  readonly depositUrl: string;
  /** ISO code. */
  readonly country: string;
  readonly ip: string;
  /** Null: play money, of which no wallet hears. */
  readonly stake: { readonly token: string; readonly playerId: string; readonly currency: CurrencyCode } | null;
};

/** The house's end towards an aggregator: its list of games, and a place where one of them is played. */
export type StudioClient = {
  readonly name: DialectName;
  /** Currencies in which the dialect or the operator's contract lets nobody play. */
  readonly blockedCurrencies: readonly CurrencyCode[];
  /** The origins from which games may come, as a policy spells them; `'self'` for those that the sandbox plays. */
  readonly frames: readonly string[];
  /** Asks for everything. Rejects when there is no answer, or one that is no list; no key is in a message. */
  readonly listGames: () => Promise<readonly StudioListing[]>;
  /** A URL at one of `frames`. */
  readonly launch: (order: GameOrder) => Promise<Result<{ readonly url: string }, 'studio_unavailable'>>;
};
