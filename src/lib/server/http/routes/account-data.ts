import { ok } from '#domain/result.ts';
import { closeAccount } from '../../services/account/close-account.ts';
import { exportData } from '../../services/account/export-data.ts';
import { houseActsOf } from '../../services/account/house-acts.ts';
import type { RoutesOf } from '../route.ts';
import { streamedFile } from '../streamed-file.ts';

export const accountDataRoutes: RoutesOf<'listHouseActs' | 'exportData' | 'closeAccount'> = {
  listHouseActs: {
    rate: 'ordinary',
    handle: async ({ ctx, session, query }) =>
      ok(await houseActsOf(ctx, session, query.before === undefined ? null : BigInt(query.before))),
  },
  exportData: {
    rate: 'sensitive',
    async handle({ ctx, caller, session, body }) {
      const file = await exportData(ctx, caller, session, body);
      return file.ok ? streamedFile(session.playerId, file.value, file.value.parts) : file;
    },
  },
  closeAccount: {
    rate: 'sensitive',
    async handle({ ctx, caller, session, body, signOut }) {
      const closed = await closeAccount(ctx, caller, session, body);
      if (closed.ok) signOut();
      return closed;
    },
  },
};
