import { closeAccount } from '../../services/account/close-account.ts';
import { exportData } from '../../services/account/export-data.ts';
import type { RoutesOf } from '../route.ts';
import { streamedFile } from '../streamed-file.ts';

export const accountDataRoutes: RoutesOf<'exportData' | 'closeAccount'> = {
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
