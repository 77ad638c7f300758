import * as z from 'zod/mini';
import { caseDecisions, caseStates } from '#domain/risk/case.ts';
import { day, instant, text, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';

const person = z.strictObject({ id: uuid, name: z.string(), email: z.string() });
const riskCase = z.strictObject({
  id: uuid,
  openedAt: instant,
  /** Null: by a rule. */
  openedBy: z.nullable(z.string()),
  state: z.enum(caseStates),
  takenBy: z.nullable(z.strictObject({ id: uuid, name: z.string() })),
  decision: z.nullable(z.enum(caseDecisions)),
  changedAt: instant,
  /** Counts what happened to it; an act says which one it was decided on. */
  version: z.int(),
  players: z.array(person),
  rules: z.array(z.string()),
});
export type ShownCase = z.output<typeof riskCase>;

export const listRiskCases = defineDeskCall({
  method: 'GET',
  path: '/desk-service/risk/cases',
  summary: 'What is to be looked into, the oldest first, then what was decided last',
  access: 'risk.read',
  response: z.array(riskCase),
  errors: [],
});

const one = z.strictObject({ id: uuid });
const facts = z.record(z.string(), z.union([z.string(), z.number()]));

const opened = z.strictObject({
  case: riskCase,
  findings: z.array(
    z.strictObject({ playerId: uuid, rule: z.string(), at: instant, foundAt: instant, facts, version: z.int() }),
  ),
  events: z.array(
    z.strictObject({
      version: z.int(),
      at: instant,
      kind: z.string(),
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
      facts: z.record(z.string(), z.unknown()),
    }),
  ),
  earlier: z.array(z.strictObject({ id: uuid, openedAt: instant, decision: z.nullable(z.enum(caseDecisions)) })),
});
export type OpenedCase = z.output<typeof opened>;

export const readRiskCase = defineDeskCall({
  method: 'GET',
  path: '/desk-service/risk/cases/{id}',
  summary: 'One case: the rules that fired with what they found, and what became of it',
  access: 'risk.read',
  params: one,
  response: opened,
  errors: ['case_not_found'],
});

export const openRiskCase = defineDeskCall({
  method: 'POST',
  path: '/desk-service/risk/cases',
  summary: 'Report a suspicion about a player; who does it hears nothing of what becomes of it',
  access: 'risk.open',
  body: z.strictObject({ playerId: uuid, reason: text(2_000) }),
  response: z.void(),
  errors: ['player_not_found'],
});

/** The version of the case that was on the screen. */
const shown = z.strictObject({ version: z.int() });
const note = text(2_000);

export const workOnRiskCase = defineDeskCall({
  method: 'POST',
  path: '/desk-service/risk/cases/{id}/deeds',
  summary: 'Take a case, leave it, note something, decide on it, or open it again',
  access: 'risk.work',
  params: one,
  body: z.discriminatedUnion('deed', [
    z.strictObject({ deed: z.literal('taken'), shown }),
    z.strictObject({ deed: z.literal('left'), shown }),
    z.strictObject({ deed: z.literal('noted'), shown, note }),
    z.strictObject({ deed: z.literal('decided'), shown, note, decision: z.enum(caseDecisions) }),
    z.strictObject({ deed: z.literal('reopened'), shown, note }),
  ]),
  response: z.strictObject({ version: z.int() }),
  errors: [
    'case_not_found',
    'changed_since_shown',
    'case_decided',
    'case_open',
    'case_not_taken',
    'case_taken',
    'not_restricted',
    'not_reported',
  ],
});

const links = z.strictObject({
  /** `label`: the first letter of a name alone. */
  nodes: z.array(
    z.strictObject({ id: uuid, depth: z.int(), label: z.string(), state: z.string(), openCase: z.nullable(uuid) }),
  ),
  edges: z.array(z.strictObject({ from: uuid, to: uuid, by: z.array(z.string()) })),
  /** There are more accounts than are drawn. */
  isCut: z.boolean(),
});
export type RiskLinks = z.output<typeof links>;

export const readRiskLinks = defineDeskCall({
  method: 'GET',
  path: '/desk-service/risk/cases/{id}/links',
  summary: 'The accounts of a case, those that share something with them, and those that share something with these',
  access: 'risk.read',
  params: one,
  response: links,
  errors: ['case_not_found'],
});

export const readRiskAccount = defineDeskCall({
  method: 'GET',
  path: '/desk-service/risk/accounts/{id}',
  summary: 'Whose account one of them is',
  access: 'risk.read',
  params: one,
  response: person,
  errors: ['player_not_found'],
});

/** A POST, since it leaves an entry in the log. */
export const reportRiskCase = defineDeskCall({
  method: 'POST',
  path: '/desk-service/risk/cases/{id}/report',
  summary: 'A suspicious-activity report of a case as a file: goAML’s XML, or its transactions as CSV',
  access: 'risk.report',
  proof: true,
  params: one,
  body: z
    .strictObject({
      shown,
      format: z.enum(['xml', 'csv']),
      /** Days of UTC, both of them reported. */
      from: day,
      to: day,
      reason: text(2_000),
      action: text(500),
    })
    .check(z.refine(({ from, to }) => from <= to)),
  answers: 'file',
  fileTypes: ['application/xml', 'text/csv'],
  response: z.file(),
  errors: ['case_not_found', 'changed_since_shown', 'case_decided', 'case_not_taken'],
});
