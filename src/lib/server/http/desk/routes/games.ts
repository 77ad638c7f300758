import { fail, ok } from '#domain/result.ts';
import { checkChainOf, listChainsOf } from '../../../services/desk/games/chains.ts';
import { listSettingsOf, readSettingOf } from '../../../services/desk/games/read-settings.ts';
import { listReturns } from '../../../services/desk/games/returns.ts';
import {
  approveSetting,
  proposeSetting,
  refuseSetting,
  withdrawSetting,
} from '../../../services/desk/games/settings.ts';
import { arrangeShelf, readShelf } from '../../../services/desk/games/shelf.ts';
import { settleDrift } from '../../../services/returns/settle-drift.ts';
import type { DeskRoutesOf } from '../desk-route.ts';
import { keptOutside } from '../kept-outside.ts';

export const deskGameRoutes: DeskRoutesOf<
  | 'listReturns'
  | 'settleReturn'
  | 'listGameSettings'
  | 'readGameSetting'
  | 'proposeGameSetting'
  | 'approveGameSetting'
  | 'refuseGameSetting'
  | 'withdrawGameSetting'
  | 'readShelf'
  | 'arrangeShelf'
  | 'listGameChains'
  | 'checkGameChain'
> = {
  listReturns: { handle: async ({ ctx }) => ok(await listReturns(ctx.db)) },
  settleReturn: {
    async handle({ ctx, actor, body: { game, kind, reason: found } }) {
      const isDone = await settleDrift(ctx.db, actor, { game, kind, found }, ctx.clock.now());
      return isDone ? ok(undefined) : fail('changed_since_shown');
    },
  },
  listGameSettings: { handle: async ({ ctx }) => ok(await listSettingsOf(ctx)) },
  readGameSetting: { handle: ({ ctx, params }) => readSettingOf(ctx, params) },
  proposeGameSetting: {
    handle: ({ ctx, actor, body: { of, id, wish, reason, shown } }) =>
      proposeSetting(ctx, actor, { subject: { of, id }, wish, reason, version: shown.version }),
  },
  approveGameSetting: { handle: ({ ctx, actor, params }) => keptOutside(ctx, approveSetting(ctx, actor, params.id)) },
  refuseGameSetting: { handle: ({ ctx, actor, params, body }) => refuseSetting(ctx, actor, params.id, body.note) },
  withdrawGameSetting: { handle: ({ ctx, actor, params, body }) => withdrawSetting(ctx, actor, params.id, body.note) },
  readShelf: { handle: async ({ ctx }) => ok(await readShelf(ctx)) },
  arrangeShelf: {
    handle: ({ ctx, actor, body: { lists, reason, shown } }) =>
      arrangeShelf(ctx, actor, { lists, reason, version: shown.version }),
  },
  listGameChains: { handle: async ({ ctx }) => ok(await listChainsOf(ctx)) },
  checkGameChain: { handle: ({ ctx, body }) => checkChainOf(ctx, body) },
};
