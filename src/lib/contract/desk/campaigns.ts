import * as z from 'zod/mini';
import { promotionRules } from '../profile/promotion-rules.ts';
import { currencyCode, day, instant, money, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { proposalOf } from './proposal.ts';
import { reason } from './staff.ts';

const name = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,63}$/));
const one = z.strictObject({ id: name });
/** Euros. */
const eur = money;
/** Above none and below ten nobody is told how many: a small crowd shows its people. Null then; more are told in tens, or to two digits. */
const size = z.strictObject({ players: z.nullable(z.int()), isWhole: z.boolean() });

/** What a player has more in the end than they paid in. At 5, 50, 95 and 99 percent. */
const spread = z.strictObject({ mean: eur, standardError: eur, quantiles: z.array(eur) });
const chance = z.number().check(z.gte(0), z.lte(1));
const play = z.strictObject({ game: z.string(), name: z.string(), spot: z.string(), deposit: eur, stake: eur });

const bet = z.strictObject({ name: z.string(), spot: z.string(), stake: eur });

/** A way that changes bets and stakes with what is left, in figures. Its profit is a mean over seeded players. */
const policy = z.strictObject({
  error: eur,
  players: z.int(),
  /** What the best single bet to the end brings; null: there is none. */
  single: z.nullable(eur),
  /** How the deposit is staked once over before it is taken out; null: nothing of it has to be staked. */
  opening: z.nullable(bet),
  /** A bonus below it after the free spins is given up and the deposit taken back; null: none is. */
  stopBelow: z.nullable(eur),
  /** It is given up at once, whatever it is: nothing is to be gained. */
  isGivenUp: z.boolean(),
  /** What is staked while so much is left to be staked and the bonus is between two sums. `to` null: any larger; `stake` null: all of it. */
  states: z.array(
    z.strictObject({ ...bet.shape, toStake: eur, from: eur, to: z.nullable(eur), stake: z.nullable(eur) }),
  ),
});

const changing = z.strictObject({ bets: z.int(), players: z.int(), profit: eur, error: eur });

const figures = z.strictObject({
  id: uuid,
  revision: z.int(),
  madeAt: instant,
  by: z.string(),
  /** How those who were played play. */
  usual: play,
  players: z.int(),
  cost: spread,
  size,
  /** Of all whom it is for, each once; null where they are too few to be told, or nobody. */
  costOfAll: z.nullable(spread),
  odds: z.array(z.strictObject({ ...play.shape, chance, cost: eur, minutes: z.int() })),
  /** Games that count and have no line of odds, and why; left out of figures from before they were named. */
  withoutOdds: z.optional(
    z.array(z.strictObject({ name: z.string(), why: z.enum(['swings_too_little', 'decided_on_the_way']) })),
  ),
  /** The way to play it that brings most; null: there is none. */
  strategy: z.nullable(
    z.strictObject({
      ...play.shape,
      profit: eur,
      profitOfAll: z.nullable(eur),
      aYear: eur,
      chance,
      minutes: z.int(),
      /** Where it is one bet to the end it is left out. */
      policy: z.optional(policy),
    }),
  ),
  isBeatable: z.boolean(),
  /** `changing`: what changing bets on the way brings; null: nothing has to be staked; left out of figures from before it was searched. */
  search: z.strictObject({
    bets: z.int(),
    games: z.int(),
    deposits: z.int(),
    tried: z.int(),
    changing: z.optional(z.nullable(changing)),
  }),
});
export type CampaignFigures = z.output<typeof figures>;

const cost = z.strictObject({ currency: currencyCode, kind: z.string(), amount: money, movements: z.int() });

const listed = z.strictObject({
  id: name,
  name: z.string(),
  state: z.enum(['draft', 'proposed', 'in_force', 'coming', 'over', 'ended']),
  /** Saved after what is published. */
  hasDraft: z.boolean(),
  version: z.nullable(z.int()),
  validFrom: z.nullable(z.string()),
  validTo: z.nullable(z.string()),
  savedAt: instant,
  savedBy: z.string(),
  /** By the books, since its first version. */
  costs: z.array(cost),
});
export type ListedCampaign = z.output<typeof listed>;

export const listCampaigns = defineDeskCall({
  method: 'GET',
  path: '/desk-service/campaigns',
  summary:
    'Promotions that are written at the desk, those that changed last first, with what they have cost by the books',
  access: 'campaigns.read',
  response: z.array(listed),
  errors: [],
});

export const listPromotionNames = defineDeskCall({
  method: 'GET',
  path: '/desk-service/promotion-names',
  summary: 'Every promotion that was ever offered, of the repository and of the desk, which a condition may name',
  access: 'campaigns.read',
  response: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  errors: [],
});

const fault = z.strictObject({ field: z.string(), problem: z.string(), remedy: z.string() });
export type CampaignFault = z.output<typeof fault>;

const opened = z.strictObject({
  ...listed.shape,
  revision: z.int(),
  rules: promotionRules,
  published: z.nullable(promotionRules),
  /** What its costs are the sum of, the newest day first. */
  days: z.array(z.strictObject({ day, ...cost.shape })),
  faults: z.array(fault),
  figures: z.nullable(figures),
  proposals: z.array(proposalOf({ revision: z.int(), figuresId: uuid, isOfDraft: z.boolean() })),
});
export type OpenedCampaign = z.output<typeof opened>;

export const readCampaign = defineDeskCall({
  method: 'GET',
  path: '/desk-service/campaigns/{id}',
  summary:
    'A campaign: its draft with all that is wrong with it, what is published, what was computed, and what is proposed',
  access: 'campaigns.read',
  params: one,
  response: opened,
  errors: ['campaign_not_found'],
});

/**
 * A POST, since there is much to say. It changes nothing; whom it asks for stands in the log. `size` null: who asks has asked for as many sizes today as a
 * person may.
 */
export const checkCampaign = defineDeskCall({
  method: 'POST',
  path: '/desk-service/campaigns/check',
  summary: 'What is wrong with a document among all others, and for how many players it would be now',
  access: 'campaigns.read',
  body: z.strictObject({ rules: promotionRules }),
  response: z.strictObject({ faults: z.array(fault), size: z.nullable(size) }),
  errors: ['rate_limited'],
});

export const saveCampaign = defineDeskCall({
  method: 'POST',
  path: '/desk-service/campaigns',
  summary: 'Save a draft, as a revision of its own; revision 0 makes a campaign',
  access: 'campaigns.draft',
  body: z.strictObject({ rules: promotionRules, shown: z.strictObject({ revision: z.int().check(z.minimum(0)) }) }),
  response: z.strictObject({ id: name, revision: z.int() }),
  errors: ['campaign_not_found', 'campaign_id_taken', 'changed_since_shown'],
});

const shownDraft = z.strictObject({ revision: z.int() });

export const figureCampaign = defineDeskCall({
  method: 'POST',
  path: '/desk-service/campaigns/{id}/figures',
  summary: 'Compute what a draft costs, its odds, and the way to play it that brings most; kept with the revision',
  access: 'campaigns.draft',
  params: one,
  body: z.strictObject({ shown: shownDraft }),
  response: figures,
  errors: ['campaign_not_found', 'campaign_faulty', 'changed_since_shown', 'rate_limited'],
});

export const proposeCampaign = defineDeskCall({
  method: 'POST',
  path: '/desk-service/campaigns/{id}/propose',
  summary: 'Propose a draft on its figures; nothing is offered before somebody else has said yes',
  access: 'campaigns.propose',
  params: one,
  body: z.strictObject({ reason, shown: z.strictObject({ revision: z.int(), figures: uuid }) }),
  response: z.strictObject({ id: uuid }),
  errors: ['campaign_not_found', 'campaign_faulty', 'campaign_proposed', 'changed_since_shown'],
});

const proposal = z.strictObject({ id: name, proposal: uuid });

export const approveCampaign = defineDeskCall({
  method: 'POST',
  path: '/desk-service/campaigns/{id}/proposals/{proposal}/approve',
  summary: 'Publish what somebody else proposed: it is offered from now on',
  access: 'campaigns.approve',
  proof: true,
  params: proposal,
  body: z.strictObject({
    shown: z.strictObject({ revision: z.int(), figures: uuid }),
    /** The profit of the strategy that was found, as it was shown; needed where there is one. */
    profit: z.nullable(money),
  }),
  response: z.strictObject({ version: z.int() }),
  errors: [
    'campaign_not_found',
    'campaign_faulty',
    'proposal_not_found',
    'proposal_decided',
    'own_proposal',
    'act_not_allowed',
    'changed_since_shown',
    'profit_unconfirmed',
  ],
});

export const refuseCampaign = defineDeskCall({
  method: 'POST',
  path: '/desk-service/campaigns/{id}/proposals/{proposal}/refuse',
  summary: 'Say no to what somebody else proposed; it is a draft again',
  access: 'campaigns.approve',
  params: proposal,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'own_proposal'],
});

export const withdrawCampaign = defineDeskCall({
  method: 'POST',
  path: '/desk-service/campaigns/{id}/proposals/{proposal}/withdraw',
  summary: 'Take back what one has proposed; it is a draft again',
  access: 'campaigns.propose',
  params: proposal,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'not_own_proposal'],
});

export const endCampaign = defineDeskCall({
  method: 'POST',
  path: '/desk-service/campaigns/{id}/end',
  summary: 'Offer it to nobody from now on; whoever has taken it keeps it',
  access: 'campaigns.end',
  params: one,
  body: z.strictObject({ reason, shown: z.strictObject({ version: z.int() }) }),
  response: z.void(),
  errors: ['campaign_not_found', 'campaign_not_in_force', 'changed_since_shown'],
});

export const exportCampaign = defineDeskCall({
  method: 'GET',
  path: '/desk-service/campaigns/{id}/file',
  summary: 'The document as a file of the repository has it: what is published, or else the draft',
  access: 'campaigns.read',
  params: one,
  answers: 'file',
  fileTypes: ['application/yaml'],
  response: z.file(),
  errors: ['campaign_not_found'],
});
