import * as z from 'zod/mini';
import { actNames, roles, rooms } from '#domain/desk/acts.ts';
import { staffProposalKinds } from '#domain/desk/proposal.ts';
import { creationOptions, newPasskey, requestOptions, usedPasskey } from '../passkey-wire.ts';
import { instant, text, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';
import { proposalOf } from './proposal.ts';

const role = z.enum(roles);
const act = z.enum(actNames);
/** Why something is done, in the words of who does it. */
export const reason = text(500);

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
const code = z.string().check(z.maxLength(40));
const entered = z.strictObject({ name: z.string() });

export const startEnrolment = defineDeskCall({
  method: 'POST',
  path: '/desk-service/enrolment/start',
  summary: 'What a browser needs to make the first passkey of who was invited',
  access: 'door',
  body: z.strictObject({ token, code }),
  /** `name` is null for the first one here, who says it. */
  response: z.strictObject({ name: z.nullable(z.string()), options: creationOptions }),
  errors: ['invite_invalid'],
});

export const enrol = defineDeskCall({
  method: 'POST',
  path: '/desk-service/enrolment',
  summary: 'Enrol the passkey of who was invited, and sign in',
  access: 'door',
  body: z.strictObject({ token, code, name: z.optional(text(100)), passkey: newPasskey }),
  response: entered,
  errors: ['invite_invalid', 'passkey_refused', 'staff_name_taken'],
});

export const startStaffSignIn = defineDeskCall({
  method: 'POST',
  path: '/desk-service/sign-in/start',
  summary: 'What a browser needs to find a passkey of the desk',
  access: 'door',
  response: requestOptions,
  errors: [],
});

export const signInStaff = defineDeskCall({
  method: 'POST',
  path: '/desk-service/sign-in',
  summary: 'Sign in at the desk by a passkey',
  access: 'door',
  body: usedPasskey,
  response: entered,
  errors: ['passkey_refused'],
});

export const signOutStaff = defineDeskCall({
  method: 'POST',
  path: '/desk-service/sign-out',
  summary: 'End this session of the desk',
  access: 'staff',
  response: z.void(),
  errors: [],
});

export const startStaffProof = defineDeskCall({
  method: 'POST',
  path: '/desk-service/proof/start',
  summary: 'What a browser needs to show one’s passkey once more',
  access: 'staff',
  response: requestOptions,
  errors: [],
});

export const proveStaff = defineDeskCall({
  method: 'POST',
  path: '/desk-service/proof',
  summary: 'Show one’s passkey once more, as acts that move rights or money out of the house ask for',
  access: 'staff',
  body: usedPasskey,
  response: z.void(),
  errors: ['passkey_refused'],
});

export const readMe = defineDeskCall({
  method: 'GET',
  path: '/desk-service/me',
  summary: 'Who is signed in at the desk, and what they may do at this moment',
  access: 'staff',
  response: z.strictObject({
    id: uuid,
    name: z.string(),
    roles: z.array(role),
    acts: z.array(act),
    rooms: z.array(z.enum(rooms)),
  }),
  errors: [],
});

export const listOwnKeys = defineDeskCall({
  method: 'GET',
  path: '/desk-service/me/passkeys',
  summary: 'One’s own passkeys of the desk, the oldest first',
  access: 'staff',
  response: z.array(z.strictObject({ id: uuid, name: z.string(), createdAt: instant, usedAt: z.nullable(instant) })),
  errors: [],
});

export const startOwnKey = defineDeskCall({
  method: 'POST',
  path: '/desk-service/me/passkeys/start',
  summary: 'What a browser needs to make another passkey of one’s own',
  access: 'staff',
  proof: true,
  response: creationOptions,
  errors: [],
});

export const addOwnKey = defineDeskCall({
  method: 'POST',
  path: '/desk-service/me/passkeys',
  summary: 'Keep another passkey of one’s own',
  access: 'staff',
  proof: true,
  body: newPasskey,
  response: z.void(),
  errors: ['passkey_refused', 'too_many'],
});

export const removeOwnKey = defineDeskCall({
  method: 'DELETE',
  path: '/desk-service/me/passkeys/{id}',
  summary: 'Take one of one’s own passkeys away, and the sessions that it began; never the last one',
  access: 'staff',
  proof: true,
  params: z.strictObject({ id: uuid }),
  response: z.void(),
  errors: ['not_found', 'last_key'],
});

const right = z.strictObject({
  id: uuid,
  role: z.nullable(role),
  /** An act that was lent. */
  act: z.nullable(act),
  reason: z.string(),
  from: instant,
  until: z.nullable(instant),
});

/** `name`: of whom it is. */
const proposal = proposalOf({
  kind: z.enum(staffProposalKinds),
  name: z.string(),
  roles: z.array(role),
  act: z.nullable(act),
  until: z.nullable(instant),
});

export const readStaff = defineDeskCall({
  method: 'GET',
  path: '/desk-service/staff',
  summary: 'Everybody of the staff with what they may do, and what is proposed about them',
  access: 'staff.read',
  response: z.strictObject({
    /** Only one person has ever come in who can give rights: the second is named without anybody’s yes. */
    founding: z.boolean(),
    people: z.array(
      z.strictObject({
        id: uuid,
        name: z.string(),
        createdAt: instant,
        endedAt: z.nullable(instant),
        seenAt: z.nullable(instant),
        passkeys: z.int(),
        invited: z.boolean(),
        rights: z.array(right),
      }),
    ),
    proposals: z.array(proposal),
  }),
  errors: [],
});

export const nameSecond = defineDeskCall({
  method: 'POST',
  path: '/desk-service/staff/second',
  summary: 'The first administrator names the second, since nobody is there yet to approve it',
  access: 'staff.propose',
  proof: true,
  body: z.strictObject({ name: text(100) }),
  response: z.strictObject({ token: z.string(), code: z.string() }),
  errors: ['founded_already', 'staff_name_taken'],
});

export const proposeForStaff = defineDeskCall({
  method: 'POST',
  path: '/desk-service/staff/proposals',
  summary:
    'Propose to invite somebody, to give a role, to lend an act for a time, or to renew somebody’s lost passkeys',
  access: 'staff.propose',
  body: z.strictObject({
    wish: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('staff_invited'),
        name: text(100),
        roles: z.array(role).check(z.minLength(1), z.maxLength(roles.length)),
      }),
      z.strictObject({ kind: z.literal('role_given'), staffId: uuid, role, until: z.nullable(instant) }),
      z.strictObject({
        kind: z.literal('act_lent'),
        staffId: uuid,
        act,
        /** At most 30 days ahead. */
        until: instant,
      }),
      z.strictObject({ kind: z.literal('keys_renewed'), staffId: uuid }),
    ]),
    reason,
  }),
  response: z.strictObject({
    id: uuid,
    /** For the proposer to hand to whom it concerns, apart from the approver’s link; shown this once. */
    code: z.nullable(z.string()),
  }),
  errors: ['staff_not_found', 'rights_too_much', 'until_wrong', 'last_administrator'],
});

const one = z.strictObject({ id: uuid });

export const approveForStaff = defineDeskCall({
  method: 'POST',
  path: '/desk-service/staff/proposals/{id}/approve',
  summary: 'Say yes to what somebody else proposed; it is carried out at once',
  access: 'staff.approve',
  proof: true,
  params: one,
  response: z.strictObject({
    /** Of the link for whom it concerns, who needs the proposer’s code beside it; shown this once. */
    token: z.nullable(z.string()),
  }),
  errors: [
    'proposal_not_found',
    'proposal_decided',
    'own_proposal',
    'act_not_allowed',
    'staff_not_found',
    'staff_name_taken',
    'rights_too_much',
    'until_wrong',
    'last_administrator',
  ],
});

export const refuseForStaff = defineDeskCall({
  method: 'POST',
  path: '/desk-service/staff/proposals/{id}/refuse',
  summary: 'Say no to what somebody proposed, or take back what one has proposed',
  access: 'staff.approve',
  params: one,
  body: z.strictObject({ note: reason }),
  response: z.void(),
  errors: ['proposal_not_found', 'proposal_decided'],
});

export const endPerson = defineDeskCall({
  method: 'POST',
  path: '/desk-service/staff/{id}/end',
  summary: 'Somebody works here no more: every session ends at once',
  access: 'staff.end',
  params: one,
  body: z.strictObject({ reason }),
  response: z.void(),
  errors: ['staff_not_found', 'last_administrator'],
});

export const takeRight = defineDeskCall({
  method: 'POST',
  path: '/desk-service/staff/rights/{id}/end',
  summary: 'Take a role or a loan back, at once',
  access: 'staff.end',
  params: one,
  body: z.strictObject({ reason }),
  response: z.void(),
  errors: ['not_found', 'last_administrator'],
});
