import * as z from 'zod/mini';
import { type ThresholdName, thresholdBounds, thresholdNames } from '#domain/risk/thresholds.ts';
import { instant, money, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { proposalOf } from './proposal.ts';
import { reason } from './staff.ts';

const whole = (name: ThresholdName) => {
  const { min, max } = thresholdBounds[name];
  return z.int().check(z.gte(min), z.lte(max));
};
const thresholds = z.strictObject(
  Object.fromEntries(thresholdNames.map((name) => [name, whole(name)])) as Record<
    ThresholdName,
    ReturnType<typeof whole>
  >,
);

/** `from`: the version that it would take the place of. */
const proposal = proposalOf({ from: z.int(), thresholds });

const rules = z.strictObject({
  /** 0: as the house was configured. */
  version: z.int(),
  thresholds,
  history: z.array(
    z.strictObject({
      version: z.int(),
      effectiveAt: instant,
      thresholds,
      proposedBy: z.string(),
      approvedBy: z.string(),
      reason: z.string(),
    }),
  ),
  proposals: z.array(proposal),
});
export type RiskRules = z.output<typeof rules>;

export const readRiskRules = defineDeskCall({
  method: 'GET',
  path: '/desk-service/risk/rules',
  summary: 'The rules’ thresholds, which of them counted when, and what is proposed',
  access: 'risk.rules',
  response: rules,
  errors: [],
});

const tally = z.strictObject({ count: z.int(), players: z.int(), eur: money, noConcern: z.int() });
const preview = z.strictObject({
  from: instant,
  to: instant,
  /** Rules that open cases, then those that hold withdrawals. */
  cases: z.array(z.strictObject({ rule: z.string(), did: tally, would: tally })),
  holds: z.array(z.strictObject({ rule: z.string(), did: tally, would: tally })),
  /** How many players and withdrawals were looked at, and whether time was enough for all. */
  players: z.int(),
  withdrawals: z.int(),
  isWhole: z.boolean(),
});
export type RiskPreview = z.output<typeof preview>;

/** A POST, since there is much to say. It changes nothing. */
export const previewRiskRules = defineDeskCall({
  method: 'POST',
  path: '/desk-service/risk/rules/preview',
  summary: 'What these thresholds would have found in the last 90 days, beside what was found; without anybody’s name',
  access: 'risk.rules',
  body: z.strictObject({ thresholds }),
  response: preview,
  errors: ['rate_limited'],
});

export const proposeRiskRules = defineDeskCall({
  method: 'POST',
  path: '/desk-service/risk/rules/proposals',
  summary: 'Propose other thresholds; nothing changes before somebody else has said yes',
  access: 'risk.propose',
  body: z.strictObject({ thresholds, reason, shown: z.strictObject({ version: z.int() }) }),
  response: z.strictObject({ id: uuid }),
  errors: ['changed_since_shown', 'thresholds_same'],
});

const one = z.strictObject({ id: uuid });

export const approveRiskRules = defineDeskCall({
  method: 'POST',
  path: '/desk-service/risk/rules/proposals/{id}/approve',
  summary: 'Say yes to thresholds that somebody else proposed: they count from now on',
  access: 'risk.approve',
  proof: true,
  params: one,
  response: z.strictObject({ version: z.int() }),
  errors: ['proposal_not_found', 'proposal_decided', 'own_proposal', 'act_not_allowed', 'changed_since_shown'],
});

export const refuseRiskRules = defineDeskCall({
  method: 'POST',
  path: '/desk-service/risk/rules/proposals/{id}/refuse',
  summary: 'Say no to thresholds that somebody else proposed',
  access: 'risk.approve',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'own_proposal'],
});

export const withdrawRiskRules = defineDeskCall({
  method: 'POST',
  path: '/desk-service/risk/rules/proposals/{id}/withdraw',
  summary: 'Take back thresholds that one has proposed',
  access: 'risk.propose',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'not_own_proposal'],
});
