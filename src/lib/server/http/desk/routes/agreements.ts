import { parseAmount } from '#domain/money/amount.ts';
import { fail, ok } from '#domain/result.ts';
import {
  approveAgreement,
  listAgreements,
  proposeAgreement,
  refuseAgreement,
  withdrawAgreement,
} from '../../../services/desk/outside/agreements.ts';
import { endAffiliate, endWebhook, renewSecret } from '../../../services/desk/outside/ends.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

const affiliate = 'affiliate_agreed';
const webhook = 'webhook_added';

/** Affiliates, with what is agreed. */
export const affiliateAgreementRoutes: DeskRoutesOf<
  | 'listAffiliateProposals'
  | 'proposeAffiliate'
  | 'approveAffiliate'
  | 'refuseAffiliate'
  | 'withdrawAffiliate'
  | 'endAffiliate'
> = {
  listAffiliateProposals: { handle: async ({ ctx }) => ok(await listAgreements(ctx, affiliate)) },
  proposeAffiliate: {
    async handle({ ctx, actor, body }) {
      const cpa = parseAmount(body.cpa, 'EUR');
      if (!cpa.ok) return fail('amount_invalid');
      const { affiliate: id, prefix, url, sharePercent, reason } = body;
      const agreement = {
        kind: affiliate,
        affiliate: id,
        prefix,
        url,
        sharePercent,
        cpaEurCents: `${cpa.value}`,
      } as const;
      return proposeAgreement(ctx, actor, agreement, reason);
    },
  },
  approveAffiliate: { handle: ({ ctx, actor, params }) => approveAgreement(ctx, actor, affiliate, params.id) },
  refuseAffiliate: {
    handle: ({ ctx, actor, params, body }) =>
      refuseAgreement(ctx, actor, affiliate, { id: params.id, note: body.note }),
  },
  withdrawAffiliate: {
    handle: ({ ctx, actor, params, body }) =>
      withdrawAgreement(ctx, actor, affiliate, { id: params.id, note: body.note }),
  },
  endAffiliate: { handle: ({ ctx, actor, params, body }) => endAffiliate(ctx, actor, params.id, body.reason) },
};

/** Addresses of the operator's. */
export const webhookAgreementRoutes: DeskRoutesOf<
  | 'listWebhookProposals'
  | 'proposeWebhook'
  | 'approveWebhook'
  | 'refuseWebhook'
  | 'withdrawWebhook'
  | 'endWebhook'
  | 'renewWebhookSecret'
> = {
  listWebhookProposals: { handle: async ({ ctx }) => ok(await listAgreements(ctx, webhook)) },
  proposeWebhook: {
    handle: ({ ctx, actor, body: { url, types, reason } }) =>
      proposeAgreement(ctx, actor, { kind: webhook, url, types }, reason),
  },
  approveWebhook: { handle: ({ ctx, actor, params }) => approveAgreement(ctx, actor, webhook, params.id) },
  refuseWebhook: {
    handle: ({ ctx, actor, params, body }) => refuseAgreement(ctx, actor, webhook, { id: params.id, note: body.note }),
  },
  withdrawWebhook: {
    handle: ({ ctx, actor, params, body }) =>
      withdrawAgreement(ctx, actor, webhook, { id: params.id, note: body.note }),
  },
  endWebhook: { handle: ({ ctx, actor, params, body }) => endWebhook(ctx, actor, params.id, body.reason) },
  renewWebhookSecret: { handle: ({ ctx, actor, params }) => renewSecret(ctx, actor, params.id) },
};
