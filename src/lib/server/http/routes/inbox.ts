import { ok } from '#domain/result.ts';
import { addFavoriteOf, favoritesOf, removeFavoriteOf } from '../../services/favorites/favorites.ts';
import { markNotificationsRead, notificationsOf } from '../../services/inbox/notifications.ts';
import { pushOf, savePushOf } from '../../services/inbox/push.ts';
import { heldGames } from '../../services/shelf/held-games.ts';
import type { RoutesOf } from '../route.ts';

export const inboxRoutes: RoutesOf<
  | 'listFavoriteGames'
  | 'addFavoriteGame'
  | 'removeFavoriteGame'
  | 'listNotifications'
  | 'markNotificationsRead'
  | 'readPush'
  | 'savePush'
> = {
  listFavoriteGames: {
    rate: 'ordinary',
    handle: async ({ ctx, caller, session }) =>
      ok(await favoritesOf(ctx, session, await heldGames(ctx, caller.country))),
  },
  addFavoriteGame: {
    rate: 'ordinary',
    handle: ({ ctx, session, body }) => addFavoriteOf(ctx, session, body.id),
  },
  removeFavoriteGame: {
    rate: 'ordinary',
    handle: ({ ctx, session, params }) => removeFavoriteOf(ctx, session, params.id),
  },
  listNotifications: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await notificationsOf(ctx, session)),
  },
  markNotificationsRead: {
    rate: 'ordinary',
    handle: ({ ctx, session, body }) => markNotificationsRead(ctx, session, body.upTo, body.kind ?? null),
  },
  readPush: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await pushOf(ctx, session)),
  },
  savePush: {
    rate: 'ordinary',
    handle: ({ ctx, session, body }) => savePushOf(ctx, session, body),
  },
};
