import { ok } from '#domain/result.ts';
import {
  approveCampaign,
  endCampaign,
  proposeCampaign,
  refuseCampaign,
  withdrawCampaign,
} from '../../../services/desk/campaigns/decide.ts';
import { saveDraft } from '../../../services/desk/campaigns/draft.ts';
import { checkCampaign, figureCampaign } from '../../../services/desk/campaigns/figures.ts';
import {
  exportCampaign,
  listCampaigns,
  listPromotionNames,
  readCampaign,
} from '../../../services/desk/campaigns/read.ts';
import type { DeskRoutesOf } from '../desk-route.ts';
import { keptOutside } from '../kept-outside.ts';

const ticks = () => performance.now();

export const campaignRoutes: DeskRoutesOf<
  | 'listCampaigns'
  | 'listPromotionNames'
  | 'readCampaign'
  | 'checkCampaign'
  | 'saveCampaign'
  | 'figureCampaign'
  | 'proposeCampaign'
  | 'approveCampaign'
  | 'refuseCampaign'
  | 'withdrawCampaign'
  | 'endCampaign'
  | 'exportCampaign'
> = {
  listCampaigns: { handle: async ({ ctx }) => ok(await listCampaigns(ctx)) },
  listPromotionNames: { handle: async ({ ctx }) => ok(await listPromotionNames(ctx)) },
  readCampaign: { handle: ({ ctx, params }) => readCampaign(ctx, params.id) },
  checkCampaign: { deadlineMs: 20_000, handle: ({ ctx, actor, body }) => checkCampaign(ctx, actor, body.rules, ticks) },
  saveCampaign: {
    handle: ({ ctx, actor, body }) => saveDraft(ctx, actor, { rules: body.rules, revision: body.shown.revision }),
  },
  figureCampaign: {
    deadlineMs: 80_000,
    handle: ({ ctx, actor, params, body }) => figureCampaign(ctx, actor, params.id, body.shown.revision, ticks),
  },
  proposeCampaign: { handle: ({ ctx, actor, params, body }) => proposeCampaign(ctx, actor, params.id, body) },
  approveCampaign: { handle: ({ ctx, actor, params, body }) => approveCampaign(ctx, actor, params, body) },
  refuseCampaign: { handle: ({ ctx, actor, params, body }) => refuseCampaign(ctx, actor, params, body.note) },
  withdrawCampaign: { handle: ({ ctx, actor, params, body }) => withdrawCampaign(ctx, actor, params, body.note) },
  endCampaign: {
    handle: ({ ctx, actor, params, body }) =>
      keptOutside(ctx, endCampaign(ctx, actor, params.id, { version: body.shown.version, reason: body.reason })),
  },
  exportCampaign: {
    async handle({ ctx, params }) {
      const made = await exportCampaign(ctx, params.id);
      if (!made.ok) return made;
      const body = new TextEncoder().encode(made.value.text);
      return ok({ name: made.value.name, type: 'application/yaml; charset=utf-8', body });
    },
  },
};
