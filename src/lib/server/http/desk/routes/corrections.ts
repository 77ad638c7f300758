import { ok } from '#domain/result.ts';
import {
  approveCorrection,
  listCorrections,
  proposeCorrection,
  refuseCorrection,
  withdrawCorrection,
} from '../../../services/desk/corrections/corrections.ts';
import { notedRefusal } from '../../../services/desk/players/told-by-refusal.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const correctionRoutes: DeskRoutesOf<
  'listCorrections' | 'proposeCorrection' | 'approveCorrection' | 'refuseCorrection' | 'withdrawCorrection'
> = {
  listCorrections: {
    async handle({ ctx, saw }) {
      const corrections = await listCorrections(ctx);
      saw({ players: [...new Set(corrections.map(({ player }) => player.id))] });
      return ok(corrections);
    },
  },
  proposeCorrection: {
    async handle({ ctx, actor, params, body }) {
      const { reason, ...wish } = body;
      return notedRefusal(ctx, actor, params.id, await proposeCorrection(ctx, actor, params.id, wish, reason));
    },
  },
  approveCorrection: { handle: ({ ctx, actor, params }) => approveCorrection(ctx, actor, params.id) },
  refuseCorrection: { handle: ({ ctx, actor, params, body }) => refuseCorrection(ctx, actor, params.id, body.note) },
  withdrawCorrection: {
    handle: ({ ctx, actor, params, body }) => withdrawCorrection(ctx, actor, params.id, body.note),
  },
};
