import { ok } from '#domain/result.ts';
import { approveForStaff, refuseForStaff } from '../../../services/desk/staff/decide.ts';
import { enrol, signInStaff, startEnrolment } from '../../../services/desk/staff/enter.ts';
import { nameSecond } from '../../../services/desk/staff/found.ts';
import { requestOptionsForStaff } from '../../../services/desk/staff/key-checks.ts';
import { endPerson, takeRight } from '../../../services/desk/staff/leave.ts';
import { addOwnKey, listOwnKeys, removeOwnKey, startOwnKey } from '../../../services/desk/staff/own-keys.ts';
import { proposeForStaff } from '../../../services/desk/staff/proposals.ts';
import { proveStaff, startProof } from '../../../services/desk/staff/prove.ts';
import { readMe, readStaff } from '../../../services/desk/staff/read-staff.ts';
import { signOutStaff } from '../../../services/desk/staff/sessions.ts';
import type { DeskRoutesOf } from '../desk-route.ts';
import { keptOutside } from '../kept-outside.ts';

/** The browser leaves out what says nothing; the library wants the field. */
const asLibraryWants = <Response extends object>(response: Response) => ({ ...response, clientExtensionResults: {} });

/** Who comes in, who is here, and who may do what. */
export const staffRoutes: DeskRoutesOf<
  | 'startEnrolment'
  | 'enrol'
  | 'startStaffSignIn'
  | 'signInStaff'
  | 'signOutStaff'
  | 'startStaffProof'
  | 'proveStaff'
  | 'readMe'
  | 'listOwnKeys'
  | 'startOwnKey'
  | 'addOwnKey'
  | 'removeOwnKey'
  | 'readStaff'
  | 'nameSecond'
  | 'proposeForStaff'
  | 'approveForStaff'
  | 'refuseForStaff'
  | 'endPerson'
  | 'takeRight'
> = {
  startEnrolment: { sensitive: true, handle: ({ ctx, caller, body }) => startEnrolment(ctx, caller, body) },
  enrol: {
    sensitive: true,
    async handle({ ctx, caller, body, signIn }) {
      const { passkey, name, ...invitation } = body;
      const entered = await enrol(ctx, caller, invitation, name, asLibraryWants(passkey));
      if (!entered.ok) return entered;
      signIn(entered.value.token);
      return ok({ name: entered.value.name });
    },
  },
  startStaffSignIn: { handle: async ({ ctx }) => ok(await requestOptionsForStaff(ctx)) },
  signInStaff: {
    sensitive: true,
    async handle({ ctx, caller, body, signIn }) {
      const entered = await signInStaff(ctx, caller, asLibraryWants(body));
      if (!entered.ok) return entered;
      signIn(entered.value.token);
      return ok({ name: entered.value.name });
    },
  },
  signOutStaff: {
    async handle({ ctx, actor, token, signOut }) {
      if (token !== null) await signOutStaff(ctx, actor, token);
      signOut();
      return ok(undefined);
    },
  },
  startStaffProof: { handle: async ({ ctx, actor, sessionId }) => ok(await startProof(ctx, actor, sessionId)) },
  proveStaff: {
    sensitive: true,
    handle: ({ ctx, caller, actor, sessionId, body }) =>
      proveStaff(ctx, caller, actor, sessionId, asLibraryWants(body)),
  },
  readMe: { handle: async ({ ctx, actor }) => ok(await readMe(ctx.db, actor, ctx.clock.now())) },
  listOwnKeys: { handle: async ({ ctx, actor }) => ok(await listOwnKeys(ctx, actor)) },
  startOwnKey: { handle: async ({ ctx, actor }) => ok(await startOwnKey(ctx, actor)) },
  addOwnKey: { handle: ({ ctx, caller, actor, body }) => addOwnKey(ctx, caller, actor, asLibraryWants(body)) },
  removeOwnKey: { handle: ({ ctx, actor, params }) => keptOutside(ctx, removeOwnKey(ctx, actor, params.id)) },
  readStaff: { handle: async ({ ctx }) => ok(await readStaff(ctx.db, ctx.clock.now())) },
  nameSecond: { handle: ({ ctx, actor, body }) => nameSecond(ctx, actor, body.name) },
  proposeForStaff: { handle: ({ ctx, actor, body }) => proposeForStaff(ctx, actor, body.wish, body.reason) },
  approveForStaff: { handle: ({ ctx, actor, params }) => keptOutside(ctx, approveForStaff(ctx, actor, params.id)) },
  refuseForStaff: { handle: ({ ctx, actor, params, body }) => refuseForStaff(ctx, actor, params.id, body.note) },
  endPerson: {
    handle: ({ ctx, actor, params, body }) => keptOutside(ctx, endPerson(ctx, actor, params.id, body.reason)),
  },
  takeRight: {
    handle: ({ ctx, actor, params, body }) => keptOutside(ctx, takeRight(ctx, actor, params.id, body.reason)),
  },
};
