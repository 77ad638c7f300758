import { ok } from '#domain/result.ts';
import { intervene } from '../../../services/desk/safer-play/intervene.ts';
import { markedPlayer, markedPlayers } from '../../../services/desk/safer-play/marked-players.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const deskSaferPlayRoutes: DeskRoutesOf<'listMarkedPlayers' | 'readMarkedPlayer' | 'intervene'> = {
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
  intervene: { handle: ({ ctx, actor, params, body }) => intervene(ctx, actor, params.id, body) },
};
