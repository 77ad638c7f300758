import { houseGames } from '#domain/catalogue/house-games.ts';
import { currencies } from '#domain/money/currency.ts';
import { ok } from '#domain/result.ts';
import { actRound } from '../../services/games/act-round.ts';
import { gameSession, openGameSession } from '../../services/games/game-session.ts';
import { launchGame } from '../../services/games/launch-game.ts';
import { placeRound } from '../../services/games/place-round.ts';
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
  | 'readSeries'
  | 'listGames'
  | 'listCurrencies'
> = {
  launchGame: {
    rate: 'ordinary',
    handle: ({ ctx, session, body }) => launchGame(ctx, session, body),
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
    handle: ({ ctx, session, params, body, idempotencyKey }) =>
      placeRound(ctx, session, { sessionId: params.sessionId, roundId: idempotencyKey, bets: body.bets }),
  },
  listTableRounds: {
    rate: 'play',
    handle: ({ ctx, session, params }) => tableRounds(ctx, session, params.sessionId),
  },
  actRound: {
    rate: 'play',
    handle: ({ ctx, session, params, body }) => actRound(ctx, session, { ...params, ...body }),
  },
  readSeries: {
    rate: 'play',
    handle: ({ ctx, session, params }) => seriesOnSale(ctx, session, params.sessionId),
  },
  listGames: {
    rate: 'ordinary',
    handle: async () => ok(catalogue),
  },
  listCurrencies: {
    rate: 'ordinary',
    handle: async () => ok(currencyList),
  },
};

const used = [...new Set(houseGames.map((game) => game.category))];

const catalogue = {
  games: houseGames.map((game) => ({ ...game, launchId: game.id })),
  segments: [],
  categories: used.map((id) => ({ id, count: houseGames.filter((game) => game.category === id).length })),
};

const currencyList = Object.values(currencies).map(({ code, type, symbol, subunitsToUnit }) => ({
  ...{ code, type, symbol, subunits_to_unit: Number(subunitsToUnit), fiat: type === 'FIAT' },
}));
