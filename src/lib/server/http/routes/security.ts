import { ok } from '#domain/result.ts';
import { completeSignIn } from '../../services/identity/complete-sign-in.ts';
import { endOneSession, endOtherSessions, listSessions } from '../../services/identity/list-sessions.ts';
import { signInByPasskey, startPasskeySignIn } from '../../services/identity/passkey-sign-in.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../../services/identity/passkeys.ts';
import { reauthenticate } from '../../services/identity/proof.ts';
import {
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  switchOffSecondFactor,
} from '../../services/identity/second-factor.ts';
import type { RoutesOf } from '../route.ts';

/** The browser leaves out what says nothing; the library wants the field. */
const asLibraryWants = <Response extends object>(response: Response) => ({
  ...response,
  clientExtensionResults: {},
});

export const securityRoutes: RoutesOf<
  | 'completeSignIn'
  | 'startPasskeySignIn'
  | 'signInByPasskey'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'reauthenticate'
  | 'readSecondFactor'
  | 'startSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'switchOffSecondFactor'
  | 'listPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
> = {
  completeSignIn: {
    rate: 'sensitive',
    async handle({ ctx, caller, body, sessionToken, deviceToken, signIn: setSession }) {
      const result = await completeSignIn(ctx, caller, { ...body, priorToken: sessionToken, deviceToken });
      if (!result.ok) return result;
      setSession(result.value.token, result.value.newDeviceToken);
      return ok({ authenticated: true, confirmed: result.value.session.confirmed });
    },
  },
  // Asked for by every dialog that opens, so that a passkey can be offered in the field; it tells and tries nothing.
  startPasskeySignIn: {
    rate: 'ordinary',
    handle: async ({ ctx }) => ok(await startPasskeySignIn(ctx)),
  },
  signInByPasskey: {
    rate: 'sensitive',
    async handle({ ctx, caller, body, sessionToken, deviceToken, signIn: setSession }) {
      const result = await signInByPasskey(ctx, caller, asLibraryWants(body), {
        priorToken: sessionToken,
        deviceToken,
      });
      if (!result.ok) return result;
      setSession(result.value.token, result.value.newDeviceToken);
      return ok({ authenticated: true, confirmed: result.value.session.confirmed });
    },
  },
  listSessions: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await listSessions(ctx, session)),
  },
  endSession: {
    rate: 'ordinary',
    async handle({ ctx, caller, session, params, signOut: clearSession }) {
      const result = await endOneSession(ctx, caller, session, params.id);
      if (result.ok && params.id === session.sessionId) clearSession();
      return result;
    },
  },
  endOtherSessions: {
    rate: 'ordinary',
    handle: async ({ ctx, caller, session }) => ok({ ended: await endOtherSessions(ctx, caller, session) }),
  },
  reauthenticate: {
    rate: 'sensitive',
    handle: ({ ctx, caller, session, body }) => reauthenticate(ctx, caller, session, body.password),
  },
  readSecondFactor: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await readSecondFactor(ctx, session)),
  },
  startSecondFactor: {
    rate: 'ordinary',
    handle: ({ ctx, session }) => startSecondFactor(ctx, session),
  },
  confirmSecondFactor: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body }) => confirmSecondFactor(ctx, caller, session, body.code),
  },
  renewRecoveryCodes: {
    rate: 'sensitive',
    handle: ({ ctx, caller, session }) => renewRecoveryCodes(ctx, caller, session),
  },
  switchOffSecondFactor: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body }) => switchOffSecondFactor(ctx, caller, session, body),
  },
  listPasskeys: {
    rate: 'ordinary',
    handle: async ({ ctx, session }) => ok(await listPasskeys(ctx, session)),
  },
  startPasskey: {
    rate: 'ordinary',
    handle: ({ ctx, session }) => startPasskey(ctx, session),
  },
  addPasskey: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, body }) => addPasskey(ctx, caller, session, asLibraryWants(body)),
  },
  renamePasskey: {
    rate: 'ordinary',
    handle: ({ ctx, session, params, body }) => renamePasskey(ctx, session, params.id, body.name),
  },
  removePasskey: {
    rate: 'ordinary',
    handle: ({ ctx, caller, session, params }) => removePasskey(ctx, caller, session, params.id),
  },
};
