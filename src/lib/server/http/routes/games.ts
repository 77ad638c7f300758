import { actRound } from '../../services/games/act-round.ts';
import { placeAutomatic, startAutoplay, stopAutoplay } from '../../services/games/autoplay.ts';
import { gameSession, openGameSession } from '../../services/games/game-session.ts';
import { launchGame } from '../../services/games/launch-game.ts';
import { placeRound } from '../../services/games/place-round.ts';
import { playFreeSpinAt } from '../../services/games/play-free-spin.ts';
import { seriesOnSale } from '../../services/games/series-on-sale.ts';
import { tableRounds } from '../../services/games/table-rounds.ts';
import type { RoutesOf } from '../route.ts';

export const gameRoutes: RoutesOf<
  | 'launchGame'
  | 'openGameSession'
  | 'readGameSession'
  | 'placeRound'
  | 'listTableRounds'
  | 'actRound'
  | 'startAutoplay'
  | 'stopAutoplay'
  | 'playFreeSpin'
  | 'readSeries'
> = {
  launchGame: {
    rate: 'ordinary',
    handle: ({ ctx, caller: { country, ip }, session, body }) =>
      launchGame(ctx, session, body, { country, ip, lang: body.lang, platform: body.platform }),
  },
  openGameSession: {
    rate: 'ordinary',
    handle: ({ ctx, session, body }) => openGameSession(ctx, session, body.token),
  },
  readGameSession: {
    rate: 'play',
    handle: ({ ctx, session, params }) => gameSession(ctx, session, params.sessionId),
  },
  placeRound: {
    rate: 'play',
    handle: ({ ctx, session, params, body: { bets, automatic }, idempotencyKey }) => {
      const input = { sessionId: params.sessionId, roundId: idempotencyKey, bets };
      return automatic ? placeAutomatic(ctx, session, { ...input, automatic }) : placeRound(ctx, session, input);
    },
  },
  playFreeSpin: {
    rate: 'play',
    handle: ({ ctx, session, params, body, idempotencyKey }) =>
      playFreeSpinAt(ctx, session, { ...params, ...body, roundId: idempotencyKey }),
  },
  listTableRounds: {
    rate: 'play',
    handle: ({ ctx, session, params }) => tableRounds(ctx, session, params.sessionId),
  },
  actRound: {
    rate: 'play',
    keptAs: ({ params, body }) => `${params.roundId} ${body.step}`,
    handle: ({ ctx, caller: { country }, session, params, body }) => {
      const closedTo = ctx.restrictedCountries.has(country) ? country : null;
      return actRound(ctx, session, { ...params, ...body, closedTo });
    },
  },
  startAutoplay: {
    rate: 'play',
    handle: ({ ctx, session, params, body }) => startAutoplay(ctx, session, params.sessionId, body),
  },
  stopAutoplay: {
    rate: 'play',
    handle: ({ ctx, session, params }) => stopAutoplay(ctx, session, params),
  },
  readSeries: {
    rate: 'play',
    handle: ({ ctx, session, params }) => seriesOnSale(ctx, session, params.sessionId),
  },
};
