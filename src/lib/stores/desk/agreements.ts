import { $affiliates } from './affiliates.ts';
import { afterAct } from './after-act.ts';
import { createDeskQuery } from './asked.ts';
import { callDesk, type DeskAnswer, type DeskInput } from './call-desk.ts';
import { $webhooks } from './webhooks.ts';

export type Agreement = DeskAnswer<'listAffiliateProposals'>[number];
export type AffiliateWish = DeskInput<'proposeAffiliate'>['body'];
export type WebhookWish = DeskInput<'proposeWebhook'>['body'];

export const $affiliateProposals = createDeskQuery(() => callDesk('listAffiliateProposals', {}));
export const $webhookProposals = createDeskQuery(() => callDesk('listWebhookProposals', {}));

const affiliatesAnew = () => Promise.all([$affiliateProposals.reload(), $affiliates.reload()]);
const webhooksAnew = () => Promise.all([$webhookProposals.reload(), $webhooks.reload()]);
const noted = (id: string, note: string) => ({ params: { id }, body: { note } });

export const proposeAffiliate = (body: AffiliateWish) =>
  afterAct(callDesk('proposeAffiliate', { body }), affiliatesAnew);
export const endAffiliate = (id: string, reason: string) =>
  afterAct(callDesk('endAffiliate', { params: { id }, body: { reason } }), affiliatesAnew);
export const proposeWebhook = (body: WebhookWish) => afterAct(callDesk('proposeWebhook', { body }), webhooksAnew);
export const endWebhook = (id: string, reason: string) =>
  afterAct(callDesk('endWebhook', { params: { id }, body: { reason } }), webhooksAnew);
export const renewWebhookSecret = (id: string, reason: string) =>
  afterAct(callDesk('renewWebhookSecret', { params: { id }, body: { reason } }), webhooksAnew);

/** What can be said to what somebody proposed, of either kind. */
export const affiliateDecisions = {
  approve: (id: string) => afterAct(callDesk('approveAffiliate', { params: { id } }), affiliatesAnew),
  refuse: (id: string, note: string) => afterAct(callDesk('refuseAffiliate', noted(id, note)), affiliatesAnew),
  withdraw: (id: string, note: string) => afterAct(callDesk('withdrawAffiliate', noted(id, note)), affiliatesAnew),
};
export const webhookDecisions: typeof affiliateDecisions = {
  approve: (id) => afterAct(callDesk('approveWebhook', { params: { id } }), webhooksAnew),
  refuse: (id, note) => afterAct(callDesk('refuseWebhook', noted(id, note)), webhooksAnew),
  withdraw: (id, note) => afterAct(callDesk('withdrawWebhook', noted(id, note)), webhooksAnew),
};
