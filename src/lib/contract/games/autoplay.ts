import * as z from 'zod/mini';
import { autoplayEndings, autoplayRoundsMax } from '#domain/limits/autoplay.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { amount, money, uuid } from '../wire.ts';

const count = z.int().check(z.minimum(1), z.maximum(autoplayRoundsMax));

/** A round of a series: which one, and its number in it from 1. */
export const automatic = z.strictObject({ series: uuid, number: count });

/** A series of automatic rounds as it stands. `lossLeft`: no stake above it is taken. `ending`: why it is over; null while it goes on. */
export const autoplay = z.strictObject({
  id: uuid,
  rounds: z.int(),
  placed: z.int(),
  lossLeft: money,
  ending: z.nullable(z.enum(autoplayEndings)),
});

const answer = z.strictObject({ autoplay });

/** One series a game session: a new one takes the place of the former. */
export const startAutoplay = defineCall({
  ...routes.startAutoplay,
  summary: 'Begin a series of automatic rounds, with the limits that end it; none is placed yet',
  tag: 'games',
  session: 'player',
  country: 'restricted',
  params: z.strictObject({ sessionId: uuid }),
  body: z.strictObject({ rounds: count, lossLimit: amount, winLimit: amount }),
  response: answer,
  errors: [
    'game_session_invalid',
    'game_session_expired',
    'player_excluded',
    'autoplay_off',
    'amount_invalid',
    'amount_overprecise',
  ],
});

/** Again: the same answer. */
export const stopAutoplay = defineCall({
  ...routes.stopAutoplay,
  summary: 'End a series of automatic rounds',
  tag: 'games',
  session: 'player',
  params: z.strictObject({ sessionId: uuid, seriesId: uuid }),
  response: answer,
  errors: ['game_session_invalid', 'autoplay_over'],
});
