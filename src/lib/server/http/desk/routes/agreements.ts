import { parseAmount } from '#domain/money/amount.ts';
import { fail, ok } from '#domain/result.ts';
import {
  approveAgreement,
  listAgreements,
  proposeAgreement,
  proposeRenewal,
  refuseAgreement,
  withdrawAgreement,
} from '../../../services/desk/outside/agreements.ts';
import { endAffiliate, endWebhook } from '../../../services/desk/outside/ends.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

const affiliates = 'affiliates';
const webhooks = 'webhooks';

/** Affiliates, with what is agreed. */
export const affiliateAgreementRoutes: DeskRoutesOf<
  | 'listAffiliateProposals'
  | 'proposeAffiliate'
  | 'approveAffiliate'
  | 'refuseAffiliate'
  | 'withdrawAffiliate'
  | 'endAffiliate'
> = {
  listAffiliateProposals: { handle: async ({ ctx }) => ok(await listAgreements(ctx, affiliates)) },
  proposeAffiliate: {
    async handle({ ctx, actor, body }) {
      const cpa = parseAmount(body.cpa, 'EUR');
      if (!cpa.ok) return fail('amount_invalid');
      const { affiliate: id, prefix, url, sharePercent, reason } = body;
      const agreement = {
        kind: 'affiliate_agreed',
        affiliate: id,
        prefix,
        url,
        sharePercent,
        cpaEurCents: `${cpa.value}`,
      } as const;
      return proposeAgreement(ctx, actor, agreement, reason);
    },
  },
  approveAffiliate: { handle: ({ ctx, actor, params }) => approveAgreement(ctx, actor, affiliates, params.id) },
  refuseAffiliate: {
    handle: ({ ctx, actor, params, body }) =>
      refuseAgreement(ctx, actor, affiliates, { id: params.id, note: body.note }),
  },
  withdrawAffiliate: {
    handle: ({ ctx, actor, params, body }) =>
      withdrawAgreement(ctx, actor, affiliates, { id: params.id, note: body.note }),
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
  listWebhookProposals: { handle: async ({ ctx }) => ok(await listAgreements(ctx, webhooks)) },
  proposeWebhook: {
    handle: ({ ctx, actor, body: { url, types, reason } }) =>
      proposeAgreement(ctx, actor, { kind: 'webhook_added', url, types }, reason),
  },
  approveWebhook: { handle: ({ ctx, actor, params }) => approveAgreement(ctx, actor, webhooks, params.id) },
  refuseWebhook: {
    handle: ({ ctx, actor, params, body }) => refuseAgreement(ctx, actor, webhooks, { id: params.id, note: body.note }),
  },
  withdrawWebhook: {
    handle: ({ ctx, actor, params, body }) =>
      withdrawAgreement(ctx, actor, webhooks, { id: params.id, note: body.note }),
  },
  endWebhook: { handle: ({ ctx, actor, params, body }) => endWebhook(ctx, actor, params.id, body.reason) },
  renewWebhookSecret: { handle: ({ ctx, actor, params, body }) => proposeRenewal(ctx, actor, params.id, body.reason) },
};
