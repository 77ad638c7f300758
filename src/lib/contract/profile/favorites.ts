import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { category, gameId, imageId } from '../games/entities.ts';
import { routes } from '../routes.ts';
import { text } from '../wire.ts';

const names = { id: gameId, launchId: text(100), category, name: text(100), provider: text(100) };

/** A favourite as the specification has it. The catalogue knows the game by its id: what else is sent is not believed. */
export const favoriteGame = z.strictObject(names);

/** `imageId` null: no picture. `listed` false: the house no longer has the game; the rest is as it was. */
const listedFavorite = z.strictObject({ ...names, imageId: z.nullable(imageId), listed: z.boolean() });

export const listFavoriteGames = defineCall({
  ...routes.listFavoriteGames,
  summary: 'The player’s favourite games, newest first',
  tag: 'profile',
  session: 'player',
  response: z.array(listedFavorite),
  errors: [],
});

export const addFavoriteGame = defineCall({
  ...routes.addFavoriteGame,
  summary: 'Add a favourite; the same again changes nothing',
  tag: 'profile',
  session: 'player',
  body: favoriteGame,
  response: listedFavorite,
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
