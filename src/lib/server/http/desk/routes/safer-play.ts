import { ok } from '#domain/result.ts';
import { intervene } from '../../../services/desk/safer-play/intervene.ts';
import { markedPlayer, markedPlayers } from '../../../services/desk/safer-play/marked-players.ts';
import { readRegisters } from '../../../services/desk/safer-play/read-registers.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const deskSaferPlayRoutes: DeskRoutesOf<
  'listMarkedPlayers' | 'readMarkedPlayer' | 'intervene' | 'readRegisters'
> = {
  listMarkedPlayers: {
    async handle({ ctx, saw }) {
      const marked = await markedPlayers(ctx);
      saw({ players: marked.map(({ player }) => player.id) });
      return ok(marked);
    },
  },
  readMarkedPlayer: {
    async handle({ ctx, params, saw }) {
      const found = await markedPlayer(ctx, params.id);
      saw({ players: found.ok ? [found.value.player.id] : [], facts: { part: 'markers' } });
      return found;
    },
  },
  readRegisters: { handle: async ({ ctx }) => ok(await readRegisters(ctx)) },
  intervene: { handle: ({ ctx, actor, params, body }) => intervene(ctx, actor, params.id, body) },
};
