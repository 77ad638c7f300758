import type { CatalogueGame, GameSegment } from '#domain/catalogue/game.ts';

/** A game as an aggregator offers it. Its picture is the house's business, hence no blur. */
export type OfferedGame = Omit<CatalogueGame, 'blur'>;

/** What an aggregator offers: its games, the oldest first, and the groups that it sorts them into. */
type Offer = { readonly games: readonly OfferedGame[]; readonly segments: readonly GameSegment[] };

/** Who games come from: the house's own studios, or a company that brings those of others. */
export type Aggregator = {
  /** Names the source in the catalogue's file. */
  readonly name: string;
  /** Asks for the whole offer. Rejects when nobody answers: the catalogue then stays as it is. */
  readonly readOffer: () => Promise<Offer>;
};
