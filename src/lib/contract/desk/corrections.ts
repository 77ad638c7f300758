import * as z from 'zod/mini';
import { correctionCauses } from '#domain/desk/correction.ts';
import { amount, currencyCode, money, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { proposalOf } from './proposal.ts';
import { reason } from './staff.ts';

const cause = z.enum(correctionCauses);

const correction = proposalOf({
  player: z.strictObject({ id: uuid, name: z.string(), email: z.string() }),
  currency: currencyCode,
  /** Below zero: taken. */
  amount: money,
  cause,
  /** The player’s own money now, while it waits: what `amount` would be added to. */
  balance: z.nullable(money),
});
export type ShownCorrection = z.output<typeof correction>;

export const listCorrections = defineDeskCall({
  method: 'GET',
  path: '/desk-service/corrections',
  summary: 'Corrections of players’ own money: what waits for its second pair of eyes, then what was decided last',
  access: 'corrections.read',
  response: z.array(correction),
  errors: [],
});

const one = z.strictObject({ id: uuid });

export const proposeCorrection = defineDeskCall({
  method: 'POST',
  path: '/desk-service/players/{id}/corrections',
  summary: 'Propose to give or take a player’s own money; nothing moves before somebody else has said yes',
  access: 'corrections.propose',
  params: one,
  body: z.strictObject({
    currency: currencyCode,
    amount,
    direction: z.enum(['give', 'take']),
    cause,
    reason,
  }),
  response: z.strictObject({ id: uuid }),
  errors: ['player_not_found', 'wallet_missing', 'amount_invalid', 'amount_overprecise', 'balance_too_low'],
});

export const approveCorrection = defineDeskCall({
  method: 'POST',
  path: '/desk-service/corrections/{id}/approve',
  summary: 'Say yes to a correction that somebody else proposed: it is booked at once',
  access: 'corrections.approve',
  proof: true,
  params: one,
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'own_proposal', 'act_not_allowed', 'balance_too_low'],
});

export const refuseCorrection = defineDeskCall({
  method: 'POST',
  path: '/desk-service/corrections/{id}/refuse',
  summary: 'Say no to a correction that somebody else proposed',
  access: 'corrections.approve',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'own_proposal'],
});

export const withdrawCorrection = defineDeskCall({
  method: 'POST',
  path: '/desk-service/corrections/{id}/withdraw',
  summary: 'Take back a correction that one has proposed',
  access: 'corrections.propose',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'not_own_proposal'],
});
