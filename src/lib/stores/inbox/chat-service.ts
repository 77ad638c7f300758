import { houseLanguage } from '#domain/locale.ts';
import { callApi } from '../calls/api.ts';
import { wait } from '../calls/ask.ts';
import { loadSession } from '../session/session.ts';
import { loadScript } from '../shell/load-script.ts';
import { showError } from '../shell/toasts.ts';

/** A chat of the operator's as the page names it. */
export type ChatService =
  | { readonly kind: 'chatwoot'; readonly origin: string; readonly token: string }
  | { readonly kind: 'script'; readonly url: string };

/** How long after its load the chat is told who the player is (specification, section 9). */
const profileSyncMs = 3_000;

type Chatwoot = {
  readonly toggle: (state: 'open') => void;
  readonly setUser: (identifier: string, facts: Readonly<Record<string, string>>) => void;
};
declare global {
  interface Window {
    chatwootSettings?: Readonly<Record<string, unknown>>;
    chatwootSDK?: { readonly run: (inbox: { websiteToken: string; baseUrl: string }) => void };
    $chatwoot?: Chatwoot;
  }
}

type Identity = { identifier: string; identifierHash: string | null; name: string; email: string };

/** Tells the chat of the player, 3 s after it was there and not before. A visitor stays unknown to it. */
const syncProfile = async (tell: (identity: Identity) => void): Promise<void> => {
  await wait(profileSyncMs);
  if (!(await loadSession())) return;
  const identity = await callApi('readChatIdentity', {});
  if (identity.ok) tell(identity.value);
};

const tellChatwoot = ({ identifier, identifierHash, name, email }: Identity): void =>
  window.$chatwoot?.setUser(identifier, {
    name,
    email,
    ...(identifierHash === null ? {} : { identifier_hash: identifierHash }),
  });

/** By Chatwoot's website SDK (chatwoot.com, "Website live chat"): its own bubble is hidden, since ours opens it. */
const loadChatwoot = async (origin: string, token: string): Promise<void> => {
  window.chatwootSettings = { hideMessageBubble: true, position: 'right', locale: houseLanguage, type: 'standard' };
  const ready = new Promise<void>((resolve) => {
    window.addEventListener('chatwoot:ready', () => resolve(), { once: true });
  });
  await loadScript(`${origin}/packs/js/sdk.js`);
  window.chatwootSDK?.run({ websiteToken: token, baseUrl: origin });
  await ready;
  void syncProfile(tellChatwoot);
};

const loadOther = async (url: string): Promise<void> => {
  await loadScript(url);
  void syncProfile((detail) => window.dispatchEvent(new CustomEvent('chat:profile', { detail })));
};

let loading: Promise<void> | undefined;

/** Loads the operator's chat once; after a failure it tries again. Rejects when it does not come. */
export const loadChatService = (service: ChatService): Promise<void> => {
  loading ??= (
    service.kind === 'chatwoot' ? loadChatwoot(service.origin, service.token) : loadOther(service.url)
  ).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

/** Opens the operator's chat for a press on our button, and says so when it does not come. */
export const openChatService = async (service: ChatService): Promise<void> => {
  try {
    await loadChatService(service);
    window.$chatwoot?.toggle('open');
    window.dispatchEvent(new CustomEvent('chat:open'));
  } catch {
    showError('chat_failed');
  }
};
