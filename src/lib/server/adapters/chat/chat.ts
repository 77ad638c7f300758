import type { Config } from '../../config.ts';

/** What pages are told of the chat (`<meta name="chat">`), read by `islands/chat/chat-start.ts`. `house`: our own. */
type ChatSetup =
  | { readonly kind: 'house' | 'none' }
  | { readonly kind: 'chatwoot'; readonly origin: string; readonly token: string }
  | { readonly kind: 'script'; readonly url: string };

/** What the pages' policy must allow for a chat from outside. `inlineStyles`: it writes style elements of its own. */
export type ChatSources = { readonly origin: string; readonly inlineStyles: boolean } | null;

export const chatSetup = ({
  chatKind,
  chatwootUrl,
  chatwootToken,
  chatScriptUrl,
}: ChatConfig & Pick<Config, 'chatwootToken'>): ChatSetup => {
  if (chatKind === 'chatwoot') return { kind: chatKind, origin: chatwootUrl ?? '', token: chatwootToken ?? '' };
  if (chatKind === 'script') return { kind: chatKind, url: chatScriptUrl ?? '' };
  return { kind: chatKind };
};

/** Exactly the configured origin; none where the chat is the house's own. */
export const chatSources = ({
  chatKind,
  chatwootUrl = null,
  chatScriptUrl = null,
}: Partial<ChatConfig>): ChatSources => {
  if (chatKind === 'chatwoot' && chatwootUrl !== null) return { origin: chatwootUrl, inlineStyles: true };
  if (chatKind === 'script' && chatScriptUrl !== null)
    return { origin: new URL(chatScriptUrl).origin, inlineStyles: false };
  return null;
};

export type ChatConfig = Pick<Config, 'chatKind' | 'chatwootUrl' | 'chatScriptUrl'>;
