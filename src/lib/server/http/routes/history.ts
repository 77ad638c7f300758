import { ok } from '#domain/result.ts';
import { betHistory, betProviders, betTotals } from '../../services/games/bet-history.ts';
import { exportBets } from '../../services/games/export-bets.ts';
import { roundRecord } from '../../services/games/round-record.ts';
import type { RoutesOf } from '../route.ts';
import { streamedFile } from '../streamed-file.ts';

export const historyRoutes: RoutesOf<'listBets' | 'readBetTotals' | 'exportBets' | 'listBetProviders' | 'readRound'> = {
  listBets: {
    rate: 'ordinary',
    handle: async ({ ctx, session, query }) => ok(await betHistory(ctx, session, query)),
  },
  readBetTotals: {
    rate: 'ordinary',
    handle: async ({ ctx, session, query }) => ok(await betTotals(ctx, session, query)),
  },
  exportBets: {
    rate: 'ordinary',
    async handle({ ctx, session, query }) {
      const name = `faceup-bets-${ctx.clock.now().toISOString().slice(0, 10)}.csv` as const;
      const type = 'text/csv; charset=utf-8; header=present';
      return streamedFile(session.playerId, { name, type }, exportBets(ctx, session, query));
    },
  },
  listBetProviders: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await betProviders(ctx, session)),
  },
  readRound: {
    rate: 'ordinary',
    handle: ({ ctx, session, params }) => roundRecord(ctx, session, params.id),
  },
};
