import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { category, gameId } from '../games/entities.ts';
import { routes } from '../routes.ts';
import { text } from '../wire.ts';

/** A favourite as the specification has it: what a list needs to show and to launch it. */
export const favoriteGame = z.strictObject({
  id: gameId,
  launchId: text(100),
  category,
  name: text(100),
  provider: text(100),
});

export const listFavoriteGames = defineCall({
  ...routes.listFavoriteGames,
  summary: 'The player’s favourite games, newest first',
  tag: 'profile',
  session: 'player',
  response: z.array(favoriteGame),
  errors: [],
});

export const addFavoriteGame = defineCall({
  ...routes.addFavoriteGame,
  summary: 'Add a favourite; the same again changes nothing',
  tag: 'profile',
  session: 'player',
  body: favoriteGame,
  response: favoriteGame,
  errors: ['game_unknown', 'too_many'],
});

export const removeFavoriteGame = defineCall({
  ...routes.removeFavoriteGame,
  summary: 'Remove one of the player’s own favourites',
  tag: 'profile',
  session: 'player',
  params: z.strictObject({ id: gameId }),
  response: z.void(),
  errors: ['not_found'],
});
