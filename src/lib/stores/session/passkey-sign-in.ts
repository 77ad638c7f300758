import { atom } from 'nanostores';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { showFail } from '../shell/toasts.ts';
import { hasPasskeys } from './passkey-support.ts';
import { landAfterSignIn } from './sign-in.ts';

/** `working`: the device asks for finger, face or PIN. `unused`: the player, or the device, gave up. */
export const $passkeySignIn = atom<'idle' | 'working' | 'unused'>('idle');

const load = () => import('@simplewebauthn/browser');

/** Lets the device sign, and goes in with that. False when no key was used; a refusal of the server says itself. */
const signWithKey = async (
  optionsJSON: ApiAnswer<'startPasskeySignIn'>,
  useBrowserAutofill: boolean,
): Promise<boolean> => {
  const { startAuthentication } = await load();
  const used = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(() => null);
  if (used === null) return false;
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = used.response;
  const response = { clientDataJSON, authenticatorData, signature, userHandle };
  const answer = await callApi('signInByPasskey', {
    body: { id: used.id, rawId: used.rawId, type: 'public-key', response },
  });
  if (answer.ok) await landAfterSignIn();
  else showFail(answer);
  return true;
};

/** Signs in by a passkey at a press. */
export const signInByPasskey = async (): Promise<void> => {
  if ($passkeySignIn.get() === 'working') return;
  $passkeySignIn.set('working');
  const options = await callApi('startPasskeySignIn', {});
  if (!options.ok) showFail(options);
  const isUsed = options.ok ? await signWithKey(options.value, false) : true;
  $passkeySignIn.set(isUsed ? 'idle' : 'unused');
};

/** Lets the browser offer passkeys in the email field, where it can; a key that is chosen there signs in. */
export const offerPasskeys = async (): Promise<void> => {
  if (!hasPasskeys() || !(await (await load()).browserSupportsWebAuthnAutofill())) return;
  const options = await callApi('startPasskeySignIn', {});
  if (options.ok && $passkeySignIn.get() !== 'working') await signWithKey(options.value, true);
};

/** Ends the offer and whatever the device is asked for: the dialog is gone. */
export const withdrawPasskeys = async (): Promise<void> => {
  $passkeySignIn.set('idle');
  if (hasPasskeys()) (await load()).WebAuthnAbortService.cancelCeremony();
};
