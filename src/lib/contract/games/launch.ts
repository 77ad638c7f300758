import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, language, text } from '../wire.ts';
import { category, gameId, imageId } from './entities.ts';

const platforms = ['desktop', 'mobile'] as const;

/** Only `id` and `demo` decide what is launched; an outside studio hears `lang` and `platform` too. */
export const launchGame = defineCall({
  ...routes.launchGame,
  summary: 'A URL for the game’s frame with a token that works once, for 60 s',
  tag: 'games',
  session: 'player',
  perDay: 1000,
  country: 'restricted',
  body: z.strictObject({
    id: gameId,
    gameName: text(100),
    demo: z.boolean(),
    lang: language,
    launchId: text(100),
    imageId: z.nullable(imageId),
    platform: z.enum(platforms),
    provider: text(100),
    category,
  }),
  /** `currency`: the wallet that the table plays in until it is launched again; null where it plays for fun. */
  response: z.strictObject({ url: z.string(), currency: z.nullable(currencyCode) }),
  errors: [
    ...([
      'game_unknown',
      'wallet_missing',
      'player_excluded',
      'register_unanswered',
      'game_off',
      'game_hidden',
      'player_timed_out',
      'limit_reached',
    ] as const),
    // Of games of outside studios alone.
    ...(['game_country_blocked', 'game_currency_blocked', 'game_no_demo', 'studio_unavailable'] as const),
  ],
});
