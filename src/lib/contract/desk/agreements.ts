import * as z from 'zod/mini';
import { money, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { proposalOf } from './proposal.ts';
import { reason } from './staff.ts';

const one = z.strictObject({ id: uuid });
const affiliateId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const url = z.url().check(z.maxLength(2_000));

const agreement = proposalOf({
  host: z.string(),
  /** The address, cut short where it may have a secret of its receiver’s in it. */
  address: z.string(),
  /** Of an affiliate: its terms, `cpa` in euros for a first deposit. */
  affiliate: z.nullable(z.strictObject({ id: z.string(), prefix: z.string(), sharePercent: z.int(), cpa: money })),
  /** The address that is to have a new secret; null of whatever else. */
  renews: z.nullable(uuid),
  /** Of an address of the operator’s: what it is told; null: everything. */
  types: z.nullable(z.array(z.string())),
});
export type ShownAgreement = z.output<typeof agreement>;

/** Why nobody can be told so, as things stand. */
const refused = [
  'prefix_taken',
  'template_invalid',
  'host_not_named',
  'known_already',
  'event_type_unknown',
  'not_found',
] as const;
/** Why a proposal is not ended by whoever asks. */
const decided = ['proposal_not_found', 'proposal_decided', 'own_proposal', 'not_own_proposal'] as const;

/** Shown this once. */
const agreed = z.strictObject({ endpointId: uuid, secret: z.string() });

export const listAffiliateProposals = defineDeskCall({
  method: 'GET',
  path: '/desk-service/affiliate-proposals',
  summary: 'Affiliates that somebody proposed, and what became of it',
  access: 'affiliates.read',
  response: z.array(agreement),
  errors: [],
});

export const proposeAffiliate = defineDeskCall({
  method: 'POST',
  path: '/desk-service/affiliate-proposals',
  summary: 'Propose an affiliate with its terms; nothing is counted to it before somebody else has said yes',
  access: 'affiliates.propose',
  body: z.strictObject({
    affiliate: affiliateId,
    /** Players whose click id begins so are theirs. */
    prefix: z.string().check(z.regex(/^[\w.-]{2,60}$/)),
    url,
    sharePercent: z.int().check(z.gte(0), z.lte(100)),
    /** In euros, for each first deposit. */
    cpa: money,
    reason,
  }),
  response: one,
  errors: [...refused, 'amount_invalid'],
});

export const approveAffiliate = defineDeskCall({
  method: 'POST',
  path: '/desk-service/affiliate-proposals/{id}/approve',
  summary: 'Say yes to an affiliate that somebody else proposed: players count to it from now on',
  access: 'affiliates.approve',
  proof: true,
  params: one,
  response: agreed,
  errors: ['proposal_not_found', 'proposal_decided', 'own_proposal', 'act_not_allowed', ...refused],
});

export const refuseAffiliate = defineDeskCall({
  method: 'POST',
  path: '/desk-service/affiliate-proposals/{id}/refuse',
  summary: 'Say no to an affiliate that somebody else proposed',
  access: 'affiliates.approve',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: decided,
});

export const withdrawAffiliate = defineDeskCall({
  method: 'POST',
  path: '/desk-service/affiliate-proposals/{id}/withdraw',
  summary: 'Take back an affiliate that one has proposed',
  access: 'affiliates.propose',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: decided,
});

export const endAffiliate = defineDeskCall({
  method: 'POST',
  path: '/desk-service/affiliates/{id}/end',
  summary: 'Count and tell nothing more to an affiliate; what was counted stays owed',
  access: 'affiliates.end',
  params: z.strictObject({ id: affiliateId }),
  body: z.strictObject({ reason }),
  response: z.void(),
  errors: ['not_found'],
});

export const listWebhookProposals = defineDeskCall({
  method: 'GET',
  path: '/desk-service/webhook-proposals',
  summary: 'Addresses that somebody proposed to tell what happens, and what became of it',
  access: 'webhooks.read',
  response: z.array(agreement),
  errors: [],
});

export const proposeWebhook = defineDeskCall({
  method: 'POST',
  path: '/desk-service/webhook-proposals',
  summary: 'Propose to tell an address what happens; it is told nothing before somebody else has said yes',
  access: 'webhooks.propose',
  body: z.strictObject({
    url,
    /** Of `/docs/events`; null: everything. */
    types: z.nullable(z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(100))),
    reason,
  }),
  response: one,
  errors: refused,
});

export const approveWebhook = defineDeskCall({
  method: 'POST',
  path: '/desk-service/webhook-proposals/{id}/approve',
  summary: 'Say yes to an address that somebody else proposed: it is told what happens from now on',
  access: 'webhooks.approve',
  proof: true,
  params: one,
  response: agreed,
  errors: ['proposal_not_found', 'proposal_decided', 'own_proposal', 'act_not_allowed', ...refused],
});

export const refuseWebhook = defineDeskCall({
  method: 'POST',
  path: '/desk-service/webhook-proposals/{id}/refuse',
  summary: 'Say no to an address that somebody else proposed',
  access: 'webhooks.approve',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: decided,
});

export const withdrawWebhook = defineDeskCall({
  method: 'POST',
  path: '/desk-service/webhook-proposals/{id}/withdraw',
  summary: 'Take back an address that one has proposed',
  access: 'webhooks.propose',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: decided,
});

export const endWebhook = defineDeskCall({
  method: 'POST',
  path: '/desk-service/webhooks/{id}/end',
  summary: 'Tell an address nothing more',
  access: 'webhooks.end',
  params: one,
  body: z.strictObject({ reason }),
  response: z.void(),
  errors: ['not_found'],
});

export const renewWebhookSecret = defineDeskCall({
  method: 'POST',
  path: '/desk-service/webhooks/{id}/secret',
  summary:
    'Propose a new secret for an address: whoever says yes has it, and messages are signed by the one before, too, for a day',
  access: 'webhooks.renew',
  params: one,
  body: z.strictObject({ reason }),
  response: one,
  errors: refused,
});
