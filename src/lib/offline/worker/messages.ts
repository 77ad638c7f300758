declare const self: ServiceWorkerGlobalScope;

/** What the house sends (src/lib/server/services/inbox/push-message.ts): words for the screen, and where a press on them leads. */
type Message = { readonly title: string; readonly body: string; readonly path: string; readonly tag: string };

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'body', 'path', 'tag'].every((name) => name in value && typeof Reflect.get(value, name) === 'string');

const readMessage = (data: PushMessageData | null): Message | undefined => {
  try {
    const value: unknown = data?.json();
    return isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Shows what the house sent; the same message again takes the place of the first. */
export const showMessage = async (data: PushMessageData | null): Promise<void> => {
  const message = readMessage(data);
  if (!message) return;
  const { title, body, path, tag } = message;
  await self.registration.showNotification(title, { body, tag, icon: '/icons/icon-192.png', data: path });
};

/** A path of the house alone: what is pressed leads nowhere else. */
const pageOf = (path: unknown): string => {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  return url.origin === self.location.origin ? url.href : self.location.origin;
};

/** Leads to the page that a message is about: in the window that is open, which is the player's own, or in another one. */
export const openMessage = async (message: Notification): Promise<void> => {
  message.close();
  const page = pageOf(message.data);
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => url === page);
  await (open ? open.focus() : self.clients.openWindow(page));
};
