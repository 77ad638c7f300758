import * as z from 'zod/mini';
import { kindOf, textKinds } from '#domain/content/text.ts';
import { textProposalKinds } from '#domain/desk/proposal.ts';
import { day, instant, textOrNone, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { proposalOf } from './proposal.ts';
import { reason } from './staff.ts';

const path = z.string().check(
  z.maxLength(200),
  z.refine((given) => kindOf(given) !== null),
);
const source = z.string().check(z.minLength(1), z.maxLength(50_000));
const number = z.int().check(z.gte(0));
/** As a query has it. */
const typedNumber = z.string().check(z.regex(/^\d{1,6}$/));

const fault = z.strictObject({ path: z.string(), line: z.int(), message: z.string() });

const proposal = proposalOf({
  kind: z.enum(textProposalKinds),
  /** The version that it would bring; 0: the file of the repository, or nothing. */
  number,
  /** Null: as soon as it is approved. */
  startsAt: z.nullable(instant),
  /** The release that was the last when it was proposed. */
  from: number,
});
export type ShownTextProposal = z.output<typeof proposal>;

const listed = z.strictObject({
  path: z.string(),
  kind: z.enum(textKinds),
  /** Its title or question, as it is written. */
  title: z.string(),
  page: z.string(),
  anchor: z.nullable(z.string()),
  isWritable: z.boolean(),
  /** The version in force; 0: the file, null: none is. */
  inForce: z.nullable(number),
  /** A later version than any that was released. */
  draft: z.nullable(z.strictObject({ number, by: z.string(), at: instant })),
  isProposed: z.boolean(),
  startsAt: z.nullable(instant),
  /** The file changed under what is in force: somebody has to choose. */
  isConflict: z.boolean(),
});
export type ListedText = z.output<typeof listed>;

const pages = z.strictObject({
  /** Whether the process that answers serves what is in force; null: it builds none. */
  isServed: z.nullable(z.boolean()),
  wanted: z.string(),
  builds: z.array(
    z.strictObject({
      at: instant,
      host: z.string(),
      pid: z.int(),
      state: z.enum(['building', 'served', 'failed', 'unsigned']),
      isWanted: z.boolean(),
      tookMs: z.nullable(z.int()),
      fault: z.nullable(z.string()),
      /** Of what is wanted and was stopped: when it is tried again, at the latest; `isAsked`: somebody asked for it, so that it is within seconds. */
      again: z.nullable(z.strictObject({ at: instant, isAsked: z.boolean() })),
    }),
  ),
});
export type PagesState = z.output<typeof pages>;

const texts = z.strictObject({ texts: z.array(listed), pages });

export const listTexts = defineDeskCall({
  method: 'GET',
  path: '/desk-service/content',
  summary: 'The texts of the site, how each stands, and whether the pages show what is in force',
  access: 'content.read',
  response: texts,
  errors: [],
});

const read = z.strictObject({
  text: listed,
  /** Counts what was saved; an act says which it was decided on. */
  head: number,
  /** The last release. */
  release: number,
  /** Of the last version, or the file. */
  source: z.string(),
  inForceSource: z.nullable(z.string()),
  file: z.nullable(z.strictObject({ source: z.string(), hash: z.string() })),
  /** Who wrote any part of the last version since a release. */
  authors: z.array(uuid),
  versions: z.array(
    z.strictObject({
      number,
      parent: number,
      note: z.string(),
      by: z.string(),
      at: instant,
      state: z.enum(['draft', 'ready', 'scheduled', 'published', 'past']),
      isFileOfNow: z.boolean(),
    }),
  ),
  releases: z.array(
    z.strictObject({
      seq: number,
      number,
      startsAt: instant,
      releasedAt: instant,
      kind: z.enum(textProposalKinds),
      reason: z.string(),
      proposedBy: z.string(),
      approvedBy: z.string(),
    }),
  ),
  proposals: z.array(proposal),
});
export type OpenedText = z.output<typeof read>;

export const readText = defineDeskCall({
  method: 'GET',
  path: '/desk-service/content/text',
  summary: 'One text: what is in force, what was written since, and its history',
  access: 'content.read',
  query: z.strictObject({ path }),
  response: read,
  errors: ['text_not_found'],
});

export const readTextVersion = defineDeskCall({
  method: 'GET',
  path: '/desk-service/content/version',
  summary: 'The source of one version; 0: the file of the repository',
  access: 'content.read',
  query: z.strictObject({ path, number: typedNumber }),
  response: z.strictObject({ source: z.string() }),
  errors: ['text_not_found'],
});

/** A POST, since there is much to say. It changes nothing. */
export const checkText = defineDeskCall({
  method: 'POST',
  path: '/desk-service/content/check',
  summary: 'What is wrong with a text, as the build and its checks would say it',
  access: 'content.read',
  body: z.strictObject({ path, source }),
  response: z.strictObject({ faults: z.array(fault) }),
  errors: ['rate_limited'],
});

export const saveText = defineDeskCall({
  method: 'POST',
  path: '/desk-service/content/versions',
  summary: 'Save a draft as a version of its own; nothing of the site changes',
  access: 'content.write',
  body: z.strictObject({
    path,
    source,
    note: textOrNone(500),
    shown: z.strictObject({ head: number, fileHash: z.nullable(z.string()) }),
  }),
  response: z.strictObject({ number }),
  errors: ['changed_since_shown', 'text_not_writable', 'text_same', 'text_name_taken'],
});

export const proposeText = defineDeskCall({
  method: 'POST',
  path: '/desk-service/content/proposals',
  summary: 'Say that the last version is ready: somebody who wrote nothing of it publishes it, now or from a moment on',
  access: 'content.propose',
  body: z.strictObject({
    path,
    number,
    startsAt: z.nullable(instant),
    reason,
    shown: z.strictObject({ head: number, release: number }),
  }),
  response: z.strictObject({ id: uuid }),
  errors: [
    'text_not_found',
    'text_not_writable',
    'text_same',
    'changed_since_shown',
    'text_conflict',
    'text_has_faults',
    'text_proposed',
    'release_waits',
    'until_wrong',
    'rate_limited',
  ],
});

export const proposeTakeBack = defineDeskCall({
  method: 'POST',
  path: '/desk-service/content/take-backs',
  summary: 'Ask for the version before the last release; somebody else says yes',
  access: 'content.propose',
  body: z.strictObject({ path, reason, shown: z.strictObject({ release: number }) }),
  response: z.strictObject({ id: uuid }),
  errors: [
    'text_not_found',
    'nothing_released',
    'changed_since_shown',
    'text_has_faults',
    'text_proposed',
    'rate_limited',
  ],
});

const one = z.strictObject({ id: uuid });

export const approveText = defineDeskCall({
  method: 'POST',
  path: '/desk-service/content/proposals/{id}/approve',
  summary: 'Publish, schedule or take back what somebody else proposed and one wrote nothing of',
  access: 'content.approve',
  proof: true,
  params: one,
  response: z.strictObject({ number, startsAt: instant }),
  errors: [
    'proposal_not_found',
    'proposal_decided',
    'own_proposal',
    'act_not_allowed',
    'own_text',
    'changed_since_shown',
    'text_conflict',
    'text_has_faults',
    'until_wrong',
    'rate_limited',
  ],
});

export const refuseText = defineDeskCall({
  method: 'POST',
  path: '/desk-service/content/proposals/{id}/refuse',
  summary: 'Say no to what somebody else proposed; the version stays a draft',
  access: 'content.approve',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'own_proposal'],
});

export const withdrawText = defineDeskCall({
  method: 'POST',
  path: '/desk-service/content/proposals/{id}/withdraw',
  summary: 'Take back what one has proposed; the version is a draft again',
  access: 'content.propose',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided', 'not_own_proposal'],
});

export const buildPagesAgain = defineDeskCall({
  method: 'POST',
  path: '/desk-service/content/pages/again',
  summary:
    'Build again, in every process and now, the pages that could not be built; where none failed it changes nothing',
  access: 'content.approve',
  response: z.void(),
  errors: [],
});

/** Framed by the desk alone, kept by nobody, and no script runs in it. */
export const previewText = defineDeskCall({
  method: 'GET',
  path: '/desk-service/content/preview',
  summary: 'The page as it would be with this version, on a day',
  access: 'content.read',
  query: z.strictObject({ path, number: typedNumber, day }),
  answers: 'page',
  response: z.string(),
  errors: ['text_not_found', 'text_has_faults', 'no_pages_here', 'rate_limited'],
});

const seenBy = z.strictObject({
  id: uuid,
  name: z.string(),
  email: z.string(),
  country: z.nullable(z.string()),
  language: z.string(),
  /** Promotions that would be offered to them on that day. */
  promotions: z.array(z.strictObject({ id: z.string(), name: z.string(), isOffered: z.boolean() })),
  /** Texts of the agreement: what holds on that day, and whether they have accepted it. */
  terms: z.array(
    z.strictObject({ document: z.string(), version: z.string(), accepted: z.boolean(), isInForce: z.boolean() }),
  ),
});
export type PreviewPlayer = z.output<typeof seenBy>;

export const readPreviewPlayer = defineDeskCall({
  method: 'GET',
  path: '/desk-service/content/players/{id}',
  summary: 'What decides how a player would see the site on a day: country, promotions, terms; a look at them',
  access: 'content.preview_as',
  params: one,
  query: z.strictObject({ day }),
  response: seenBy,
  errors: ['player_not_found'],
});
