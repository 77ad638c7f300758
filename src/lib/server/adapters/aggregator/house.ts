import type { GameName } from '#domain/catalogue/game.ts';
import { houseGames } from '#domain/catalogue/house-games.ts';
import { returnTextOf, volatilityOf } from '#domain/catalogue/returns.ts';
import { findGame, isGameId } from '#domain/games/book/registry.ts';
import type { Aggregator, OfferedGame } from './aggregator.ts';
import { houseFacts, houseSegments } from './house-facts.ts';

/** A game of the house as it is offered: its figures are the exact ones of its own rules. Throws where a fact names no bet. */
const offered = (game: GameName): OfferedGame => {
  const facts = isGameId(game.id) ? houseFacts[game.id] : undefined;
  const figures = findGame(game.id)
    ?.returns()
    .find(({ kind }) => kind === facts?.bet);
  if (!facts || !figures) throw new Error(`No figures for the bet "${facts?.bet}" of the game "${game.id}"`);
  const { segments, addedOn, features } = facts;
  return {
    ...game,
    segments,
    addedOn,
    rtp: returnTextOf(figures.returnToPlayer),
    volatility: volatilityOf(figures.variance),
    features,
  };
};

/** The house's own studios as an aggregator: what its rules, its figures and its shelf say, and nothing outside. */
export const houseAggregator: Aggregator = {
  name: 'Faceup',
  readOffer: async () => ({ games: houseGames.map(offered), segments: houseSegments }),
};
