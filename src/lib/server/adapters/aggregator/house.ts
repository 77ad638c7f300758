import { houseSegments } from '#domain/catalogue/house-segments.ts';
import { returnTextOf, volatilityOf } from '#domain/catalogue/returns.ts';
import { cards } from '#domain/games/book/cards.ts';
import { findGame } from '#domain/games/book/registry.ts';
import type { GameCard } from '#domain/games/kit/card.ts';
import { perInitialBet } from '#domain/games/kit/initial-bet.ts';
import type { Aggregator, OfferedGame } from './aggregator.ts';

/** A game of the house as it is offered: its figures are the exact ones of its own rules, of an initial bet. Throws where a card names no bet. */
const offered = ({ id, name, studio, imageId, category, segments, addedOn, bet, features }: GameCard): OfferedGame => {
  const staked = findGame(id)
    ?.returns()
    .find(({ kind }) => kind === bet);
  if (!staked) throw new Error(`No figures for the bet "${bet}" of the game "${id}"`);
  const figures = perInitialBet(staked);
  return {
    id,
    name,
    provider: studio,
    imageId,
    category,
    segments,
    addedOn,
    rtp: returnTextOf(figures.returnToPlayer),
    volatility: volatilityOf(figures.variance),
    features,
  };
};

const onShelf: readonly GameCard[] = Object.values(cards).toSorted((a, b) => a.shelf - b.shelf);

/** The house's own studios as an aggregator: what its rules, its figures and its cards say, and nothing outside. */
export const houseAggregator: Aggregator = {
  name: 'Faceup',
  readOffer: async () => ({ games: onShelf.map(offered), segments: houseSegments }),
};
