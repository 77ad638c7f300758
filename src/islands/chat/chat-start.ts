/**
 * The few bytes that every page carries for the chat: whose it is (`server/static/page-additions.ts` says so when it is not our
 * own), and that nothing of it is loaded before it is opened. What opens it is hidden until there is somebody behind it.
 */
import type { ChatService } from '#stores/inbox/chat-service.ts';
import { wakeDialogs } from '#stores/shell/wake-dialogs.ts';

type Setup = ChatService | { readonly kind: 'house' } | { readonly kind: 'none' };

const panel = document.querySelector<HTMLElement>('#chat');
const meta = document.querySelector<HTMLMetaElement>('meta[name="chat"]');
// Written by the process itself.
const setup: Setup = meta === null ? { kind: 'house' } : JSON.parse(meta.content);

const openOwn = async (): Promise<void> => {
  const { openChat } = await import('#stores/inbox/chat-opened.ts');
  openChat();
  panel?.querySelector('astro-island')?.dispatchEvent(new CustomEvent('faceup:intent'));
};
const openOther = async (service: ChatService): Promise<void> => {
  const { openChatService } = await import('#stores/inbox/chat-service.ts');
  await openChatService(service);
};

panel?.addEventListener('beforetoggle', (event) => {
  if (event.newState !== 'open') return;
  // It takes the place of the menu that it was opened from.
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  // What fails is said by their messages.
  wakeDialogs();
  if (setup.kind === 'house') void openOwn();
  else {
    event.preventDefault();
    if (setup.kind !== 'none') void openOther(setup);
  }
});

if (setup.kind !== 'none') document.documentElement.dataset['chat'] = setup.kind;

// A script that draws a button of its own must be there without a press: once the page has nothing else to do.
if (setup.kind === 'script') {
  const load = (): void =>
    void import('#stores/inbox/chat-service.ts').then((chat) => chat.loadChatService(setup)).catch(() => undefined);
  const whenIdle = (): unknown => (window.requestIdleCallback ?? setTimeout)(load);
  window.addEventListener('load', () => setTimeout(whenIdle, 5_000));
}
