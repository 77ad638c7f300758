import { atom } from 'nanostores';
import type { PasskeyName } from '#contract/forms/proofs.ts';
import { type ApiAnswer, type ApiResult, callApi } from '../calls/api.ts';
import { $player, answered, askedAnew, createQuery } from '../calls/query.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showError, showFail, showSuccess } from '../shell/toasts.ts';
import { withProof } from './proof.ts';

export type Passkey = ApiAnswer<'listPasskeys'>[number];

export const $passkeys = createQuery<Passkey[]>(['passkeys', $player], {
  ...askedAnew,
  fetcher: () => answered(callApi('listPasskeys', {})),
});

/** What is being done: `add`, or the id of the key that is being removed. */
export const $keyAction = atom<string | null>(null);

type Made = ApiResult<ApiAnswer<'addPasskey'>> | 'cancelled' | 'known';

/** Lets the device make a key and hands its public half over. */
const makeKey = async (optionsJSON: ApiAnswer<'startPasskey'>): Promise<Made> => {
  const { startRegistration, WebAuthnError } = await import('@simplewebauthn/browser');
  try {
    const made = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = made.response;
    const response = { clientDataJSON, attestationObject, transports };
    return await callApi('addPasskey', { body: { id: made.id, rawId: made.rawId, type: 'public-key', response } });
  } catch (error) {
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? 'known' : 'cancelled';
  }
};

/** Adds a passkey of this device. Nothing has happened when the player cancels, and that is said. */
export const addPasskey = async (): Promise<void> => {
  $keyAction.set('add');
  const options = await withProof(() => callApi('startPasskey', {}));
  const made = options?.ok ? await makeKey(options.value) : options;
  $keyAction.set(null);
  if (made === null) return;
  if (made === 'known') return showError('passkey_known');
  if (made === 'cancelled') return showError('passkey_cancelled');
  if (!made.ok) return showFail(made);
  $passkeys.revalidate();
  showSuccess('passkey_added');
};

/** Removes a key of the player's; asked before by the caller. */
export const removePasskey = async (id: string): Promise<void> => {
  $keyAction.set(id);
  const result = await withProof(() => callApi('removePasskey', { params: { id } }));
  $keyAction.set(null);
  if (result === null) return;
  if (!result.ok && result.code !== 'not_found') return showFail(result);
  $passkeys.revalidate();
  showSuccess('passkey_removed');
};

/** The key whose name is being changed. */
export const $renaming = atom<string | null>(null);

/** Gives the key that is being renamed its new name. */
export const renamePasskey = async ({ name }: PasskeyName): Promise<Sent<PasskeyName>> => {
  const id = $renaming.get();
  if (id === null) return notSent();
  const result = await callApi('renamePasskey', { params: { id }, body: { name } });
  if (!result.ok) {
    if (result.fields?.['name'] !== undefined) return notSent({ name: 'name_required' });
    showFail(result);
    return notSent();
  }
  $passkeys.mutate($passkeys.value?.data?.map((key) => (key.id === id ? { ...key, name } : key)));
  $passkeys.revalidate();
  endRename();
  return sent;
};

/** Leaves the key's name as it is. */
export const endRename = (): void => $renaming.set(null);

/** Begins to rename a key. */
export const startRename = ({ id }: Passkey): void => $renaming.set(id);
