import { atom } from 'nanostores';
import type { RequestOptions } from '#contract/passkey-wire.ts';
import { callDesk, type DeskAnswer, type DeskCode, type DeskFail, type DeskResult, proveWith } from './call-desk.ts';
import { loadMe } from './me.ts';

/** `cancelled`: the device, or who holds it, gave up; nothing has happened. `known`: the device has a key for this person already. */
export type KeyCode = DeskCode | 'cancelled' | 'known';

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const load = () => import('@simplewebauthn/browser');

type Options = DeskAnswer<'startOwnKey'>;

/** Lets the device make a key. */
const makeKey = async (optionsJSON: Options) => {
  const { startRegistration, WebAuthnError } = await load();
  try {
    const made = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = made.response;
    const response = { clientDataJSON, attestationObject, transports };
    return { key: { id: made.id, rawId: made.rawId, type: 'public-key' as const, response } };
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { code: isKnown ? ('known' as const) : ('cancelled' as const) };
  }
};

const signWithKey = async (optionsJSON: RequestOptions) => {
  const { startAuthentication } = await load();
  const used = await startAuthentication({ optionsJSON }).catch(() => null);
  if (used === null) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = used.response;
  const response = { clientDataJSON, authenticatorData, signature, userHandle };
  return { id: used.id, rawId: used.rawId, type: 'public-key' as const, response };
};

export const $signingIn = atom(false);

/** Signs in by a passkey at a press; what went wrong, or null. */
export const signInAtDesk = async (): Promise<KeyCode | null> => {
  if ($signingIn.get()) return null;
  $signingIn.set(true);
  const code = await signIn();
  $signingIn.set(false);
  return code;
};

const signIn = async (): Promise<KeyCode | null> => {
  const options = await callDesk('startStaffSignIn', {});
  if (!options.ok) return options.code;
  const body = await signWithKey(options.value);
  if (body === null) return 'cancelled';
  const answer = await callDesk('signInStaff', { body });
  if (!answer.ok) return answer.code;
  await loadMe();
  return null;
};

/** Shows one’s passkey once more; true when the server believes it. */
const proveAgain = async (): Promise<boolean> => {
  const options = await callDesk('startStaffProof', {});
  if (!options.ok) return false;
  const body = await signWithKey(options.value);
  return body !== null && (await callDesk('proveStaff', { body })).ok;
};
proveWith(proveAgain);

/** What the link of an invitation brings, and what was handed over beside it. */
export type Invitation = { readonly token: string; readonly code: string };

/** Asks whose link it is. `name`: null where the first one here says it. */
export const openInvitation = (invitation: Invitation): Promise<DeskResult<DeskAnswer<'startEnrolment'>>> =>
  callDesk('startEnrolment', { body: invitation });

/** Makes the first passkey of who was invited, which signs them in; what went wrong, or null. */
export const enrolByInvitation = async (
  invitation: Invitation,
  name: string | null,
): Promise<DeskFail | { readonly ok: false; readonly code: KeyCode } | null> => {
  // Asked anew with each try: a question to a device is good once, and not for long.
  const opened = await openInvitation(invitation);
  if (!opened.ok) return opened;
  const made = await makeKey(opened.value.options);
  if ('code' in made) return { ok: false, code: made.code };
  const body = { ...invitation, passkey: made.key, ...(name !== null && { name }) };
  const answer = await callDesk('enrol', { body });
  return answer.ok ? null : answer;
};

/** Makes another passkey of one’s own; what went wrong, or null. */
export const addOwnKey = async (): Promise<KeyCode | null> => {
  const options = await callDesk('startOwnKey', {});
  if (!options.ok) return options.code;
  const made = await makeKey(options.value);
  if ('code' in made) return made.code;
  const answer = await callDesk('addOwnKey', { body: made.key });
  return answer.ok ? null : answer.code;
};

/** The secret of the link that brought somebody here, which leaves the address at once (ASVS 14.2.1); null: there is none. */
export const takeInvitation = (): string | null => {
  const token = /^#([A-Za-z0-9_-]{43})$/.exec(window.location.hash)?.[1] ?? null;
  if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
};
